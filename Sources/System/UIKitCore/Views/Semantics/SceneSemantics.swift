import HostInterface
import QuartzCore

/// What assistive technologies read of a scene: built after its frames while somebody reads, and
/// never otherwise.
@MainActor final class SceneSemantics {
  private unowned let scene: UIWindowScene
  private let hostWindow: any HostWindow
  private var objects: [SemanticsNode.ID: Weak<UIResponder>] = [:]
  private var last: (tree: SemanticsTree, time: TimeInterval)?
  private var timer: FrameTimer?
  /// The element that the app has moved the reader to, until the keyboard's focus moves.
  private var target: (element: Weak<UIResponder>, keyboard: ObjectIdentifier?)?
  private var places = ReaderPlaces()
  /// The element that readers are at.
  private(set) weak var focusedElement: UIResponder?
  /// How often in turn there was nothing to read, as of a screen that is on its way.
  private var emptyBuilds = 0
  /// How often a tree was built.
  private(set) var builds = 0

  /// The shortest time between two trees in seconds: what moves is read where it comes to rest.
  private static let interval: TimeInterval = 0.1
  /// A screen that shows nothing for longer is empty.
  private static let mostEmptyBuilds = 5

  init(scene: UIWindowScene, hostWindow: any HostWindow) {
    self.scene = scene
    self.hostWindow = hostWindow
  }

  isolated deinit { timer?.invalidate() }

  func frameWasComposed() {
    guard hostWindow.wantsSemantics, timer == nil else { return }
    let wait = last.map { $0.time + Self.interval - MediaClock.now } ?? 0
    guard wait > 0 else { return build() }
    timer = FrameTimer(after: wait) { [weak self] in self?.build() }
  }

  /// Called when somebody begins or stops reading.
  func wishDidChange() {
    if hostWindow.wantsSemantics { return build() }
    timer?.invalidate()
    (timer, last, target, objects, places) = (nil, nil, nil, [:], ReaderPlaces())
    focusDidMove(to: nil)
  }

  private func focusDidMove(to element: UIResponder?) {
    let former = focusedElement
    guard element !== former else { return }
    focusedElement = element
    UIAccessibility.focusDidMove(from: former, to: element)
  }

  /// Moves the reader to an element.
  func move(to element: UIResponder) {
    target = (Weak(element), scene.keyWindow?.firstResponder.map(ObjectIdentifier.init))
    scene.requestFrame()
  }

  /// The object of a node of the last tree; nil if it is gone.
  func object(_ id: SemanticsNode.ID) -> UIResponder? { objects[id]?.value }

  /// The same for what a reader wants to act on: since the last tree, another object may have taken its
  /// place, as a bar's new button.
  func receiver(_ id: SemanticsNode.ID) -> UIResponder? {
    if let object = object(id), object.placeView?.window != nil { return object }
    for window in scene.layoutRoots { window.layoutIfNeeded() }
    build()
    return object(id)
  }

  /// The first element in a node.
  func innermost(_ id: SemanticsNode.ID) -> UIResponder? {
    let tree = last?.tree
    var id = id
    while let first = tree?[id]?.children.first { id = first }
    return object(id)
  }

  private func build() {
    timer?.invalidate()
    timer = nil
    guard hostWindow.wantsSemantics else { return }
    builds += 1
    var builder = SemanticsBuilder(
      focused: focused, area: CGRect(origin: .zero, size: hostWindow.size),
      count: last?.tree.nodes.count ?? 0)
    let tree = builder.tree(of: scene, scene.layoutRoots, places: &places)
    if tree.nodes.count == 1, last != nil, emptyBuilds < Self.mostEmptyBuilds {
      emptyBuilds += 1
      timer = FrameTimer(after: Self.interval) { [weak self] in self?.build() }
      return
    }
    emptyBuilds = 0
    objects = builder.objects
    let isSame = tree == last?.tree
    last = (tree, MediaClock.now)
    if !isSame { hostWindow.present(tree) }
    let element = tree.focus.flatMap(object)
    if let former = focusedElement, former === target?.element.value, former !== element {
      target = nil
    }
    focusDidMove(to: element)
  }

  private var focused: UIResponder? {
    let responder = scene.keyWindow?.firstResponder
    if let target, let element = target.element.value,
      target.keyboard == responder.map(ObjectIdentifier.init)
    {
      return element
    }
    target = nil
    return (responder as? any SemanticsList)?.focusedItemView ?? responder
  }
}
