import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ItemProviderTests {
  @MainActor final class Box<Value> {
    var value: Value?
    nonisolated init() {}
  }

  @Test("Objects are given away and made again") func objects() throws {
    let provider = NSItemProvider(object: NSString(string: "ü"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(
      provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: UIImage.self)
    )
    let text = Box<String>()
    provider.loadObject(ofClass: String.self) { string, _ in
      MainActor.assumeIsolated { text.value = string }
    }
    #expect(text.value == "ü")
    let url = Box<URL>()
    let link = NSItemProvider(object: try #require(NSURL(string: "https://example.org/a")))
    #expect(link.hasItemConformingToTypeIdentifier("public.url"))
    link.loadObject(ofClass: URL.self) { address, _ in
      MainActor.assumeIsolated { url.value = address }
    }
    #expect(url.value?.absoluteString == "https://example.org/a")
  }

  @Test("Data is made when it is asked for, and comes once") func lazily() {
    let provider = NSItemProvider()
    let calls = Box<Int>()
    calls.value = 0
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      completion in
      MainActor.assumeIsolated { calls.value = (calls.value ?? 0) + 1 }
      completion(Data("{}".utf8), nil)
      completion(nil, nil)
      return nil
    }
    #expect(calls.value == 0)
    let answers = Box<[Data?]>()
    answers.value = []
    provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
      MainActor.assumeIsolated { answers.value?.append(data) }
    }
    #expect(calls.value == 1 && answers.value == [Data("{}".utf8)])
    let failure = Box<NSError>()
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
      MainActor.assumeIsolated { failure.value = data == nil ? error as NSError? : nil }
    }
    #expect(failure.value?.domain == NSItemProvider.errorDomain)
    #expect(failure.value?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test("Files are offered as files, and read in the background") func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes.txt")
    try Data("hello".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == "notes")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.file-url"])
    #expect(NSItemProvider(contentsOf: folder.appendingPathComponent("none")) == nil)
    let text = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
        continuation.resume(returning: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    #expect(text == "hello")
  }

  @Test("Kinds of types stand for each other") func kinds() {
    #expect(PasteboardType.conforms("public.png", to: "public.image"))
    #expect(!PasteboardType.conforms("public.image", to: "public.png"))
    #expect(PasteboardType.conforms("public.file-url", to: "public.url"))
    #expect(!PasteboardType.conforms("public.url", to: "public.file-url"))
  }
}
