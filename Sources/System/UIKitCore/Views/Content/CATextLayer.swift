import HostInterface
import QuartzCore

/// A layer that draws text from its top left corner on, cut off at its bounds.
///
/// Text is drawn as sharp as the screen is, whatever `contentsScale`.
open class CATextLayer: CALayer {
  private var content: TextLayerContent { (text as? TextLayerContent) ?? TextLayerContent() }

  private func change(_ edit: (TextLayerContent) -> Void) {
    let changed = TextLayerContent(content)
    edit(changed)
    text = changed
  }

  /// The text: a `String` or an `NSAttributedString`, whose attributes are used instead of the
  /// layer's font, size and color. Any other object draws nothing. `nil` by default.
  open var string: Any? {
    get { content.string }
    set { change { $0.string = (newValue as? NSAttributedString)?.copy() ?? newValue } }
  }

  /// The font: a `UIFont`, whose size isn't used, or the name of a font as an object. The system
  /// font by default, and for names of no font.
  open var font: CFTypeRef! {
    get { content.font }
    set { change { $0.font = newValue } }
  }

  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat {
    get { textSize }
    set { textSize = newValue }
  }

  /// The color of the text; white by default.
  open var foregroundColor: CGColor? {
    get { textColor }
    set { textColor = newValue }
  }

  /// Whether lines are wrapped to the width of the bounds; `false` by default.
  open var isWrapped: Bool {
    get { content.isWrapped }
    set { change { $0.isWrapped = newValue } }
  }

  /// Which part of the text is left out where there is no room; none by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { content.truncation }
    set { change { $0.truncation = newValue } }
  }

  /// The alignment of the lines; natural by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { content.alignment }
    set { change { $0.alignment = newValue } }
  }
}

/// The text of a layer, which doesn't change once the layer has it.
private final class TextLayerContent: LayerText {
  var string: Any?
  var font: AnyObject?
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural

  init() {}

  init(_ other: TextLayerContent) {
    string = other.string
    font = other.font
    isWrapped = other.isWrapped
    truncation = other.truncation
    alignment = other.alignment
  }

  func node(in bounds: CGRect, fontSize: CGFloat, color: CGColor?) -> RenderNode? {
    guard bounds.width > 0, bounds.height > 0, let shaping = HostServices.current.text,
      let runs = runs(fontSize: fontSize), runs.contains(where: { !$0.text.isEmpty })
    else { return nil }
    var request = TextRequest(
      runs: runs, width: isWrapped || truncation != .none ? bounds.width : nil,
      height: isWrapped && truncation != .none ? bounds.height : nil,
      maximumLines: isWrapped || truncation == .none ? 0 : 1, alignment: requestedAlignment,
      truncation: requestedTruncation)
    request.take((string as? NSAttributedString)?.paragraphStyle)
    let layout = shaping.layOut(request)
    var origin = bounds.origin
    if request.width == nil {
      origin.x += (bounds.width - layout.size.width) * fractionBefore(layout)
    }
    let plain = string is NSAttributedString ? CGColor(gray: 0, alpha: 1) : color
    let text = RenderNode(
      .text(layout, origin: origin, color: plain ?? CGColor(gray: 0, alpha: 0)))
    let nodes =
      request.shadowNodes(at: origin, by: shaping) + [text]
      + request.attachmentNodes(at: origin, in: layout)
    return RenderNode(
      .clip(RoundedRect(bounds), nodes.count == 1 ? text : RenderNode(.group(nodes))))
  }

  private func runs(fontSize: CGFloat) -> [TextRequest.Run]? {
    if let attributed = string as? NSAttributedString {
      return attributed.textRuns(font: .systemFont(ofSize: 12), traits: .current)
    }
    guard let text = string as? String else { return nil }
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 0.01
    let named = (font as? String).flatMap { UIFont(name: $0, size: size) }
    let font = (font as? UIFont)?.withSize(size) ?? named ?? .systemFont(ofSize: size)
    return [TextRequest.Run(text, font: font.fontRequest)]
  }

  private var requestedAlignment: TextRequest.Alignment {
    switch alignment {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var requestedTruncation: TextRequest.Truncation {
    switch truncation {
    case .start: .head
    case .middle: .middle
    case .end: .tail
    default: .none
    }
  }

  /// The part of the free width that lies before lines that aren't wrapped.
  private func fractionBefore(_ layout: any TextLayout) -> CGFloat {
    switch alignment {
    case .left: 0
    case .right: 1
    case .center: 0.5
    default: layout.lines.first?.isRightToLeft == true ? 1 : 0
    }
  }
}
