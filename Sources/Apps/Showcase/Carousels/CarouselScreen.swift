import Carousels
import UIKit

/// A demo of a carousel: what to notice, the carousel, its events and a few buttons.
final class CarouselScreen: DemoScreen, TourStop {
  private let demo: Demo
  /// The height of the carousel as a fraction of its width.
  private let ratio: CGFloat
  private let isBleeding: Bool
  let carousel: Carousel
  private let noteLabel = UILabel()
  private let storyLabel = UILabel()
  private var buttons: [UIButton] = []

  /// - Parameter isBleeding: Whether the carousel extends to the edges.
  init(
    _ demo: Demo, _ carousel: Carousel, ratio: CGFloat = 0.6, isBleeding: Bool = false,
    actions: [(title: String, run: (CarouselScreen) -> Void)] = []
  ) {
    self.demo = demo
    self.carousel = carousel
    self.ratio = ratio
    self.isBleeding = isBleeding
    super.init(nibName: nil, bundle: nil)
    buttons = actions.map { action in
      UIButton(
        configuration: .tinted(),
        primaryAction: UIAction(title: action.title) { [weak self] _ in
          if let self { action.run(self) }
        })
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    noteLabel.text = demo.note
    for label in [noteLabel, storyLabel] {
      label.numberOfLines = 0
      label.setScaledFont(.systemFont(ofSize: 15))
      label.textColor = .detailText
    }
    storyLabel.setScaledFont(.monospacedDigitSystemFont(ofSize: 13, weight: .regular))
    carousel.layer.cornerRadius = isBleeding ? 0 : 14
    carousel.clipsToBounds = true
    for view in [noteLabel, carousel, storyLabel] + buttons { self.view.addSubview(view) }
    tellStory()
  }

  private func tellStory() {
    var line = ""
    carousel.willMove = { [storyLabel] index in
      line = String(showcase: "will move to \(index)")
      storyLabel.text = line
    }
    carousel.onProgress = { [storyLabel] from, to, fraction in
      storyLabel.text = Self.story(line, from, to, fraction)
    }
    carousel.didMove = { [storyLabel] index in
      line = String(showcase: "did move to \(index)")
      storyLabel.text = line
    }
    storyLabel.text = String(showcase: "at rest on \(carousel.currentIndex ?? 0)")
  }

  private static func story(_ line: String, _ from: Int, _ to: Int, _ fraction: CGFloat) -> String {
    line + "  ·  \(from) → \(to)  \(Int((fraction * 100).rounded())) %"
  }

  /// The height of what is told while the carousel moves.
  private func storyHeight(inWidth width: CGFloat) -> CGFloat {
    let longest = UILabel()
    (longest.font, longest.numberOfLines) = (storyLabel.font, 0)
    longest.text = Self.story(String(showcase: "will move to \(9)"), 8, 9, 1)
    return max(20, longest.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(view.bounds.width - 32, 900)
    guard width > 0 else { return }
    let left = (view.bounds.width - width) / 2
    let note = noteLabel.sizeThatFits(CGSize(width: width, height: 400))
    var y = view.safeAreaInsets.top + 12
    noteLabel.frame = CGRect(x: left, y: y, width: width, height: note.height)
    y = noteLabel.frame.maxY + 16
    let storyHeight = storyHeight(inWidth: width)
    let belowHeight = layOutButtons(in: left..<left + width, from: 0) + storyHeight + 36
    let availableHeight = view.bounds.height - y - view.safeAreaInsets.bottom - belowHeight
    // Tall windows have space for a higher carousel.
    let upright = isBleeding ? (width: 1.15, height: 0.5) : (width: 1.45, height: 0.64)
    let wanted = max(
      width * ratio, min(width * upright.width, view.bounds.height * upright.height))
    let height = max(80, min(wanted, availableHeight))
    carousel.frame =
      isBleeding
      ? CGRect(x: 0, y: y, width: view.bounds.width, height: height)
      : CGRect(x: left, y: y, width: width, height: height)
    storyLabel.frame = CGRect(x: left, y: y + height + 10, width: width, height: storyHeight)
    layOutButtons(in: left..<left + width, from: storyLabel.frame.maxY + 14)
  }

  /// Returns where the last row ends.
  @discardableResult private func layOutButtons(
    in range: Range<CGFloat>, from top: CGFloat
  ) -> CGFloat {
    var (x, y, end) = (range.lowerBound, top, top)
    let room = CGSize(width: range.upperBound - range.lowerBound, height: 0)
    for button in buttons {
      let size = button.sizeThatFits(room)
      if x > range.lowerBound, x + size.width > range.upperBound {
        (x, y) = (range.lowerBound, end + 8)
      }
      let frame = CGRect(
        x: x, y: y, width: min(size.width, room.width), height: max(36, size.height))
      button.frame = view.mirrored(frame)
      x = frame.maxX + 10
      end = max(end, frame.maxY)
    }
    return end
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMirrored = view.isMirrored
    let isReversed = carousel.direction == .trailingToLeading
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardRightArrow: carousel.move(by: isMirrored != isReversed ? -1 : 1)
      case .keyboardLeftArrow: carousel.move(by: isMirrored != isReversed ? 1 : -1)
      case .keyboardDownArrow: carousel.move()
      case .keyboardUpArrow: carousel.move(by: -1)
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  func show(to guide: TourGuide) async throws {
    await guide.finishLoading()
    carousel.isSuspended = true
    carousel.move()
    try guide.stills("Turning", over: 0.28)
    for button in buttons {
      guide.tap(button)
      await guide.finishLoading()
      try guide.recording.still(button.currentTitle ?? "")
    }
    try await drag(guide)
  }

  private func drag(_ guide: TourGuide) async throws {
    await guide.finishLoading()
    let middle = carousel.convert(carousel.itemFrame, to: nil)
    let sign: CGFloat =
      carousel.direction == .trailingToLeading || carousel.direction == .bottomToTop ? -1 : 1
    let isHorizontal =
      carousel.direction == .leadingToTrailing || carousel.direction == .trailingToLeading
    guide.app.touchDown(at: CGPoint(x: middle.midX, y: middle.midY))
    for step in 1...6 {
      let way = CGFloat(step) * 0.08 * sign
      guide.app.touchMove(
        to: CGPoint(
          x: middle.midX - (isHorizontal ? way * middle.width : 0),
          y: middle.midY - (isHorizontal ? 0 : way * middle.height)))
      guide.recording.record(0.05)
    }
    try guide.recording.still("Dragged")
    guide.app.touchUp()
    guide.recording.record(0.8)
    await guide.finishLoading()
    try guide.recording.still("Released")
  }
}
