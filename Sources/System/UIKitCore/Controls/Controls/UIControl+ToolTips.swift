extension UIControl {
  /// Sets the text of the tool tip, for which the interaction is made.
  func setToolTip(_ text: String?) {
    if toolTipInteraction == nil, text != nil {
      let interaction = UIToolTipInteraction()
      addInteraction(interaction)
      toolTipInteraction = interaction
    }
    toolTipInteraction?.defaultToolTip = text
  }
}
