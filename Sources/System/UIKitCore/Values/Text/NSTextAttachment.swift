import HostInterface
import QuartzCore

/// An image within text, in place of an object replacement character.
///
/// A symbol or template image without a tint has the color of the text.
open class NSTextAttachment: NSObject {
  /// The code of the object replacement character, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// The image; `nil` for the one in `contents`.
  open var image: UIImage? { didSet { drawn = nil } }
  /// The data of a file.
  open var contents: Data? { didSet { decoded = contents.flatMap { UIImage(data: $0) } } }
  /// The uniform type of the data.
  open var fileType: String?
  /// The frame relative to the baseline, upwards in points; an empty size is the image's.
  open var bounds = CGRect.zero

  private var decoded: UIImage? { didSet { drawn = nil } }
  /// The last drawing, which stays the same object while nothing changes.
  private var drawn: (size: CGSize, color: CGColor, drawing: RenderNode)?

  /// Creates an attachment with the data of an image file and its uniform type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    decoded = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  /// - Parameter color: The color of the text.
  func request(color: UIColor, traits: UITraitCollection) -> TextRequest.Attachment {
    let image = image ?? decoded
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    let concrete = color.concrete(for: traits)
    if let drawn, drawn.size == size, drawn.color == concrete {
      return .init(size: size, origin: bounds.origin, drawing: drawn.drawing)
    }
    let area = CGRect(origin: .zero, size: size)
    let context = CGContext(bounds: area)
    GraphicsStack.with(context) {
      guard let image else { return }
      (image.isTemplate ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image)
        .draw(in: area)
    }
    let drawing = context.drawing() ?? .empty
    drawn = (size, concrete, drawing)
    return .init(size: size, origin: bounds.origin, drawing: drawing)
  }
}

extension NSAttributedString {
  /// Creates a string of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// Creates a string of one attachment, with further attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}

extension TextRequest {
  /// Returns what is drawn in place of characters, as far as they are shown.
  @MainActor func attachmentNodes(at origin: CGPoint, in layout: any TextLayout) -> [RenderNode] {
    guard runs.contains(where: { $0.attachment != nil }) else { return [] }
    let lines = layout.lines
    var nodes: [RenderNode] = []
    var start = 0
    for run in runs {
      let end = start + run.text.utf16.count
      defer { start = end }
      guard let attachment = run.attachment else { continue }
      for offset in start..<end {
        guard let line = lines.first(where: { $0.range.contains(offset) }),
          let rect = layout.selectionRects(for: offset..<offset + 1).first,
          rect.width > attachment.size.width - 1
        else { continue }
        let transform = CATransform3DMakeTranslation(
          origin.x + rect.minX + attachment.origin.x,
          origin.y + line.baseline - attachment.origin.y - attachment.size.height, 0)
        nodes.append(RenderNode(.transform(transform, attachment.drawing)))
      }
    }
    return nodes
  }
}
