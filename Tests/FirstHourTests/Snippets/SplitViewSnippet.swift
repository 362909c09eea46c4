import UIKit

/// A sidebar beside a detail.
final class SplitViewSnippet: UISplitViewController {
  let sidebar = UIViewController()
  let detail = UIViewController()

  init() {
    super.init(style: .doubleColumn)
    sidebar.title = "Mailboxes"
    sidebar.view.backgroundColor = .systemGroupedBackground
    detail.title = "Message"
    detail.view.backgroundColor = .systemBackground
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    setViewController(sidebar, for: .primary)
    setViewController(detail, for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
