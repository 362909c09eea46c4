import UIKit

/// The weather now, by the hour in a strip that scrolls, and by the day in a table of bars.
final class WeatherScreen: ColumnScreen {
  override var sides: UILayoutGuide { view.readableContentGuide }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let degrees = UILabel("18°", .largeTitle).centered()
    degrees.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 64, weight: .thin), maximumPointSize: 96)
    let now = UIStackView(
      .vertical, spacing: 0,
      [
        UILabel("Reykjavík", .title1).centered(), degrees,
        UILabel("Partly cloudy", .body, color: .secondaryLabel).centered(),
      ])
    column.addArrangedSubview(now)
    column.addArrangedSubview(panel(hours()))
    let days = UIStackView(
      .vertical, spacing: 12,
      [
        day("Today", 9, 18), day("Tuesday", 7, 15), day("Wednesday", 8, 16),
        day("Thursday", 10, 20),
      ])
    column.addArrangedSubview(panel(days))
  }

  private func panel(_ content: UIView) -> UIView {
    let panel = UIView().rounded()
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.add(content, inset: 16)
    return panel
  }

  private func hours() -> UIView {
    let strip = SideScrollView()
    let stack = UIStackView(
      .horizontal, spacing: 20,
      (9..<21).map { hour in
        UIStackView(
          .vertical, spacing: 4, alignment: .center,
          [
            UILabel("\(hour)", .footnote, color: .secondaryLabel), UIView.disc(.systemYellow),
            UILabel("\(8 + hour / 2)°", .callout),
          ])
      })
    strip.show(stack)
    return strip
  }

  private func day(_ name: String, _ low: Int, _ high: Int) -> UIView {
    let label = UILabel(name)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let range = UILabel("\(low)° – \(high)°", .body, color: .secondaryLabel)
    let track = UIView().rounded(3)
    track.backgroundColor = .systemFill
    track.heightAnchor.constraint(equalToConstant: 6).isActive = true
    let bar = UIView().rounded(3)
    bar.backgroundColor = .systemOrange
    track.add(bar)
    let before = UILayoutGuide()
    track.addLayoutGuide(before)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: track.topAnchor),
      bar.bottomAnchor.constraint(equalTo: track.bottomAnchor),
      before.leadingAnchor.constraint(equalTo: track.leadingAnchor),
      before.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: CGFloat(low) / 24),
      bar.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      bar.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: CGFloat(high - low) / 24),
    ])
    let heading = AdaptiveStack(spacing: 12, alignment: .firstBaseline, [label, range])
    heading.distribution = .equalSpacing
    return UIStackView(.vertical, spacing: 6, [heading, track])
  }
}

extension UIView {
  fileprivate static func disc(_ color: UIColor) -> UIView {
    let view = UIView().rounded(10).sized(20, 20)
    view.backgroundColor = color
    return view
  }
}
