import QuartzCore

/// Something that can be done with items, as an activity view controller offers it.
///
/// Subclasses override the properties and methods; this class alone does nothing.
@MainActor open class UIActivity: NSObject {
  /// Where an activity is listed.
  public enum Category: Int, Sendable {
    /// Below, with what the app does itself.
    case action = 0
    /// Above, with ways of handing items to others.
    case share
  }

  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a type from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Opens the item with the desktop's app for it.
    static let open = ActivityType("UIActivityTypeOpen")
  }

  public override init() { super.init() }

  /// Where the activity is listed; with the actions by default.
  open class var activityCategory: Category { .action }
  /// The name of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title that a person sees; nil by default.
  open var activityTitle: String? { nil }
  /// The image beside the title, which is tinted; nil by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can handle items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed, with the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The screen in which a person goes on; nil, the default, if there is none. It is presented in place
  /// of calling `perform()`.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, and calls `activityDidFinish(_:)` at its end; by default at once, without
  /// success.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity. Called by the activity when it is done, with whether it succeeded.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }

  /// Set while a controller performs the activity.
  var onFinish: ((Bool) -> Void)?
}

/// An object that supplies the item for an activity once a person has chosen one.
@MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an item of the same kind as the real one, by which activities are chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity; nil for none.
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

/// Opens a file or an address with the app that the desktop has for it.
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
