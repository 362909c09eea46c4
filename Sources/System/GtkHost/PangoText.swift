import CGtk
import Foundation
import HostInterface

/// Lines laid out by Pango, in one or two layouts.
///
/// Unchecked because the layouts never change after `init`, and are drawn on the main actor.
package final class PangoText: TextLayout, @unchecked Sendable {
  package let size: CGSize
  package let bounds: CGRect
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  package let lineCount: Int
  package let isTruncated: Bool
  let pieces: MainThreadValue<[Piece]>
  private let runs: [TextRequest.Run]
  @MainActor private(set) lazy var stops = CaretStops(pieces: pieces.value, runs: runs)

  /// A layout of a part of the text.
  struct Piece {
    var layout: OpaquePointer
    var y: CGFloat
    /// Of the whole text in UTF-8; the layout may have an ellipsis more.
    var bytes: Range<Int>

    init(_ layout: OpaquePointer, y: CGFloat = 0, bytes: Range<Int>) {
      self.layout = layout
      self.y = y
      self.bytes = bytes
    }
  }

  @MainActor init(_ composition: TextComposer.Composition, runs: [TextRequest.Run]) {
    pieces = MainThreadValue(composition.pieces)
    self.runs = runs
    isTruncated = composition.isTruncated
    var (lines, all, visible) = (0, CGRect.null, CGRect.null)
    var baselines: (first: CGFloat?, last: CGFloat) = (nil, 0)
    for piece in composition.pieces {
      let logical = Self.logicalBounds(piece.layout).offsetBy(dx: 0, dy: piece.y)
      var ink = PangoRectangle()
      pango_layout_get_extents(piece.layout, &ink, nil)
      all = all.union(logical)
      visible = visible.union(logical).union(PangoUnits.rect(ink).offsetBy(dx: 0, dy: piece.y))
      lines += Int(pango_layout_get_line_count(piece.layout))
      let first = piece.y + PangoUnits.points(pango_layout_get_baseline(piece.layout))
      baselines.first = baselines.first ?? first
      baselines.last = piece.y + Self.lastBaseline(piece.layout)
    }
    lineCount = lines
    size = all.isNull ? .zero : all.size
    bounds = visible.isNull ? .zero : visible
    firstBaseline = baselines.first ?? 0
    lastBaseline = baselines.last
  }

  deinit {
    for piece in pieces.value { MainThreadRelease.object(piece.layout) }
  }

  static func logicalBounds(_ layout: OpaquePointer) -> CGRect {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return PangoUnits.rect(logical)
  }

  private static func lastBaseline(_ layout: OpaquePointer) -> CGFloat {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    return PangoUnits.points(pango_layout_iter_get_baseline(iterator))
  }

  @MainActor func append(to snapshot: OpaquePointer?, color: CGColor) {
    var rgba = GdkRGBA(color)
    for piece in pieces.value {
      gtk_snapshot_save(snapshot)
      var offset = graphene_point_t(CGPoint(x: 0, y: piece.y))
      gtk_snapshot_translate(snapshot, &offset)
      gtk_snapshot_append_layout(snapshot, piece.layout, &rgba)
      gtk_snapshot_restore(snapshot)
    }
  }
}

/// Creates text nodes.
@MainActor enum TextPainter {
  /// Owned by the caller. Text of another host is drawn empty.
  static func paint(
    _ text: any TextDrawing, at origin: CGPoint, _ color: CGColor
  ) -> OpaquePointer {
    guard let text = text as? PangoText, let snapshot = gtk_snapshot_new() else {
      return Optional.none.orEmpty
    }
    var point = graphene_point_t(origin)
    gtk_snapshot_translate(snapshot, &point)
    text.append(to: snapshot, color: color)
    // Frees the snapshot; returns nil if nothing was drawn.
    return gtk_snapshot_free_to_node(snapshot).orEmpty
  }
}
