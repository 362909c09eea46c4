import DesktopFiles
import UIKit

extension EditingScene {
  /// Offers other programs and a mail for photos, as the files that they are.
  func share(_ photos: [Photo]) {
    guard let front = scenes?.frontController, !(front is UIActivityViewController), !photos.isEmpty
    else { return }
    let urls = photos.map(\.url)
    Task {
      let desktop = files.desktop
      var activities: [UIActivity] = []
      if await desktop.canMail() {
        activities.append(
          ShareActivity("mail", String(gallery: "Mail"), symbol: "envelope") {
            await desktop.mail(urls)
          })
      }
      for app in await desktop.apps(for: urls).prefix(8) {
        activities.append(
          ShareActivity(app.id, app.name, symbol: "arrow.up.forward.app") {
            await desktop.open(urls, with: app)
          })
      }
      let sheet = UIActivityViewController(activityItems: urls, applicationActivities: activities)
      // The programs are all there, by name.
      sheet.excludedActivityTypes = [UIActivity.ActivityType("UIActivityTypeOpen")]
      sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
        guard type != nil, !completed else { return }
        self?.files.work.show(String(gallery: "The photos couldn’t be shared."))
      }
      front.present(sheet, animated: !UIAccessibility.isReduceMotionEnabled)
    }
  }
}

/// Hands files to something of the desktop.
final class ShareActivity: UIActivity {
  private let type: ActivityType
  private let title: String
  private let symbol: String
  private let action: @MainActor () async -> Bool

  /// - Parameter action: Hands the files over. Returns false if that fails.
  init(_ id: String, _ title: String, symbol: String, action: @escaping @MainActor () async -> Bool)
  {
    type = ActivityType("vitrine.\(id)")
    self.title = title
    self.symbol = symbol
    self.action = action
    super.init()
  }

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { type }
  override var activityTitle: String? { title }
  override var activityImage: UIImage? { UIImage(systemName: symbol) }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { Task { activityDidFinish(await action()) } }
}
