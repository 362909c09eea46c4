import Routing
import UIKit
import UIKitCompat

/// A screen with what to notice, and a card for each example with its code.
final class RoutesController: DemoScreen {
  private let demo: Demo
  let rowViews: [RouteRowView]
  private let scrollView = UIScrollView()
  private let noteLabel = UILabel()

  init(_ demo: Demo, _ rows: [RouteRow]) {
    self.demo = demo
    rowViews = rows.map(RouteRowView.init)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    noteLabel.text = demo.note
    noteLabel.numberOfLines = 0
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = .secondaryLabel
    scrollView.addSubview(noteLabel)
    for rowView in rowViews {
      rowView.addAction(
        UIAction { [weak self, weak rowView] _ in rowView.map { self?.run($0) } },
        for: .touchUpInside)
      scrollView.addSubview(rowView)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 32, 720)
    guard width > 0 else { return }
    let x = ((view.bounds.width - width) / 2).rounded()
    let note = noteLabel.sizeThatFits(CGSize(width: width, height: 1000))
    noteLabel.frame = CGRect(x: x, y: 12, width: width, height: note.height)
    var y = note.height + 28
    for rowView in rowViews {
      let height = rowView.sizeThatFits(CGSize(width: width, height: 1000)).height
      rowView.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + 10
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 6)
  }

  /// Results that arrive later are shown, too.
  func run(_ rowView: RouteRowView) {
    guard let router = Router.ofShowcase else { return }
    let show: @MainActor (String) -> Void = { [weak self, weak rowView] text in
      rowView?.outcomeText = text
      self?.view.setNeedsLayout()
    }
    do { try rowView.row.run(router, show) } catch { show("\(error)") }
  }
}
