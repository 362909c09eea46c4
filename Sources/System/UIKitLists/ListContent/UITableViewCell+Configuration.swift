import QuartzCore

extension UITableViewCell: ConfigurableCell {
  var groupCorners: (CACornerMask, CGFloat)? { nil }
  func runConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
