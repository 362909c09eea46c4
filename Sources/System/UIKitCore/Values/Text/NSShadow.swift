import HostInterface
import QuartzCore

/// A shadow of text.
open class NSShadow: NSObject {
  /// The offset of the shadow to the right and down, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur of the shadow, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`; black with an opacity of one third by default. Any other
  /// value casts no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  /// Creates a shadow like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  func request(for traits: UITraitCollection) -> TextRequest.Shadow? {
    let color = (shadowColor as? UIColor)?.concrete(for: traits)
    guard let color, color.alpha > 0 else { return nil }
    return TextRequest.Shadow(color: color, offset: shadowOffset, blur: max(0, shadowBlurRadius))
  }
}

extension TextRequest {
  /// Returns the shadows of the runs, to be drawn below the text.
  ///
  /// There is one node for each distinct shadow: the same text, in which only the runs with that
  /// shadow are visible.
  @MainActor func shadowNodes(at origin: CGPoint, by shaping: any TextShaping) -> [RenderNode] {
    var shadows: [Shadow] = []
    for case let shadow? in runs.map(\.shadow) where !shadows.contains(shadow) {
      shadows.append(shadow)
    }
    return shadows.map { shadow in
      let layout = shaping.layOut(only(shadow))
      let point = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
      let node = RenderNode(.text(layout, origin: point, color: shadow.color))
      guard shadow.blur > 0 else { return node }
      let reach = shadow.blur * 2
      let area = layout.bounds.offsetBy(dx: point.x, dy: point.y).insetBy(dx: -reach, dy: -reach)
      let glass = RenderNode.Backdrop(
        frame: RoundedRect(area), radius: shadow.blur / 2, saturation: 1)
      return RenderNode(.blurred(RenderNode.Blur(child: node, glass: glass, area: area)))
    }
  }

  private func only(_ shadow: Shadow) -> TextRequest {
    var request = self
    for index in request.runs.indices {
      let casts = request.runs[index].shadow == shadow
      request.runs[index].color = casts ? shadow.color : CGColor(gray: 0, alpha: 0)
      request.runs[index].background = nil
      request.runs[index].underlineColor = nil
      request.runs[index].strikethroughColor = nil
      request.runs[index].shadow = nil
      if !casts {
        request.runs[index].underline = .none
        request.runs[index].isStruckThrough = false
      }
    }
    return request
  }
}
