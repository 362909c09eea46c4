import QuartzCore

/// A scroll indicator. Under a pointer it grows into a bar that can be dragged; a press beside the
/// knob moves the knob there.
@MainActor final class ScrollBar: UIView {
  let axis: NSLayoutConstraint.Axis
  private let track = UIView()
  private let knob = UIView()
  private let press = UILongPressGestureRecognizer()
  /// The start and length of the knob along the bar.
  private var knobRange: (start: CGFloat, length: CGFloat) = (0, 0)
  /// The distance from the start of the knob to the pointer that drags it.
  private var grip: CGFloat?
  /// Called with the position to which the knob was dragged, as a fraction from 0 to 1.
  var onDrag: ((CGFloat) -> Void)?
  /// Called when the pointer releases the knob.
  var onDragEnd: (() -> Void)?

  /// In points, as on iOS.
  static let thickness: CGFloat = 2.5
  /// The thickness under a pointer, in points.
  private static let grownThickness: CGFloat = 8
  /// The distance between the knob and the edge, in points.
  static let inset: CGFloat = 3
  /// The thickness of the area that responds to presses, in points.
  static let reach: CGFloat = 14

  init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    layer.zPosition = 1000
    alpha = 0
    isUserInteractionEnabled = false
    track.alpha = 0
    for view in [track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    press.minimumPressDuration = 0
    press.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    press.addHandler { [weak self] _ in self?.follow() }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? {
    get { knob.backgroundColor }
    set {
      knob.backgroundColor = newValue
      track.backgroundColor = newValue?.withAlphaComponent(0.12)
    }
  }

  /// Whether the bar is wide because the pointer is over it; it can be dragged only then.
  var isGrown = false {
    didSet {
      guard isGrown != oldValue else { return }
      isUserInteractionEnabled = isGrown
      UIView.animate(
        withDuration: 0.12, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        self.track.alpha = self.isGrown ? 1 : 0
        self.layOutKnob()
      }
    }
  }

  var isDragged: Bool { grip != nil }

  /// Positions the knob, given its start and length in points along the bar.
  func placeKnob(start: CGFloat, length: CGFloat) {
    knobRange = (start, length)
    layOutKnob()
  }

  private func layOutKnob() {
    let thickness = isGrown ? Self.grownThickness : Self.thickness
    func rectangle(_ start: CGFloat, _ length: CGFloat) -> CGRect {
      axis == .vertical
        ? CGRect(
          x: bounds.width - Self.inset - thickness, y: start, width: thickness, height: length)
        : CGRect(
          x: start, y: bounds.height - Self.inset - thickness, width: length, height: thickness)
    }
    knob.frame = rectangle(knobRange.start, knobRange.length)
    track.frame = rectangle(0, axis == .vertical ? bounds.height : bounds.width)
    knob.layer.cornerRadius = thickness / 2
    track.layer.cornerRadius = thickness / 2
  }

  private func follow() {
    let location = press.location(in: self)
    let position = axis == .vertical ? location.y : location.x
    switch press.state {
    case .began:
      let distance = position - knobRange.start
      grip = 0...knobRange.length ~= distance ? distance : knobRange.length / 2
      drag(to: position)
    case .changed: drag(to: position)
    default:
      grip = nil
      onDragEnd?()
    }
  }

  private func drag(to position: CGFloat) {
    let way = (axis == .vertical ? bounds.height : bounds.width) - knobRange.length
    guard let grip, way > 0 else { return }
    onDrag?(min(max((position - grip) / way, 0), 1))
  }
}
