import HostInterface
import QuartzCore

/// Makes the semantics of a scene from what its views tell assistive technologies.
@MainActor struct SemanticsBuilder {
  private(set) var nodes: [SemanticsNode] = []
  private(set) var objects: [SemanticsNode.ID: Weak<UIResponder>] = [:]
  /// The object that has the focus.
  private let focused: UIResponder?
  private(set) var focus: SemanticsNode.ID?
  private let area: CGRect
  /// The modal view in front.
  private var front: Front?

  private struct Front {
    let screen: UIResponder
    let name: String
    /// An element that says no more than the screen's name, which readers say before the focus.
    var title: SemanticsNode.ID?
    var first: SemanticsNode.ID?
  }

  /// - Parameter count: The number of nodes to expect.
  init(focused: UIResponder?, area: CGRect, count: Int) {
    self.focused = focused
    self.area = area
    nodes.reserveCapacity(count)
    objects.reserveCapacity(count)
  }

  /// Returns the tree of a scene with these windows, frontmost window last.
  mutating func tree(
    of scene: UIWindowScene, _ windows: [UIWindow], places: inout ReaderPlaces
  ) -> SemanticsTree {
    var root = SemanticsNode(id: scene.semanticsID(for: .window), role: .window)
    root.bounds = area
    root.states = [.enabled, .showing]
    let items = AccessibilityTree.items(in: windows)
    root.children = items.map { add($0, Surroundings(parent: root.id, clip: area)) }
    let start = front?.first ?? front?.title
    let first = start.flatMap { objects[$0]?.value }
    let former = places.enter(front?.screen ?? scene, first: first)
    // What its reader was at may have been of the screen that it has covered by now.
    let isLeaving = (front?.screen as? any SemanticsScreen)?.isLeaving == true
    focus = focus ?? former.flatMap(node) ?? (isLeaving ? nil : start)
    let element = focus.flatMap { objects[$0]?.value }
    places.move(to: element)
    // A window that shows one thing is often called by its name, which would be read twice.
    let title = scene.title ?? ""
    let isSaid = (element ?? former).map { $0.accessibilityLabel == title }
    root.name = isSaid ?? (places.saidTitle == title) ? "" : title
    places.saidTitle = root.name.isEmpty ? title : nil
    nodes.append(root)
    return SemanticsTree(root: root.id, nodes: nodes, focus: focus)
  }

  /// The node of an object; nil if it isn't in the tree.
  private func node(of object: UIResponder) -> SemanticsNode.ID? {
    let id = object.accessibilityValues?.semantics?.id
    return id.flatMap { objects[$0]?.value === object ? $0 : nil }
  }

  private struct Surroundings {
    var parent: SemanticsNode.ID
    /// The part of the window in which the parent shows its children.
    var clip: CGRect
    var place: SemanticsPlace?
    var isInGrid = false
  }

  private mutating func add(
    _ item: AccessibilityTree.Item, _ around: Surroundings
  ) -> SemanticsNode.ID {
    let object = item.object
    var node =
      item.isElement
      ? object.elementNode(isItem: around.place != nil, isInGrid: around.isInGrid)
      : object.containerNode(isModal: object.accessibilityViewIsModal)
    node.parent = around.parent
    node.place = around.place
    node.bounds = object.accessibilityFrame
    let visible = node.bounds.intersection(around.clip)
    if !visible.isNull, !visible.isEmpty { node.states.insert(.showing) }
    (object as? any SemanticsDescribing)?.describe(&node)
    if object === focused { focus = node.id }
    if node.states.contains(.modal) {
      front = Front(screen: object, name: node.name)
    } else if item.isElement, front?.first == nil {
      // While a screen comes, the one that it covers may be in the container, too.
      let shown = (front?.screen as? any SemanticsScreen)?.screenView
      let chain = sequence(first: object, next: \.next)
      if shown == nil || chain.contains(where: { $0 === shown }) {
        if front?.name == node.name { front?.title = node.id } else { front?.first = node.id }
      }
    }
    objects[node.id] = Weak(object)
    let list = object as? any SemanticsList
    let data = node.role == .table ? object as? any UIAccessibilityContainerDataTable : nil
    let places = Self.places(in: list, data)
    let inner = Surroundings(
      parent: node.id, clip: list == nil ? around.clip : around.clip.intersection(node.bounds),
      isInGrid: list?.isGrid ?? (data != nil))
    node.children = item.items.map { child in
      var inner = inner
      inner.place = places(child.object)
      return add(child, inner)
    }
    node.table = data.map { table(of: $0, node.children) }
    nodes.append(node)
    return node.id
  }

