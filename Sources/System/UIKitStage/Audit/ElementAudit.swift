import UIKit

/// Looks for elements without a name, and for controls that fingers can't hit.
@MainActor struct ElementAudit {
  private(set) var faults: [AccessibilityFault] = []

  /// As of WCAG 2.2, in points.
  private static let smallestTarget: CGFloat = 24

  init(_ elements: [UIResponder], in area: CGRect) {
    let visible = elements.filter { !$0.accessibilityFrame.intersection(area).isEmpty }
    for element in visible where element.isUnnamed {
      faults.append(element.fault(.unnamed))
    }
    let targets = visible.filter(\.isTarget)
    for target in targets { checkSize(of: target) }
    for (index, target) in targets.enumerated() {
      for other in targets[(index + 1)...] { checkOverlap(target, other) }
    }
  }

  private mutating func checkSize(of target: UIResponder) {
    let frame = target.accessibilityFrame
    let (width, height) = (reach(of: target, 1, 0), reach(of: target, 0, 1))
    if max(frame.width, width) < Self.smallestTarget - 0.5
      || max(frame.height, height) < Self.smallestTarget - 0.5
    {
      faults.append(target.fault(.smallTarget))
    }
  }

  /// How far to both sides of its middle a view can be hit, at most as far as it has to.
  private func reach(of target: UIResponder, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    guard let view = target as? UIView, let window = view.window else { return 0 }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = view.convert(middle, to: nil)
    let distance = Self.smallestTarget / 2 - 0.5
    let isHit = [-distance, distance].allSatisfy { way in
      let place = CGPoint(x: point.x + way * x, y: point.y + way * y)
      return window.hitTest(place, with: nil)?.isDescendant(of: view) == true
    }
    return isHit ? Self.smallestTarget : 0
  }

  private mutating func checkOverlap(_ one: UIResponder, _ other: UIResponder) {
    guard let view = one as? UIView, let otherView = other as? UIView, view.part === otherView.part,
      !view.isDescendant(of: otherView), !otherView.isDescendant(of: view)
    else { return }
    let shared = one.accessibilityFrame.intersection(other.accessibilityFrame)
    if !shared.isNull, shared.width > 1, shared.height > 1 {
      faults.append(one.fault(.overlap, FaultText.name(other)))
    }
  }
}

extension UIView {
  /// What the view moves with: views of different parts may lie over each other.
  fileprivate var part: UIView? {
    sequence(first: self, next: \.superview).dropFirst().first {
      $0 is UIScrollView || $0 is UIVisualEffectView || $0 is UIWindow
        || $0.next is UIViewController
    }
  }
}

@MainActor enum FaultText {
  static func name(_ element: UIResponder) -> String {
    let text = element.accessibilityLabel ?? (element as? UILabel)?.text ?? ""
    return "\(type(of: element))" + (text.isEmpty ? "" : " “\(text.prefix(40))”")
  }
}

extension UIResponder {
  /// The view that the element is, or is in.
  var nearestView: UIView? {
    for responder in sequence(first: self, next: \.next) {
      if let view = responder as? UIView { return view }
    }
    return nil
  }

  /// Whether a person does something with the element.
  var isTarget: Bool {
    let traits = accessibilityTraits
    guard !traits.contains(.notEnabled) else { return false }
    let kinds: UIAccessibilityTraits = [
      .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton,
    ]
    return !traits.isDisjoint(with: kinds) || self is UIControl
  }

  func fault(_ kind: AccessibilityFault.Kind, _ detail: String = "") -> AccessibilityFault {
    AccessibilityFault(
      kind: kind, element: FaultText.name(self), frame: accessibilityFrame, detail: detail)
  }
}

extension UIResponder {
  /// Dots of pages say all by their value.
  fileprivate var isUnnamed: Bool {
    accessibilityLabel?.isEmpty != false && !(self is UIPageControl)
  }
}
