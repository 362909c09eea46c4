import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Every pair of attributes, as Apple's implementation accepts or refuses it.
@MainActor struct ConstraintValidityTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// In the order of their raw values.
  private let all = (0...20).compactMap(Attribute.init)
  /// Attributes that pair with each other.
  private let groups: [[Attribute]] = [
    [.width, .height],
    [
      .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline,
      .lastBaseline,
    ],
    [.left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins],
    [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins],
  ]

  private func isValid(_ first: Attribute, _ second: Attribute?, multiplier: CGFloat = 1) -> Bool {
    NSLayoutConstraint.fault(between: first, and: second, multiplier: multiplier, constant: 8)
      == nil
  }

  @Test func attributesPairWithTheirKind() {
    #expect(all.count == 21)
    for first in all {
      for second in all {
        let belongTogether = groups.contains { $0.contains(first) && $0.contains(second) }
        #expect(isValid(first, second) == belongTogether, "\(first) and \(second)")
      }
    }
  }

  @Test func onlySizesEqualAConstant() {
    for first in all {
      let isSize = first == .width || first == .height
      #expect(isValid(first, nil) == isSize)
      #expect(isValid(first, first, multiplier: 0) == isSize)
    }
    #expect(!isValid(.width, .width, multiplier: .nan))
    #expect(
      NSLayoutConstraint.fault(between: .width, and: nil, multiplier: 1, constant: .infinity)
        != nil)
  }

  /// How constraint libraries write a constant width: with the attribute of the first side.
  @Test func withoutASecondItemItsAttributeDoesNotMatter() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraints = [Attribute.width, .height].map { attribute in
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute,
        multiplier: 1, constant: 100)
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(constraints[0].secondItem == nil && constraints[0].secondAttribute == .notAnAttribute)
  }
}