  /// Returns what tells the place of a child.
  private static func places(
    in list: (any SemanticsList)?, _ data: (any UIAccessibilityContainerDataTable)?
  ) -> (UIResponder) -> SemanticsPlace? {
    if let table = data?.semantics {
      return { ($0 as? any UIAccessibilityContainerDataTableCell)?.place(in: table) }
    }
    let places = list?.makePlaces()
    return { ($0 as? UIView).flatMap { places?($0) } }
  }

  private func table(
    of data: any UIAccessibilityContainerDataTable, _ children: [SemanticsNode.ID]
  ) -> SemanticsTable {
    let children = Set(children)
    let cells = nodes.filter { children.contains($0.id) }.compactMap(\.place)
    return data.semantics(around: cells) { node(of: $0) }
  }
}

extension UIResponder {
  /// The identity of the object with a role, which readers take for something that doesn't change.
  func semanticsID(for role: SemanticsRole) -> SemanticsNode.ID {
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    if let known = values.semantics, known.role == role { return known.id }
    let id = SemanticsNode.makeID()
    values.semantics = (id, role)
    return id
  }

  /// The range of what says its value only in words: a number that changes whenever they do, as
  /// readers take a value that stays the same for unchanged.
  private func relativeRange(_ value: String?) -> SemanticsRange {
    let former = accessibilityValues?.adjusted
    let count = former.map { $0.value == value ? $0.count : $0.count + 1 } ?? 0
    accessibilityValues?.adjusted = (value, count)
    return SemanticsRange(value: count, limits: count - 1...count + 1, step: 1, isExact: false)
  }

  fileprivate func containerNode(isModal: Bool) -> SemanticsNode {
    let role: SemanticsRole =
      if isModal {
        (self as? any SemanticsDescribing)?.semanticsRole ?? .dialog
      } else if let list = self as? any SemanticsList {
        list.isGrid ? .grid : .list
      } else if accessibilityTraits.contains(.tabBar) {
        .tabList
      } else {
        switch accessibilityContainerType {
        case .dataTable: .table
        case .list: .list
        case .landmark: .landmark
        case .none, .semanticGroup: .group
        }
      }
    var node = SemanticsNode(id: semanticsID(for: role), role: role)
    node.name = accessibilityLabel ?? ""
    node.identifier = (self as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
    node.states = isModal ? [.enabled, .modal] : .enabled
    if self is UIScrollView {
      node.actions = [.init(.scroll(forward: true)), .init(.scroll(forward: false))]
    }
    if isModal { node.actions.append(.init(.escape)) }
    return node
  }

  fileprivate func elementNode(isItem: Bool, isInGrid: Bool) -> SemanticsNode {
    let traits = accessibilityTraits
    let described = SemanticsRole(traits, isItem: isItem)
    let role =
      (self as? any SemanticsDescribing)?.semanticsRole
      ?? (isInGrid && described == .listItem ? .cell : described)
    var node = SemanticsNode(id: semanticsID(for: role), role: role)
    node.name = accessibilityLabel ?? ""
    node.hint = accessibilityHint ?? ""
    node.identifier = (self as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
    node.value = accessibilityValue
    if !traits.contains(.notEnabled) { node.states.insert(.enabled) }
    if traits.contains(.updatesFrequently) { node.states.insert(.busy) }
    if traits.contains(.selected) { node.states.formUnion([.selectable, .selected]) }
    if isItem { node.states.insert(.selectable) }
    if traits.contains(.toggleButton) {
      node.states.insert(.checkable)
      if node.value == "1" { node.states.insert(.checked) }
      node.value = nil
    }
    if accessibilityExpandedStatus != .unsupported { node.states.insert(.expandable) }
    if accessibilityExpandedStatus == .expanded { node.states.insert(.expanded) }
    if canBecomeFirstResponder || isItem { node.states.insert(.focusable) }
    if !traits.contains(.staticText) || accessibilityRespondsToUserInteraction {
      node.actions.append(.init(.activate))
    }
    if traits.contains(.adjustable) {
      node.range = relativeRange(node.value)
      node.actions += [.init(.increment), .init(.decrement)]
    }
    if role == .text || role == .heading { node.text = SemanticsText(node.name) }
    for (index, action) in (accessibilityCustomActions ?? []).enumerated() {
      node.actions.append(.init(.custom(index), title: action.name))
    }
    return node
  }
}

extension SemanticsRole {
  fileprivate init(_ traits: UIAccessibilityTraits, isItem: Bool) {
    self =
      if traits.contains(.toggleButton) {
        .toggleButton
      } else if traits.contains(.header) {
        .heading
      } else if isItem {
        .listItem
      } else if traits.contains(.adjustable) {
        .slider
      } else if traits.contains(.link) {
        .link
      } else if !traits.isDisjoint(with: [.button, .keyboardKey, .startsMediaSession]) {
        .button
      } else if traits.contains(.image) {
        .image
      } else if traits.contains(.searchField) {
        .textField
      } else {
        .text
      }
  }
}
