import UIKit
import UIKitCompat

/// The object that a router attaches to a screen. It is released with the screen, and then ends the
/// result.
@MainActor final class RouteAttachment {
  fileprivate(set) var result: RouteResult
  fileprivate(set) var url: String?
  fileprivate var observer: ScreenObserver?

  fileprivate init(_ result: RouteResult) { self.result = result }

  deinit {
    // Not `isolated deinit`, because that needs a newer iOS.
    Task { @MainActor [result] in result.finish() }
  }
}

extension UIViewController {
  private enum AttachmentKey: SideStorageKey {
    static var defaultValue: RouteAttachment? { nil }
  }

  /// The connection to the caller who opened this screen, or nil when no router did.
  public var routeResult: RouteResult? { self[side: AttachmentKey.self]?.result }

  /// A URL that opens this screen again, or nil when there is none.
  public var routeURL: String? { self[side: AttachmentKey.self]?.url }

  func attach(_ request: RouteRequest) {
    let attachment = self[side: AttachmentKey.self] ?? RouteAttachment(request.result)
    if attachment.result !== request.result { attachment.result.finish() }
    attachment.result = request.result
    attachment.url = request.url
    self[side: AttachmentKey.self] = attachment
  }

  /// Ends the result when the screen goes. Loads its view.
  func observeLeaving() {
    guard let attachment = self[side: AttachmentKey.self], attachment.observer == nil
    else { return }
    attachment.observer = ScreenObserver(self)
  }
}
