import QuartzCore

extension NSItemProvider {
  /// Loads the item's data of a type. For a file's "public.file-url" that is its URL.
  ///
  /// The handler is called on the main thread, but apps must not rely on this.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    load(typeIdentifier) { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    return progress
  }

  func load(_ type: String, _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void) {
    guard let form = representation(type) else {
      return completion(nil, Self.error(.itemUnavailableError))
    }
    _ = form.load { data, error in
      completion(data, data == nil ? error ?? Self.error(.itemUnavailableError) : nil)
    }
  }

  /// Loads the item's data of a type as a file, which is removed when the handler returns. The
  /// handler can be called on any thread.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let name = fileName(typeIdentifier)
    let provide = { @Sendable (write: @escaping @Sendable (URL) throws -> Void) in
      DispatchQueue.global().async {
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("item-" + UUID().uuidString)
        let file = folder.appendingPathComponent(name)
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try write(file)
          completionHandler(file, nil)
        } catch {
          completionHandler(nil, error)
        }
        try? FileManager.default.removeItem(at: folder)
      }
    }
    if let form = representation(typeIdentifier), let file = form.file {
      _ = file { url, error in
        progress.completedUnitCount = 1
        guard let url else {
          return completionHandler(nil, error ?? Self.error(.itemUnavailableError))
        }
        provide { try FileManager.default.copyItem(at: url, to: $0) }
      }
      return progress
    }
    load(typeIdentifier) { data, error in
      progress.completedUnitCount = 1
      guard let data else { return completionHandler(nil, error) }
      provide { try data.write(to: $0) }
    }
    return progress
  }

  private func fileName(_ type: String) -> String {
    let name = (suggestedName ?? "").replacingOccurrences(of: "/", with: "-")
    let ending = representation(type).flatMap { PasteboardType.fileExtension(of: $0.type) }
    let base = name.isEmpty || name == "." || name == ".." ? "item" : name
    return ending.map { base + "." + $0 } ?? base
  }

  // MARK: Objects

  /// Returns whether the item can be loaded as an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    type(for: aClass) != nil
  }

  /// Returns whether the item can be loaded as a text.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Returns whether the item can be loaded as a URL.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Returns the best type that a class can read.
  private func type(for aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return representations.first { form in
      readable.contains { PasteboardType.conforms(form.type, to: $0) }
    }?.type
  }

  /// Loads the item as an object of a class. The handler is called on the main thread, but apps
  /// must not rely on this.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    loadObject(aClass) { object, error in
      progress.completedUnitCount = 1
      completionHandler(object, error)
    }
    return progress
  }

  func loadObject(
    _ aClass: any NSItemProviderReading.Type,
    _ completion: @escaping @MainActor ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    guard let type = type(for: aClass) else {
      return completion(nil, Self.error(.unavailableCoercionError))
    }
    load(type) { data, error in
      guard let data else { return completion(nil, error) }
      do {
        completion(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completion(nil, error)
      }
    }
  }

  /// Loads the item as a text. The handler is called on the main thread, but apps must not rely on
  /// this.
  @discardableResult public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String(describing: $0) }, error)
    }
  }

  /// Loads the item as a URL. The handler is called on the main thread, but apps must not rely on
  /// this.
  @discardableResult public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL)?.absoluteURL, error)
    }
  }
}
