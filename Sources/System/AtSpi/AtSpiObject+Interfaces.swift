import Foundation
import HostInterface

extension AtSpiObject {
  // MARK: Component

  private enum CoordinateType: Int { case screen, window, parent }

  /// Where the node is, in AT-SPI's whole numbers.
  private func frame(_ type: Int?) -> CGRect {
    switch type.flatMap(CoordinateType.init) {
    case .screen?:
      guard let placement = window.placement else { return node.bounds }
      return placement.onScreen(node.bounds)
    case .parent?:
      let origin = node.parent.flatMap { tree[$0]?.bounds.origin } ?? .zero
      return node.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    case .window?, nil: return node.bounds
    }
  }

  private func point(_ call: Call) -> CGPoint? {
    guard let x = call.arguments.int(0), let y = call.arguments.int(1) else { return nil }
    let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
    switch call.arguments.int(2).flatMap(CoordinateType.init) {
    case .screen?: return window.placement?.inWindow(point) ?? point
    case .parent?:
      let origin = node.parent.flatMap { tree[$0]?.bounds.origin } ?? .zero
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    case .window?, nil: return point
    }
  }

  func component(_ member: AtSpiServer.Member, _ call: Call) -> Answer {
    switch member.name {
    case "Contains": return .boolean(point(call).map(node.bounds.contains) ?? false)
    case "GetAccessibleAtPoint":
      return .value(server.reference(point(call).flatMap { tree.node(at: $0) }?.id))
    case "GetExtents":
      let frame = frame(call.arguments.int(0))
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return .value(.tuple(numbers.map { .int32(Int32(rounding: $0)) }))
    case "GetPosition":
      let frame = frame(call.arguments.int(0))
      return .value(.tuple([frame.minX, frame.minY].map { .int32(Int32(rounding: $0)) }))
    case "GetSize":
      let size = [node.bounds.width, node.bounds.height]
      return .value(.tuple(size.map { .int32(Int32(rounding: $0)) }))
    // The layer of widgets.
    case "GetLayer": return .value(.uint32(3))
    case "GetAlpha": return .value(.double(1))
    case "GrabFocus": return perform(.focus, for: call)
    case "ScrollTo": return perform(.reveal, for: call)
    default: return .unknown("Component has no \(member.name)")
    }
  }

  // MARK: Action

  private func name(of offer: SemanticsAction.Offer) -> String {
    switch offer.action {
    case .activate: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .scroll(let forward): forward ? "scroll-forward" : "scroll-backward"
    case .focus, .reveal, .custom, .setValue, .setText, .replace, .select: offer.title
    }
  }

  func action(_ member: AtSpiServer.Member, _ call: Call) -> Answer {
    let index = call.arguments.int(0) ?? -1
    let offer = node.actions.indices.contains(index) ? node.actions[index] : nil
    switch member.name {
    case "NActions": return .int(node.actions.count)
    case "GetName": return .string(offer.map(name) ?? "")
    case "GetLocalizedName": return .string(offer?.title ?? "")
    case "GetDescription": return .string(offer?.action == .activate ? node.hint : "")
    case "GetKeyBinding": return .string("")
    case "GetActions":
      let all = node.actions.map { offer in
        Variant.tuple([.string(name(of: offer)), .string(offer.title), .string("")])
      }
      return .value(.array(of: "(sss)", all))
    case "DoAction":
      guard let offer else { return .boolean(false) }
      return perform(offer.action, for: call)
    default: return .unknown("Action has no \(member.name)")
    }
  }

  // MARK: Value

  func value(_ member: AtSpiServer.Member) -> Answer {
    guard let range = node.range else { return .unknown("there is no value") }
    switch member.name {
    case "MinimumValue": return .value(.double(range.limits.lowerBound))
    case "MaximumValue": return .value(.double(range.limits.upperBound))
    case "MinimumIncrement": return .value(.double(range.step))
    case "CurrentValue": return .value(.double(range.value))
    case "Text": return .string(node.value ?? "")
    default: return .unknown("Value has no \(member.name)")
    }
  }

  func set(_ value: Double, _ completion: @escaping @Sendable (Bool) -> Void) {
    guard let range = node.range, value.isFinite else { return completion(false) }
    if range.isExact {
      perform(
        .setValue(min(max(value, range.limits.lowerBound), range.limits.upperBound)), completion)
    } else if value != range.value {
      perform(value > range.value ? .increment : .decrement, completion)
    } else {
      completion(true)
    }
  }

  // MARK: Selection and tables

  private var children: [SemanticsNode] { node.children.compactMap { tree[$0] } }

  func selection(_ member: AtSpiServer.Member, _ call: Call) -> Answer {
    let index = call.arguments.int(0) ?? -1
    let selected = children.filter { $0.states.contains(.selected) }
    switch member.name {
    case "NSelectedChildren": return .int(selected.count)
    case "GetSelectedChild":
      return .value(server.reference(selected.indices.contains(index) ? selected[index].id : nil))
    case "IsChildSelected":
      return .boolean(
        children.indices.contains(index) && children[index].states.contains(.selected))
    default: return .unknown("Selection has no \(member.name)")
    }
  }
}

extension SemanticsPlacement {
  fileprivate func onScreen(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * scale, y: origin.y + rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  fileprivate func inWindow(_ point: CGPoint) -> CGPoint {
    guard scale > 0 else { return point }
    return CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }
}

extension Int32 {
  /// The nearest number there is; 0 for what is no number.
  init(rounding value: CGFloat) {
    guard value.isFinite else {
      self = 0
      return
    }
    self = Int32(exactly: Swift.min(Swift.max(value.rounded(), -1e9), 1e9)) ?? 0
  }
}
