import UIKit
import UIKitCompat

/// A small moving drawing of a gesture. It stands still while motion is reduced.
final class GestureDrawing: UIView {
  /// A gesture that is drawn.
  enum Gesture {
    /// Thumbnails become larger and smaller.
    case zoom
    /// A photo is dragged down and becomes a thumbnail.
    case drag
    /// A rectangle is drawn around thumbnails.
    case band
  }

  /// The size of every drawing, in points.
  static let size = CGSize(width: 104, height: 80)
  private static let duration = 2.4

  private let gesture: Gesture
  private let tiles: [UIView]
  private let photo = UIView()
  private let frameView = UIView()
  private let finger = UIView()
  private var turn: DelayedCall?
  /// Whether the drawing shows the end of the gesture.
  private(set) var isAtEnd = false

  init(_ gesture: Gesture) {
    self.gesture = gesture
    tiles = (0..<Self.columns * Self.rows).map { _ in UIView() }
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    for tile in tiles {
      tile.layer.cornerRadius = 4
      addSubview(tile)
    }
    photo.backgroundColor = .systemTeal
    photo.layer.cornerRadius = 5
    photo.isHidden = gesture != .drag
    frameView.layer.borderWidth = 1.5
    frameView.layer.cornerRadius = 3
    frameView.isHidden = gesture != .band
    finger.backgroundColor = UIColor.label.withAlphaComponent(0.55)
    finger.layer.cornerRadius = 8
    finger.isHidden = gesture == .zoom
    for view in [photo, frameView, finger] { addSubview(view) }
    showColors()
    draw(atEnd: UIAccessibility.isReduceMotionEnabled)
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    let tint = tintColor.resolvedColor(with: traitCollection)
    frameView.layer.borderColor = tint.cgColor
    frameView.backgroundColor = tint.withAlphaComponent(0.18)
  }

  // MARK: Motion

  /// Repeats the gesture until `stop()`.
  func start() {
    guard turn == nil, !UIAccessibility.isReduceMotionEnabled else { return }
    next()
  }

  func stop() {
    turn?.cancel()
    turn = nil
  }

  private func next() {
    UIView.animate(
      withDuration: Self.duration / 2, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
    ) { self.draw(atEnd: !self.isAtEnd) }
    turn = after(Self.duration / 2 + 0.5) { [weak self] in self?.next() }
  }

  // MARK: Drawing

  private static let (columns, rows) = (5, 4)

  private func draw(atEnd isAtEnd: Bool) {
    self.isAtEnd = isAtEnd
    switch gesture {
    case .zoom: placeTiles(side: isAtEnd ? 34 : 15, gap: 4)
    case .drag: drawDrag(isAtEnd)
    case .band: drawBand(isAtEnd)
    }
  }

  /// Places the thumbnails in a grid around the middle.
  private func placeTiles(side: CGFloat, gap: CGFloat) {
    let (step, size) = (side + gap, Self.size)
    for (index, tile) in tiles.enumerated() {
      let column = CGFloat(index % Self.columns) - CGFloat(Self.columns - 1) / 2
      let row = CGFloat(index / Self.columns) - CGFloat(Self.rows - 1) / 2
      tile.bounds.size = CGSize(width: side, height: side)
      tile.center = CGPoint(x: size.width / 2 + column * step, y: size.height / 2 + row * step)
      tile.backgroundColor = Self.colors[index % Self.colors.count]
      tile.alpha = 1
    }
  }

  private static let colors: [UIColor] = [
    .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemPink, .systemBlue,
    .systemYellow,
  ]

  private func drawDrag(_ isAtEnd: Bool) {
    placeTiles(side: 15, gap: 4)
    for tile in tiles { tile.alpha = isAtEnd ? 1 : 0.12 }
    let middle = CGPoint(x: Self.size.width / 2, y: Self.size.height / 2)
    // The photo returns to the thumbnail in the lower row.
    let thumbnail = tiles[Self.columns * 2 + 2]
    photo.bounds.size = isAtEnd ? thumbnail.bounds.size : CGSize(width: 76, height: 54)
    photo.center = isAtEnd ? thumbnail.center : CGPoint(x: middle.x, y: middle.y - 4)
    finger.bounds.size = CGSize(width: 16, height: 16)
    finger.center = CGPoint(x: middle.x, y: isAtEnd ? Self.size.height - 14 : middle.y - 6)
    finger.alpha = isAtEnd ? 0 : 1
  }

  private func drawBand(_ isAtEnd: Bool) {
    placeTiles(side: 15, gap: 4)
    let start = CGPoint(x: 24, y: 20)
    let end = isAtEnd ? CGPoint(x: 80, y: 60) : CGPoint(x: start.x + 3, y: start.y + 3)
    frameView.frame = CGRect(
      x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    finger.bounds.size = CGSize(width: 16, height: 16)
    finger.center = end
    for tile in tiles { tile.alpha = tile.frame.intersects(frameView.frame) ? 1 : 0.35 }
  }
}
