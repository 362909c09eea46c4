import QuartzCore

extension UIView {
  func setBackgroundColor(_ color: UIColor?) {
    backgroundColorStorage = color
    applyBackgroundColor()
  }

  func setTintColor(_ color: UIColor?) {
    tintColorStorage = color
    propagateTintColor()
  }

  func applyBackgroundColor() {
    layer.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
  }

  func tintOrTraitsDidChange() { tintColorDidChange() }

  func propagateTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.tintColorStorage == nil { subview.propagateTintColor() }
  }
}
