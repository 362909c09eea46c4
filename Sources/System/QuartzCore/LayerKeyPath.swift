import Quartz2D

/// A key path that animations and `value(forKeyPath:)` support: a property or one of its
/// components, such as `position.x`, `bounds.size.width` or `transform.rotation.z`.
package struct LayerKeyPath {
  let key: LayerKey
  /// The component after the key; empty for the whole property.
  let component: String

  package init?(_ path: String) {
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let key = LayerKey(rawValue: Self.alias(String(first))) else {
      return nil
    }
    self.key = key
    component = parts.count > 1 ? String(parts[1]) : ""
    guard value(in: LayerValues()) != nil else { return nil }
  }

  /// Maps Apple's property names of Booleans to their keys.
  private static func alias(_ name: String) -> String { name == "isHidden" ? "hidden" : name }

  func value(in values: LayerValues) -> AnimatableValue? {
    key.value(in: values).component(component)
  }

  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    guard let whole = key.value(in: values).replacing(component, with: value) else { return }
    key.set(whole, in: &values)
  }
}

extension AnimatableValue {
  /// Returns a component, or `nil` if there is no such component.
  fileprivate func component(_ name: String) -> AnimatableValue? {
    if name.isEmpty { return self }
    switch (self, name) {
    case (.point(let point), "x"): return .scalar(point.x)
    case (.point(let point), "y"): return .scalar(point.y)
    case (.size(let size), "width"): return .scalar(size.width)
    case (.size(let size), "height"): return .scalar(size.height)
    case (.rect(let rect), _):
      if let rest = name.rest(after: "origin") {
        return AnimatableValue.point(rect.origin).component(rest)
      }
      guard let rest = name.rest(after: "size") else { return nil }
      return AnimatableValue.size(rect.size).component(rest)
    case (.transform(let transform), _): return transform.component(name)
    default: return nil
    }
  }

  fileprivate func replacing(_ name: String, with part: AnimatableValue) -> AnimatableValue? {
    if name.isEmpty { return part }
    switch (self, name, part) {
    case (.point(let point), "x", .scalar(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), "y", .scalar(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .scalar(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), "height", .scalar(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.rect(let rect), _, _):
      if let rest = name.rest(after: "origin"),
        case .point(let origin)? = AnimatableValue.point(rect.origin).replacing(rest, with: part)
      {
        return .rect(CGRect(origin: origin, size: rect.size))
      }
      guard let rest = name.rest(after: "size"),
        case .size(let size)? = AnimatableValue.size(rect.size).replacing(rest, with: part)
      else { return nil }
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.transform(let transform), _, _):
      return transform.replacing(name, with: part).map { .transform($0) }
    default: return nil
    }
  }
}

extension String {
  /// Returns the part after `head` and a dot: an empty string if this is the head itself, or `nil`
  /// if it doesn't begin with the head.
  fileprivate func rest(after head: String) -> String? {
    if self == head { return "" }
    return hasPrefix(head + ".") ? String(dropFirst(head.count + 1)) : nil
  }
}
