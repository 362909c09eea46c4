import Routing
import UIKit
import UIKitCompat

/// A screen with what to notice, and a card for each example with its code.
final class RoutesController: ColumnScreen {
  let rowViews: [RouteRowView]

  init(_ demo: Demo, _ rows: [RouteRow]) {
    rowViews = rows.map(RouteRowView.init)
    super.init(demo)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.spacing = 10
    for rowView in rowViews {
      rowView.addAction(
        UIAction { [weak self, weak rowView] _ in rowView.map { self?.run($0) } },
        for: .touchUpInside)
      column.addArrangedSubview(rowView)
    }
  }

  /// Results that arrive later are shown, too.
  func run(_ rowView: RouteRowView) {
    guard let router = Router.ofShowcase else { return }
    let show: @MainActor (String) -> Void = { [weak rowView] in rowView?.outcomeText = $0 }
    do { try rowView.row.run(router, show) } catch { show("\(error)") }
  }
}
