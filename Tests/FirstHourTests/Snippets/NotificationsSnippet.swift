import UIKit

/// A label that follows a notification.
final class NotificationsSnippet: UIViewController {
  static let scoreDidChange = Notification.Name("scoreDidChange")
  let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 40))
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Score: 0"
    label.font = .monospacedDigitSystemFont(ofSize: 24, weight: .semibold)
    view.addSubview(label)
    observer = NotificationCenter.default.addObserver(
      forName: Self.scoreDidChange, object: nil, queue: nil
    ) { [weak self] notification in
      let score = notification.userInfo?["score"] as? Int ?? 0
      MainActor.assumeIsolated { self?.label.text = "Score: \(score)" }
    }
  }

  func stop() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
