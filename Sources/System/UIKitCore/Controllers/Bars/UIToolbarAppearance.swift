import QuartzCore

/// The appearance of a toolbar: its background and buttons.
@MainActor open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = UIBarButtonItemAppearance(style: .plain)
  private var doneButtons = UIBarButtonItemAppearance(style: .done)

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttons = other.buttons.copied()
      doneButtons = other.doneButtons.copied()
    }
    watchButtons()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  private func watchButtons() {
    for appearance in [buttons, doneButtons] {
      appearance.onChange = { [weak self] in self?.didChange() }
    }
  }

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set {
      buttons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The appearance of Done buttons.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set {
      doneButtons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtons : buttons
  }
}
