import QuartzCore

extension UIView {
  func snapshot(of area: CGRect, _ includesUpdates: Bool, _ caps: UIEdgeInsets) -> UIView? {
    guard caps != .zero else {
      return SnapshotView(of: self, area: area, includesUpdates: includesUpdates)
    }
    return ResizableSnapshotView(
      of: self, area: area, caps: caps, includesUpdates: includesUpdates)
  }

  func drawAsSeen(in rect: CGRect, _ includesUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      let node = layer.contentsAsSeen(includesUpdates: includesUpdates)
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    context.draw(node)
    context.restoreGState()
    return true
  }
}

private final class SnapshotView: UIView {
  /// Creates a snapshot; `nil` if there is nothing to show. `area` is in the coordinates of `view`.
  init?(of view: UIView, area: CGRect, includesUpdates: Bool) {
    guard area.width > 0, area.height > 0,
      let node = view.layer.contentsAsSeen(includesUpdates: includesUpdates)
    else { return nil }
    super.init(frame: CGRect(origin: .zero, size: area.size))
    let shift = CATransform3DMakeTranslation(-area.minX, -area.minY, 0)
    let imageBounds = CGRect(origin: .zero, size: area.size)
    layer.contentNode = RenderNode(
      .clip(RoundedRect(imageBounds), RenderNode(.transform(shift, node))))
    layer.contentNodeSize = area.size
  }

  required init?(coder: NSCoder) { nil }

  package override func display() {}
}

/// A view of nine snapshots: the corners keep their size, the edges their thickness.
private final class ResizableSnapshotView: UIView {
  private let caps: UIEdgeInsets
  private var parts: [(view: UIView, column: Int, row: Int)] = []

  init?(of view: UIView, area: CGRect, caps: UIEdgeInsets, includesUpdates: Bool) {
    self.caps = caps
    super.init(frame: CGRect(origin: .zero, size: area.size))
    let cells = cells(of: area)
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        let part = SnapshotView(of: view, area: cell, includesUpdates: includesUpdates)
        guard let part else { continue }
        parts.append((part, column, row))
        addSubview(part)
      }
    }
    if parts.isEmpty { return nil }
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  private func cells(of area: CGRect) -> [[CGRect]] {
    let xs = [area.minX, area.minX + caps.left, area.maxX - caps.right, area.maxX]
    let ys = [area.minY, area.minY + caps.top, area.maxY - caps.bottom, area.maxY]
    return (0..<3).map { row in
      (0..<3).map { column in
        CGRect(
          x: xs[column], y: ys[row], width: max(0, xs[column + 1] - xs[column]),
          height: max(0, ys[row + 1] - ys[row]))
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cells = cells(of: bounds)
    for part in parts { part.view.frame = cells[part.row][part.column] }
  }
}
