/// Descriptions of constraints for messages.
@MainActor enum LayoutDescription {
  static func of(_ constraint: NSLayoutConstraint) -> String {
    var text = "<NSLayoutConstraint:\(address(constraint))"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    text += " \(side(constraint.first)) \(sign(constraint.relation)) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
      text += side(second)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += number(abs(constraint.constant))
      }
    } else {
      text += number(constraint.constant)
    }
    if constraint.priority != .required {
      text += " @\(number(Double(constraint.priority.rawValue)))"
    }
    return text + (constraint.isActive ? "   (active)>" : "   (inactive)>")
  }

  static func of(_ own: LayoutEngine.OwnConstraint, _ item: any LayoutItem) -> String {
    let name = name(item)
    let rect = (item as? UIView)?.frame ?? .zero
    switch own {
    case .left: return "<NSAutoresizingMaskLayoutConstraint \(name).minX == \(number(rect.minX))>"
    case .top: return "<NSAutoresizingMaskLayoutConstraint \(name).minY == \(number(rect.minY))>"
    case .width:
      return "<NSAutoresizingMaskLayoutConstraint \(name).width == \(number(rect.width))>"
    case .height:
      return "<NSAutoresizingMaskLayoutConstraint \(name).height == \(number(rect.height))>"
    case .minimumWidth: return "<\(name).width >= 0>"
    case .minimumHeight: return "<\(name).height >= 0>"
    case .hugging(let axis), .compression(let axis):
      return "<NSContentSizeLayoutConstraint \(name).\(axis == .horizontal ? "width" : "height")>"
    }
  }

  private static func side(_ operand: LayoutOperand) -> String {
    switch operand {
    case .nothing: "nil"
    case .attribute(let item, let attribute): "\(name(item.item)).\(attribute)"
    case .distance(let from, let first, let to, let second):
      "(\(name(to.item)).\(second) - \(name(from.item)).\(first))"
    }
  }

  private static func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "nil" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: guide)):\(address(guide))'\(guide.identifier)'"
    }
    return "\(type(of: item)):\(address(item))"
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
