import UIKit

@testable import UIKitCore

/// Looks for faults that no screen may have, whatever it shows.
@MainActor struct ScreenInspector {
  let screen: ScreenCase
  let window: UIWindow
  private(set) var faults: [String] = []
  private var pieces: [Piece] = []

  /// A label or control that is seen, with the part of the screen that it belongs to.
  private struct Piece {
    let view: UIView
    let frame: CGRect
    let part: ObjectIdentifier
  }

  init(_ screen: ScreenCase, in window: UIWindow) {
    self.screen = screen
    self.window = window
    visit(window, part: window)
    overlaps()
  }

  private mutating func visit(_ view: UIView, part: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if view.hasAmbiguousLayout { faults.append("ambiguous: \(Self.name(view))") }
    let inner = view is UIScrollView || view is UIVisualEffectView || isScreen(view) ? view : part
    if let label = view as? UILabel, label.text?.isEmpty == false {
      truncation(of: label)
      if !(view.superview is UIControl) { check(view, part) }
    } else if view is UIControl {
      check(view, part)
      if let button = view as? UIButton { target(button) }
    } else if view.bounds.isEmpty, !view.subviews.isEmpty, view.clipsToBounds {
      return
    }
    if view is UIControl, !(view is UIButton) { return }
    for subview in view.subviews { visit(subview, part: inner) }
  }

  private func isScreen(_ view: UIView) -> Bool { view.next is UIViewController }

  private mutating func truncation(of label: UILabel) {
    guard !label.adjustsFontSizeToFitWidth, label.lineBreakMode == .byTruncatingTail,
      label.numberOfLines < 2
    else { return }
    let width = label.numberOfLines == 1 ? 0 : label.bounds.width
    let wanted = label.sizeThatFits(CGSize(width: width, height: 0))
    if wanted.height > label.bounds.height + 1 || wanted.width > label.bounds.width + 1 {
      faults.append("truncated: \(Self.name(label)) is \(label.bounds.size), needs \(wanted)")
    }
  }

  private mutating func check(_ view: UIView, _ part: UIView) {
    let frame = view.convert(view.bounds, to: window)
    pieces.append(Piece(view: view, frame: frame, part: ObjectIdentifier(part)))
    guard let superview = view.superview else { return }
    let isScrolled = sequence(first: superview, next: \.superview).contains { $0 is UIScrollView }
    if !isScrolled,
      !window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: -1, dy: -1).contains(frame)
    {
      faults.append("outside the safe area: \(Self.name(view)) \(frame)")
    }
    if !(superview is UIScrollView), !superview.bounds.insetBy(dx: -1, dy: -1).contains(view.frame)
    {
      faults.append(
        "outside its superview: \(Self.name(view)) \(view.frame) in \(superview.bounds)")
    }
  }

  private mutating func target(_ button: UIButton) {
    let isBar = sequence(first: button as UIView, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
    }
    guard !isBar, !screen.design.contains(.hasSmallButtons) else { return }
    if button.bounds.width < 43.5 || button.bounds.height < 43.5 {
      faults.append("small: \(Self.name(button)) \(button.bounds.size)")
    }
  }

  private mutating func overlaps() {
    for (index, piece) in pieces.enumerated() {
      for other in pieces[(index + 1)...] where other.part == piece.part {
        if other.view.isDescendant(of: piece.view) { continue }
        let shared = piece.frame.intersection(other.frame)
        if shared.width > 1, shared.height > 1 {
          faults.append(
            "overlap: \(Self.name(piece.view)) \(piece.frame), \(Self.name(other.view)) \(other.frame)"
          )
        }
      }
    }
  }

  /// The engines of all hierarchies in the window.
  static func engines(below view: UIView) -> [LayoutEngine] {
    var found: [ObjectIdentifier: LayoutEngine] = [:]
    func visit(_ view: UIView) {
      if let engine = view.layoutEngine { found[ObjectIdentifier(engine)] = engine }
      view.subviews.forEach(visit)
    }
    visit(view)
    return Array(found.values)
  }

  static func name(_ view: UIView) -> String {
    let text =
      (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? view.accessibilityLabel
    return "\(type(of: view))" + (text.map { " “\($0.prefix(24))”" } ?? "")
  }
}
