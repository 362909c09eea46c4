import QuartzCore
import Synchronization

/// How an image adapts to where it is displayed.
struct ImagePlacement: Sendable {
  /// Nil for an image that is scaled as a whole.
  var resizing: ImageResizing?
  /// Whether the image is mirrored in layouts from right to left.
  var flipsForRightToLeft = false

  /// Whether image views draw the image themselves.
  var isPlain: Bool { resizing == nil && !flipsForRightToLeft }
}

/// How a resizable image is cut into nine parts: the corners keep their size.
final class ImageResizing: Sendable {
  let capInsets: UIEdgeInsets
  let mode: UIImage.ResizingMode
  /// The parts of the pixels that were displayed last, so that their textures are kept.
  private let parts = Mutex<(source: CGImage, parts: [CGImage?])?>(nil)

  init(capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) {
    self.capInsets = capInsets
    self.mode = mode
  }

  /// Returns the image filling a rectangle; `scale` is the number of pixels per point.
  func node(of image: CGImage, scale: CGFloat, in rect: CGRect) -> RenderNode {
    let columns = ImageCut(
      length: CGFloat(image.width), before: capInsets.left * scale, after: capInsets.right * scale)
    let rows = ImageCut(
      length: CGFloat(image.height), before: capInsets.top * scale, after: capInsets.bottom * scale)
    let xs = columns.placed(from: rect.minX, length: rect.width, scale: scale)
    let ys = rows.placed(from: rect.minY, length: rect.height, scale: scale)
    let parts = self.parts(of: image, columns, rows)
    var nodes: [RenderNode] = []
    for (index, part) in parts.enumerated() {
      let (x, y) = (xs[index % 3], ys[index / 3])
      guard let part, x.length > 0, y.length > 0 else { continue }
      let frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      guard mode == .tile, index % 3 == 1 || index / 3 == 1 else {
        nodes.append(RenderNode(.image(part, frame: frame, filter: .linear)))
        continue
      }
      let tile = CGSize(
        width: index % 3 == 1 ? CGFloat(part.width) / scale : x.length,
        height: index / 3 == 1 ? CGFloat(part.height) / scale : y.length)
      nodes.append(RenderNode(.fill(RoundedRect(frame), CGColor(repeating: part, size: tile))))
    }
    return nodes.count == 1 ? nodes[0] : RenderNode(.group(nodes))
  }

  /// Returns the parts row by row; nil for those without pixels.
  private func parts(of image: CGImage, _ columns: ImageCut, _ rows: ImageCut) -> [CGImage?] {
    parts.withLock { known in
      if let known, known.source === image { return known.parts }
      let made = rows.parts.flatMap { row in
        columns.parts.map { column in
          image.cropping(
            to: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
        }
      }
      known = (image, made)
      return made
    }
  }
}

/// One dimension of an image, cut into caps and the part between them, in whole pixels.
private struct ImageCut {
  typealias Part = (start: CGFloat, length: CGFloat)
  private let before: CGFloat
  private let middle: CGFloat
  private let after: CGFloat

  /// At least one pixel remains between the caps.
  init(length: CGFloat, before: CGFloat, after: CGFloat) {
    func pixels(_ value: CGFloat, upTo limit: CGFloat) -> CGFloat {
      value > 0 ? min(value.rounded(), max(0, limit)) : 0
    }
    self.before = pixels(before, upTo: length - 1)
    self.after = pixels(after, upTo: length - 1 - self.before)
    middle = length - self.before - self.after
  }

  var parts: [Part] { [(0, before), (before, middle), (before + middle, after)] }

  /// Returns where the parts lie in a length of points, in which the caps shrink if they don't fit.
  func placed(from start: CGFloat, length: CGFloat, scale: CGFloat) -> [Part] {
    let caps = (before + after) / scale
    let factor = caps > length && caps > 0 ? length / caps : 1
    let (first, last) = (before / scale * factor, after / scale * factor)
    return [
      (start, first), (start + first, max(0, length - first - last)), (start + length - last, last),
    ]
  }
}
