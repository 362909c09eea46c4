import UIKit

/// A screen with what to notice, and views below it, in a column that scrolls.
class ColumnScreen: DemoScreen {
  private let demo: Demo
  let scrollView = UIScrollView()
  let column = UIStackView(.vertical, spacing: 16, [])

  init(_ demo: Demo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    column.addArrangedSubview(UILabel(demo.note, size: 15, color: .detailText))
    view.add(filling: scrollView)
    scrollView.add(column)
    let (content, readable) = (scrollView.contentLayoutGuide, view.readableContentGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }
}
