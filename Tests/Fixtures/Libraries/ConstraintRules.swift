import UIKit

/// A constraint that knows who made it, as libraries of constraints subclass it.
public class RuleConstraint: NSLayoutConstraint {
  public var label: String?
}

/// One side of a rule: an attribute of a view, a factor and an offset.
public struct RuleSide {
  weak var view: UIView?
  let attribute: NSLayoutConstraint.Attribute
  var factor: CGFloat = 1
  var offset: CGFloat = 0

  public func times(_ factor: CGFloat) -> RuleSide {
    var side = self
    side.factor = factor
    return side
  }

  public func plus(_ offset: CGFloat) -> RuleSide {
    var side = self
    side.offset = offset
    return side
  }
}

/// Collects the rules of a closure and makes constraints of them.
public class RuleMaker {
  private weak var view: UIView?
  private var made: [RuleConstraint] = []

  init(view: UIView) {
    self.view = view
  }

  public func set(_ attribute: NSLayoutConstraint.Attribute, _ side: RuleSide) {
    guard let view = view else { return }
    let rule = RuleConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: side.view,
      attribute: side.attribute, multiplier: side.factor, constant: side.offset)
    rule.label = "\(type(of: view)).\(attribute.rawValue)"
    made.append(rule)
  }

  /// The second attribute is the first one's, which is how libraries write a constant.
  public func set(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) {
    set(attribute, RuleSide(view: nil, attribute: attribute, factor: 1, offset: constant))
  }

  func activate() -> [RuleConstraint] {
    view?.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(made)
    return made
  }
}

extension UIView {
  public func side(_ attribute: NSLayoutConstraint.Attribute) -> RuleSide {
    return RuleSide(view: self, attribute: attribute)
  }

  @discardableResult
  public func rules(_ body: (RuleMaker) -> Void) -> [RuleConstraint] {
    let maker = RuleMaker(view: self)
    body(maker)
    return maker.activate()
  }
}
