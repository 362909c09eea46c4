import UIKit

/// Files on their way: name, progress and a button to stop, one below the other.
final class DownloadsScreen: ColumnScreen {
  private func file(_ name: String, _ state: String, _ progress: Float) -> UIView {
    let title = UILabel(name)
    title.numberOfLines = 1
    title.lineBreakMode = .byTruncatingMiddle
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = progress
    bar.accessibilityLabel = name
    let text = UIStackView(
      .vertical, spacing: 6,
      [
        title, bar, UILabel(state, .caption1, color: .secondaryLabel),
      ])
    let stop = UIButton.make(nil, symbol: "xmark", .gray())
    stop.accessibilityLabel = "Stop"
    stop.setContentHuggingPriority(.required, for: .horizontal)
    return UIStackView(
      .horizontal, spacing: 12, alignment: .center,
      [
        UIImageView.symbol("photo").sized(28, 28), text, stop,
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.spacing = 20
    column.addArrangedSubview(UILabel("Downloads", .largeTitle))
    column.addArrangedSubview(
      file("iceland-2026-panorama-north-coast-full-size.tiff", "12 of 48 MB", 0.25))
    column.addArrangedSubview(file("fox.jpg", "Nearly done", 0.92))
    column.addArrangedSubview(file("evening.webp", "Waiting", 0))
  }
}
