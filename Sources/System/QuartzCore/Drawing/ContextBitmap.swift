import Quartz2D
import RenderTree

/// The pixels of a context that draws into memory.
///
/// Drawing is recorded, and rendered once pixels are asked for. As soon as an app has the memory,
/// it may read and change that at any time, so that from then on each drawing is rendered at once.
package final class ContextBitmap {
  package let layout: BitmapLayout
  /// Maps the context's base space to pixels from the top left corner.
  private let transform: CGAffineTransform
  private let render: (RenderNode, CGSize) -> CGImage?
  private var memory: UnsafeMutableRawPointer?
  private let isOwner: Bool
  /// Whether an app has the memory.
  private(set) var isShared: Bool
  /// Whether the memory holds pixels that were drawn, or an app's.
  package private(set) var isWritten: Bool

  /// - Parameters:
  ///   - data: An app's memory; nil for memory that is allocated when it is needed.
  ///   - transform: Maps the context's base space to pixels from the top left corner.
  ///   - render: Renders a node at one pixel per point.
  package init(
    _ layout: BitmapLayout, data: UnsafeMutableRawPointer? = nil, transform: CGAffineTransform,
    render: @escaping (RenderNode, CGSize) -> CGImage?
  ) {
    self.layout = layout
    self.transform = transform
    self.render = render
    memory = data
    isOwner = data == nil
    isShared = data != nil
    isWritten = data != nil
  }

  deinit { if isOwner { free(memory) } }

  var wholeArea: BitmapArea { BitmapArea(width: layout.width, height: layout.height) }

  /// Returns the pixels that a drawing touches, by its extent in base space; nil if there are none.
  func area(of extent: CGRect?) -> BitmapArea? {
    guard let extent, !extent.isInfinite else { return wholeArea }
    guard !extent.isNull else { return nil }
    // A pixel around it, for soft edges.
    let box = extent.applying(transform).insetBy(dx: -1, dy: -1).intersection(wholeArea.rect)
    guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
    guard let x = Int(exactly: box.minX.rounded(.down)),
      let y = Int(exactly: box.minY.rounded(.down)),
      let right = Int(exactly: box.maxX.rounded(.up)),
      let bottom = Int(exactly: box.maxY.rounded(.up))
    else { return wholeArea }
    return BitmapArea(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Returns what lies below the first drawing, in base space: the pixels so far, or black in an
  /// opaque bitmap; nil if there is nothing.
  func background(in area: BitmapArea) -> RenderNode? {
    let node: RenderNode
    if isWritten, let memory {
      node = RenderNode(
        .image(layout.image(of: memory, in: area), frame: area.rect, filter: .nearest))
    } else if layout.isOpaque {
      node = RenderNode(.fill(RoundedRect(area.rect), CGColor(gray: 0, alpha: 1)))
    } else {
      return nil
    }
    return RenderNode(.transform(CATransform3DMakeAffineTransform(transform.inverted()), node))
  }

  /// Replaces the pixels of an area by a drawing, which has its background in it.
  func write(_ node: RenderNode, to area: BitmapArea) {
    let moved = transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(area.x), y: -CGFloat(area.y)))
    let placed = RenderNode(.transform(CATransform3DMakeAffineTransform(moved), node))
    guard let memory = allocated(), let image = render(placed, area.rect.size) else { return }
    layout.write(image, to: memory, in: area)
    isWritten = true
  }

  /// Returns the memory, from then on an app's as well.
  func share() -> UnsafeMutableRawPointer? {
    guard let memory = allocated() else { return nil }
    if !isWritten, layout.isOpaque {
      let black = CGImage(width: 1, height: 1) { $0[3] = 255 }
      for y in 0..<layout.height {
        for x in 0..<layout.width {
          layout.write(black, to: memory, in: BitmapArea(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    isShared = true
    isWritten = true
    return memory
  }

  /// Returns an image of the pixels; nil if memory is lacking.
  func image() -> CGImage? {
    allocated().map { layout.image(of: $0, in: wholeArea) }
  }

  private func allocated() -> UnsafeMutableRawPointer? {
    if memory == nil { memory = calloc(layout.byteCount, 1) }
    return memory
  }
}
