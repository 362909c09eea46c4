/// How much a constraint matters, in the numbers of `UILayoutPriority`: 0 to 1000.
///
/// A constraint of a higher priority is never given up for any number of lower ones. Constraints of
/// one priority share: the sum of what they miss is as small as it can be.
package struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// 0 to 1000.
  package let rawValue: Float

  /// Stops when the number isn't between 0 and 1000.
  package init(rawValue: Float) {
    precondition((0...1000).contains(rawValue), "Priority: \(rawValue) is not in 0…1000")
    self.rawValue = rawValue
  }

  /// Must hold; what can't hold is a `Conflict`.
  package static let required: Priority = 1000
  /// 750: how strongly views resist being smaller than their content.
  package static let defaultHigh: Priority = 750
  /// 250: how strongly views resist being larger than their content.
  package static let defaultLow: Priority = 250

  /// The priority that matters less.
  package static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A priority written as a whole number.
  package init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
  /// A priority written as a fraction.
  package init(floatLiteral value: Float) { self.init(rawValue: value) }
}
