import QuartzCore

/// A service that an activity view controller offers for items.
///
/// Subclasses override the properties and methods; the base class itself does nothing.
@MainActor open class UIActivity: NSObject {
  /// The categories of activities.
  public enum Category: Int, Sendable {
    /// Listed below: actions of the app itself.
    case action = 0
    /// Listed above: services that pass items on to others.
    case share
  }

  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a type from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Opens the item with the desktop's default app.
    static let open = ActivityType("UIActivityTypeOpen")
  }

  public override init() { super.init() }

  /// The category of the activity. The default value is `action`.
  open class var activityCategory: Category { .action }
  /// The type of the activity; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title that is shown to the user; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image beside the title, which is tinted; `nil` by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can handle items; `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed, with the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The view controller in which the user continues; `nil`, the default, if there is none. It is
  /// presented instead of calling `perform()`.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, and calls `activityDidFinish(_:)` at the end. By default, it ends
  /// immediately, without success.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity. Called by the activity when it has finished, with whether it succeeded.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }

  /// Called when the activity ends; set while a controller performs the activity.
  var onFinish: ((Bool) -> Void)?
}

/// An object that provides the item for an activity once the user has chosen one.
@MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the same kind as the item, for which activities are offered.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Copies texts, URLs and images.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { String(uikit: "Copy") }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    let urls = items.compactMap { $0 as? URL }
    let images = items.compactMap { $0 as? UIImage }
    let strings = items.compactMap { $0 as? String }
    if !urls.isEmpty {
      board.urls = urls
    } else if !images.isEmpty {
      board.images = images
    } else {
      board.strings = strings
    }
    activityDidFinish(true)
  }
}

/// Opens a file or an address with the desktop's default app.
final class OpenActivity: UIActivity {
  private var url: URL?

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .open }
  override var activityTitle: String? { String(uikit: "Open") }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.square") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let urls = activityItems.compactMap { $0 as? URL }
    guard urls.count == 1, let url = urls.first else { return false }
    return UIApplication.current?.canOpenURL(url) ?? false
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    url = activityItems.lazy.compactMap { $0 as? URL }.first
  }

  override func perform() {
    guard let url, let app = UIApplication.current else { return activityDidFinish(false) }
    app.open(url) { [weak self] in self?.activityDidFinish($0) }
  }
}
