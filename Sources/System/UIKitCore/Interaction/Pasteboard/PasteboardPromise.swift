/// Data of an item provider on a pasteboard, which is loaded when somebody asks for it.
@MainActor final class PasteboardPromise {
  private let provider: NSItemProvider
  private let type: String

  init(_ provider: NSItemProvider, _ type: String) { (self.provider, self.type) = (provider, type) }

  /// The data if the provider has it at once.
  var data: Data? {
    var answer: Data?
    load { answer = $0 }
    return answer
  }

  func load(_ completion: @escaping @MainActor (Data?) -> Void) {
    provider.load(type) { data, _ in completion(data) }
  }
}
