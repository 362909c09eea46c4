import QuartzCore

extension UIButton.Configuration {
  /// The default corner radius of the background, in points, as on iOS.
  static let usualRadius: CGFloat = 5.95

  /// Returns the configuration updated for the state of a button, with its colors and indicator.
  public func updated(for button: UIButton) -> UIButton.Configuration {
    var copy = self
    copy.state = button.state
    copy.isPopup =
      button.changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction
      && button.menu != nil
    return copy
  }

  private var isDisabled: Bool { state.contains(.disabled) }
  private var isHighlighted: Bool { state.contains(.highlighted) }
  private var showsSelection: Bool { automaticallyUpdateForSelection && state.contains(.selected) }

  var showsIndicator: Bool { indicator == .popup || indicator == .automatic && isPopup }

  func foreground(tint: UIColor) -> UIColor {
    if isDisabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    // A selected tinted button is filled.
    return kind == .filled || kind == .tinted && showsSelection ? .white : tint
  }

  /// The opacity of the content.
  var contentAlpha: CGFloat {
    guard isHighlighted, !isDisabled else { return 1 }
    return kind == .filled ? 0.75 : 0.5
  }

  /// The opacity of the background.
  var backgroundAlpha: CGFloat { isHighlighted && !isDisabled ? 0.75 : 1 }

  private func fill(tint: UIColor) -> UIColor {
    if let color = background.backgroundColor { return color }
    if isDisabled, kind != .plain { return .tertiarySystemFill }
    let base = baseBackgroundColor
    switch kind {
    case .plain: return base ?? (showsSelection ? tint.withAlphaComponent(0.18) : .clear)
    case .gray: return base ?? (showsSelection ? .systemFill : .secondarySystemFill)
    case .tinted: return showsSelection ? base ?? tint : (base ?? tint).withAlphaComponent(0.18)
    case .filled: return showsSelection ? (base ?? tint).darkened : base ?? tint
    }
  }

  /// The background with the colors of the state.
  func shownBackground(tint: UIColor) -> UIBackgroundConfiguration {
    var shown = background
    shown.backgroundColor = fill(tint: tint)
    return shown
  }

  /// Returns whether anything is shown behind the content.
  func hasBackground(tint: UIColor) -> Bool {
    kind != .plain || showsSelection || baseBackgroundColor != nil
      || background.backgroundColor.map { $0 != .clear } ?? false
      || background.strokeWidth > 0 || background.image != nil || background.customView != nil
      || background.visualEffect != nil
  }

  func radius(for size: CGSize, traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .capsule: min(size.width, size.height) / 2
    case .small: 4
    case .medium: 6
    case .large: 10
    case .fixed: background.cornerRadius
    case .dynamic:
      min(background.cornerRadius * UIFont.scale(for: traits), min(size.width, size.height) / 2)
    }
  }
}

extension UIColor {
  /// The color with reduced brightness, for selected buttons.
  fileprivate var darkened: UIColor {
    UIColor { traits in
      let color = self.concrete(for: traits)
      return UIColor(
        red: color.red * 0.8, green: color.green * 0.8, blue: color.blue * 0.8, alpha: color.alpha)
    }
  }
}
