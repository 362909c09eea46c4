import PhotoEditing
import UIKit
import UIKitCompat

/// The controls for turning, straightening and the aspect ratio.
final class CropPanel: UIScrollView {
  private let turnLeft = CropPanel.button(
    "rotate.left", String(gallery: "Turn Left"), key: "Shift+R")
  private let turnRight = CropPanel.button(
    "rotate.right", String(gallery: "Turn Right"), key: "r")
  private let mirror = CropPanel.button("flip.horizontal", String(gallery: "Flip"))
  private let straightenRow = LevelRow(
    String(gallery: "Straighten"), -45...45, keyStep: 0.1
  ) { degrees in
    let number = (abs(degrees) * 10).rounded() / 10
    return (degrees < 0 ? "−" : "")
      + number.formatted(.number.precision(.fractionLength(1)).locale(.user)) + "°"
  }
  private var ratioButtons: [UIButton] = []
  weak var editor: (any PhotoEditor)?
  var ratio = CropRatio.free { didSet { showRatio() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    turnLeft.addAction(
      UIAction { [weak self] _ in self?.editor?.turn(-1) }, for: .primaryActionTriggered)
    turnRight.addAction(
      UIAction { [weak self] _ in self?.editor?.turn(1) }, for: .primaryActionTriggered)
    mirror.addAction(
      UIAction { [weak self] _ in self?.editor?.mirror() }, for: .primaryActionTriggered)
    straightenRow.onChange = { [weak self] in self?.editor?.straighten(to: $0) }
    ratioButtons = CropRatio.allCases.map { ratio in
      let button = UIButton(configuration: .gray())
      button.addAction(
        UIAction { [weak self] _ in
          self?.ratio = ratio
          self?.editor?.applyRatio()
        }, for: .primaryActionTriggered)
      return button
    }
    for view in [turnLeft, turnRight, mirror, straightenRow] as [UIView] + ratioButtons {
      addSubview(view)
    }
    showRatio()
  }

  required init?(coder: NSCoder) { nil }

  private static func button(
    _ symbol: String, _ label: String, key: KeyCombination? = nil
  ) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbol)
    configuration.baseForegroundColor = .label
    let button = UIButton(configuration: configuration)
    button.accessibilityLabel = label
    button.toolTip = String(toolTip: label, key: key)
    return button
  }

  private func showRatio() {
    for (ratio, button) in zip(CropRatio.allCases, ratioButtons) {
      let isChosen = ratio == self.ratio
      var configuration: UIButton.Configuration = isChosen ? .filled() : .gray()
      configuration.title = ratio.title
      configuration.cornerStyle = .capsule
      if isChosen {
        // White on the tint of dark screens has too little contrast.
        let light = UITraitCollection(userInterfaceStyle: .light)
        configuration.baseBackgroundColor = .windowTint.resolvedColor(with: light)
      } else {
        configuration.baseForegroundColor = .label
      }
      button.configuration = configuration
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
    setNeedsLayout()
  }

  func show(_ edit: PhotoEdit) {
    if straightenRow.value != edit.straightening { straightenRow.value = edit.straightening }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    let third = (width - 16) / 3
    for (index, button) in [turnLeft, turnRight, mirror].enumerated() {
      button.frame = CGRect(x: 16 + CGFloat(index) * (third + 8), y: 4, width: third, height: 40)
    }
    straightenRow.frame = CGRect(x: 16, y: 60, width: width, height: LevelRow.height)
    var (x, y): (CGFloat, CGFloat) = (16, straightenRow.frame.maxY + 14)
    for button in ratioButtons {
      let own = min(width, max(56, button.sizeThatFits(bounds.size).width.rounded(.up)))
      if x > 16, x + own > 16 + width { (x, y) = (16, y + 44) }
      button.frame = mirrored(CGRect(x: x, y: y, width: own, height: 36))
      x += own + 8
    }
    let size = CGSize(width: bounds.width, height: y + 52)
    if contentSize != size { contentSize = size }
  }
}
