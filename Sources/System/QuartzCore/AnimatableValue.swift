import Quartz2D

/// A value that animations interpolate; there is a case for each kind of layer property.
package enum AnimatableValue {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case image(CGImage?)
  case flag(Bool)
  case colors([CGColor])
  case scalars([CGFloat])

  /// Creates a value from an app's `Any`, of the same kind as `prototype`; returns `nil` if it is
  /// of another kind.
  init?(_ any: Any?, like prototype: AnimatableValue) {
    switch prototype {
    case .scalar:
      guard let number = Self.number(any) else { return nil }
      self = .scalar(number)
    case .point:
      guard let point = any as? CGPoint else { return nil }
      self = .point(point)
    case .size:
      if let point = any as? CGPoint {
        self = .size(CGSize(width: point.x, height: point.y))
      } else {
        guard let size = any as? CGSize else { return nil }
        self = .size(size)
      }
    case .rect:
      guard let rect = any as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      let value = any as? NSValue
      guard let transform = any as? CATransform3D ?? value?.read("[16d]") else { return nil }
      self = .transform(transform)
    case .color: self = .color(any as? CGColor)
    case .path: self = .path(any as? CGPath)
    case .image: self = .image(any as? CGImage)
    case .flag:
      guard let flag = any as? Bool ?? Self.number(any).map({ $0 != 0 }) else { return nil }
      self = .flag(flag)
    case .colors: self = .colors((any as? [Any])?.compactMap { $0 as? CGColor } ?? [])
    case .scalars: self = .scalars((any as? [Any])?.compactMap(Self.number) ?? [])
    }
  }

  private static func number(_ any: Any?) -> CGFloat? {
    switch any {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// The value in Swift's own types, where Apple's systems box it in `NSValue` or `NSNumber`.
  package var any: Any? {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .image(let value): value
    case .flag(let value): value
    case .colors(let value): value
    case .scalars(let value): value
    }
  }

  /// The zero of this kind, which is the final value of an additive animation.
  var zero: AnimatableValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .scalars(let values): .scalars(values.map { _ in 0 })
    case .path, .image, .flag, .colors: self
    }
  }

  /// Combines the components; returns `nil` for kinds without components, or for different kinds.
  private func combined(
    with other: AnimatableValue, _ f: (CGFloat, CGFloat) -> CGFloat
  ) -> AnimatableValue? {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(f(a, b))
    case (.point(let a), .point(let b)): .point(CGPoint(x: f(a.x, b.x), y: f(a.y, b.y)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: f(a.width, b.width), height: f(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: f(a.origin.x, b.origin.x), y: f(a.origin.y, b.origin.y),
          width: f(a.size.width, b.size.width), height: f(a.size.height, b.size.height)))
    case (.color(let a?), .color(let b?)):
      .color(
        CGColor(
          red: f(a.red, b.red), green: f(a.green, b.green), blue: f(a.blue, b.blue),
          alpha: f(a.alpha, b.alpha)))
    case (.scalars(let a), .scalars(let b)) where a.count == b.count: .scalars(zip(a, b).map(f))
    default: nil
    }
  }

  /// Returns the sum; for transforms, `other` is applied first.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(b, a))
    }
    return combined(with: other, +) ?? other
  }

  /// Returns the value that gives `self` when added to `other`.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    }
    return combined(with: other, -) ?? self
  }

  func multiplied(by factor: CGFloat) -> AnimatableValue {
    if case .transform = self { return zero.interpolated(to: self, factor) }
    return combined(with: self) { a, _ in a * factor } ?? self
  }

  /// Returns the interpolated value; `t` may lie outside 0…1, as springs overshoot. Kinds without
  /// intermediate values change at the start.
  func interpolated(to other: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, t))
    case (.color(let a?), .color(let b?)): return .color(a.interpolated(to: b, t))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.interpolated(to: $1, t) })
    case (.path(let a?), .path(let b?)): return .path(a.interpolated(to: b, t) ?? b)
    default: return combined(with: other) { $0 + ($1 - $0) * t } ?? other
    }
  }
}

extension CGColor {
  /// Returns the color interpolated in premultiplied components, so that a fade from clear doesn't
  /// show clear's own color.
  func interpolated(to other: CGColor, _ t: CGFloat) -> CGColor {
    let mixed = alpha + (other.alpha - alpha) * t
    guard mixed > 0 else { return CGColor(red: red, green: green, blue: blue, alpha: 0) }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      let start = a * alpha
      return min(max((start + (b * other.alpha - start) * t) / mixed, 0), 1)
    }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: min(mixed, 1))
  }
}

extension CGPath {
  /// Returns the interpolated path, or `nil` if the paths don't have the same elements.
  func interpolated(to other: CGPath, _ t: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var mixed: [Element] = []
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        mixed.append(.quadCurve(to: mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        mixed.append(.curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: mixed)
  }
}
