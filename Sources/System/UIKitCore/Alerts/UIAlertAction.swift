import QuartzCore

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
