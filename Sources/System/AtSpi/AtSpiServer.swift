import CGtk
import Foundation
import HostInterface

/// Answers assistive technologies from the trees that windows have handed over, and tells them what
/// has changed.
final class AtSpiServer: @unchecked Sendable {  // because only its thread uses what changes
  /// What a window shows now.
  struct Window {
    let number: Int
    var title: String
    var isActive = false
    var placement: SemanticsPlacement?
    /// Nil until somebody reads.
    var tree: SemanticsTree?
    let perform: Performing
  }
  typealias Performing =
    @Sendable (SemanticsAction, SemanticsNode.ID, @escaping @Sendable (Bool) -> Void) -> Void

  let thread = AtSpiThread()
  let name: String
  /// Called on the thread.
  var onReadingChange: (@Sendable (Bool) -> Void)?
  /// In the order in which they opened.
  private(set) var windows: [Window] = []
  var bus: AtSpiBus? { didSet { keys.bus = bus } }
  let keys: AtSpiKeys
  /// The object of the desktop, which the app is a child of.
  var desktop: (name: String, path: String)?
  /// The programs that asked for what is in the windows.
  private var readers: Set<String> = []
  /// What programs want to be told of.
  var listeners: [String] = [] { didSet { updateReading() } }
  private(set) var isRead = false
  /// Calls that wait for the first trees.
  private var waiting: [Call] = []
  /// The announcement that is shown as an object of its own.
  var notification: Notification?
  /// The number that the registry has given to the app.
  var identifier: Int32 = 0

  struct Notification {
    let path: String
    let text: String
    let window: SemanticsNode.ID
  }

  init(name: String) {
    self.name = name
    keys = AtSpiKeys(thread: thread)
  }

  /// The time in milliseconds in which windows have to hand over their first trees.
  private static let patience: UInt32 = 1000

  // MARK: Windows

  func addWindow(_ number: Int, title: String, perform: @escaping Performing) {
    windows.append(Window(number: number, title: title, perform: perform))
  }

  func removeWindow(_ number: Int) {
    guard let index = windows.firstIndex(where: { $0.number == number }) else { return }
    let window = windows.remove(at: index)
    if let tree = window.tree { tellGone(tree, at: index) }
    answerWaiting()
  }

  func change(_ number: Int, _ body: (inout Window) -> Void) {
    guard let index = windows.firstIndex(where: { $0.number == number }) else { return }
    body(&windows[index])
  }

  func setActive(_ isActive: Bool, _ number: Int) {
    guard let index = windows.firstIndex(where: { $0.number == number }) else { return }
    windows[index].isActive = isActive
    if windows[index].tree != nil { tellActive(windows[index]) }
  }

  func show(_ tree: SemanticsTree, _ number: Int) {
    guard isRead, let index = windows.firstIndex(where: { $0.number == number }) else { return }
    let former = windows[index].tree
    // Swapped before anybody is told, as readers ask at once.
    windows[index].tree = tree
    if let former {
      tellChanges(windows[index], tree, since: former)
    } else {
      tellNew(windows[index], tree)
    }
    answerWaiting()
  }

  // MARK: Readers

  /// Remembers that a program asks for what is in the windows.
  func read(by program: String) {
    guard readers.insert(program).inserted else { return }
    updateReading()
  }

  func programIsGone(_ program: String) {
    guard readers.remove(program) != nil else { return }
    updateReading()
  }

  private func updateReading() {
    let isRead = !readers.isEmpty || !listeners.isEmpty
    guard isRead != self.isRead else { return }
    self.isRead = isRead
    if !isRead { for index in windows.indices { windows[index].tree = nil } }
    onReadingChange?(isRead)
  }

  /// Whether there are trees to answer from.
  var isReady: Bool { windows.allSatisfy { $0.tree != nil } }

  /// Lets a call wait until windows have handed over their trees, but not for long.
  func postpone(_ call: Call) {
    waiting.append(call)
    guard waiting.count == 1 else { return }
    thread.run(after: Self.patience) { [weak self] in self?.answerWaiting(anyway: true) }
  }

  private func answerWaiting(anyway: Bool = false) {
    guard isReady || anyway else { return }
    let calls = waiting
    waiting = []
    for var call in calls {
      call.hasWaited = true
      answer(call)
    }
  }

  // MARK: Objects

  func place(of id: SemanticsNode.ID) -> (window: Window, tree: SemanticsTree, node: SemanticsNode)?
  {
    for window in windows {
      if let tree = window.tree, let node = tree[id] { return (window, tree, node) }
    }
    return nil
  }
}
