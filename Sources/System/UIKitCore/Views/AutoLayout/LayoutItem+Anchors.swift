extension LayoutItem {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.attribute(self, attribute))
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.attribute(self, attribute))
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(.attribute(self, attribute))
  }
}

extension UIView: LayoutItem {
  var owner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var owner: UIView? { owningView }
}
