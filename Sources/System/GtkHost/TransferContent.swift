import CGtk
import CGtkShim
import Foundation
import HostInterface

/// Hands forms of copied or dragged data to GDK, and reads those of other programs.
@MainActor enum TransferContent {
  private final class Forms: Sendable {
    @MainActor let forms: [TransferForm]
    @MainActor init(_ forms: [TransferForm]) { self.forms = forms }
  }

  /// Somebody who waits for data, once.
  private final class Request: Sendable {
    private let pointer: MainThreadValue<OpaquePointer?>
    init(_ pointer: OpaquePointer?) { self.pointer = MainThreadValue(pointer) }

    func give(_ data: Data?) {
      let bytes = data?.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      host_content_answer(pointer.value, bytes)
      if let bytes { g_bytes_unref(bytes) }
    }
  }

  /// Owned by the caller.
  static func makeProvider(_ forms: [TransferForm]) -> UnsafeMutablePointer<GdkContentProvider>? {
    var callbacks = HostContentCallbacks(
      request: { context, type, request in
        let answer = Request(request)
        guard let forms = object(context, as: Forms.self), let type else { return answer.give(nil) }
        let name = String(cString: type)
        MainActor.assumeIsolated {
          guard let form = forms.forms.first(where: { $0.type == name }) else {
            return answer.give(nil)
          }
          form.loadLater { answer.give($0) }
        }
      },
      release: { context in context.map { Unmanaged<Forms>.fromOpaque($0).release() } })
    var names = forms.map { UnsafePointer<CChar>(strdup($0.type)) }
    defer { for name in names { free(UnsafeMutableRawPointer(mutating: name)) } }
    return host_content_new(
      &names, Int32(names.count), &callbacks, Unmanaged.passRetained(Forms(forms)).toOpaque())
  }

  static func types(in formats: OpaquePointer?) -> [String] {
    var count: gsize = 0
    guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else {
      return []
    }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  /// A reader that waits for data.
  final class Reader: Sendable {
    @MainActor private let completion: @MainActor (Data?) -> Void
    @MainActor init(_ completion: @escaping @MainActor (Data?) -> Void) {
      self.completion = completion
    }

    /// For a call of `host_clipboard_read` or `host_drop_read`, which must follow.
    @MainActor var context: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static let callback: HostBytesRead = { context, bytes in
      guard let context else { return }
      let reader = Unmanaged<Reader>.fromOpaque(context).takeRetainedValue()
      var size: gsize = 0
      let start = bytes.flatMap { g_bytes_get_data($0, &size) }
      var data: Data?
      if bytes != nil { data = start.map { Data(bytes: $0, count: Int(size)) } ?? Data() }
      MainActor.assumeIsolated { reader.completion(data) }
    }
  }
}
