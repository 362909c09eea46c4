import Testing
import UIKit
import UIKitStage

/// A list content view among constraints, outside of a list.
@MainActor struct ListContentSizeTests {
  private let long = "A title that is far too long for a single line of a narrow view"

  private func view(_ text: String, _ secondary: String? = nil) -> UIListContentView {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (text, secondary)
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func place(_ view: UIView, width: CGFloat? = nil) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
  }

  @Test func itIsAsLargeAsItsTexts() throws {
    let content = view("Lake", "In the evening, from the pier")
    place(content)
    let labels = content.subviews.compactMap { $0 as? UILabel }
    #expect(content.bounds.size == content.intrinsicContentSize)
    for label in labels {
      #expect(label.bounds.width >= label.intrinsicContentSize.width)
      #expect(label.bounds.height >= label.intrinsicContentSize.height)
    }
  }

  @Test func aNarrowOneIsTaller() {
    let (wide, narrow) = (view(long), view(long))
    place(wide)
    place(narrow, width: 160)
    #expect(narrow.bounds.width == 160)
    #expect(narrow.bounds.height > wide.bounds.height + 20)
    #expect(narrow.bounds.height == narrow.sizeThatFits(CGSize(width: 160, height: 0)).height)
  }

  /// A fixed view beside it: the texts give way, as their priority is lower.
  @Test func itSharesARowWithAnotherView() {
    let (content, badge) = (view(long), UIView())
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    badge.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(content)
    row.addSubview(badge)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: row.topAnchor),
      content.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      badge.leadingAnchor.constraint(equalTo: content.trailingAnchor),
      badge.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      badge.topAnchor.constraint(equalTo: row.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 60),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    row.layoutIfNeeded()
    #expect(content.frame.width == 240 && badge.frame.minX == 240)
    #expect(content.frame.height == content.sizeThatFits(CGSize(width: 240, height: 0)).height)
  }
}
