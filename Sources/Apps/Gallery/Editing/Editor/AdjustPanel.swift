import PhotoEditing
import UIKit

/// The histogram and the sliders of light and color.
final class AdjustPanel: UIScrollView {
  let histogramView = HistogramView()
  private let rows = Adjustment.allCases.map { adjustment in
    LevelRow(adjustment.title, adjustment.range) { adjustment.text($0) }
  }
  weak var editor: (any PhotoEditor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(histogramView)
    for (adjustment, row) in zip(Adjustment.allCases, rows) {
      row.onChange = { [weak self] in self?.editor?.adjust(adjustment, to: $0) }
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ edit: PhotoEdit) {
    for (adjustment, row) in zip(Adjustment.allCases, rows) where row.value != edit[adjustment] {
      row.value = edit[adjustment]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    histogramView.frame = CGRect(x: 16, y: 4, width: width, height: 64)
    var y: CGFloat = 80
    for row in rows {
      row.frame = CGRect(x: 16, y: y, width: width, height: LevelRow.height)
      y += LevelRow.height + 2
    }
    let size = CGSize(width: bounds.width, height: y + 8)
    if contentSize != size { contentSize = size }
  }
}

extension Adjustment {
  /// A value for people: exposure in stops, the others from −100 to 100.
  func text(_ value: Double) -> String {
    let digits = self == .exposure ? 1 : 0
    let number = self == .exposure ? value : value * 100
    return number.formatted(
      .number.precision(.fractionLength(digits)).sign(strategy: .always(includingZero: false))
        .locale(.user)
    ).replacingOccurrences(of: "-", with: "−")
  }
}
