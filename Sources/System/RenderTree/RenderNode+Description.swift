import Quartz2D

extension RenderNode: CustomStringConvertible {
  /// The tree as indented text for golden files: one node per line, numbers with three decimals.
  package var description: String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + headline)
    switch content {
    case .group(let children): children.forEach { $0.describe(into: &lines, depth: depth + 1) }
    case .transform(_, let child), .opacity(_, let child), .clip(_, let child):
      child.describe(into: &lines, depth: depth + 1)
    case .mask(let child, let mask):
      child.describe(into: &lines, depth: depth + 1)
      mask.describe(into: &lines, depth: depth + 2)
    case .blend(_, let bottom, let top):
      bottom.describe(into: &lines, depth: depth + 1)
      top.describe(into: &lines, depth: depth + 1)
    case .blurred(let blur): blur.child.describe(into: &lines, depth: depth + 1)
    case .backdrop, .fill, .image, .border, .shadow, .text, .path, .linearGradient,
      .radialGradient:
      break
    }
  }

  private var headline: String {
    switch content {
    case .group: "group"
    case .transform(let t, _):
      CATransform3DIsAffine(t)
        ? "transform \([t.m11, t.m12, t.m21, t.m22, t.m41, t.m42].map(short).joined(separator: " "))"
        : "transform3D"
    case .opacity(let value, _): "opacity \(short(value))"
    case .clip(let shape, _): "clip \(short(shape))"
    case .mask: "mask"
    case .backdrop(let glass): "backdrop \(short(glass.frame)) \(short(glass.radius))"
    case .blurred(let blur):
      "blurred \(short(blur.glass.frame)) \(short(blur.glass.radius)) of \(short(blur.area))"
    case .fill(let shape, let color): "fill \(short(shape)) \(short(color))"
    case .image(let image, let frame, let filter):
      "image \(image.width)x\(image.height) in \(short(frame)) \(filter)"
    case .border(let shape, let width, let color):
      "border \(short(shape)) \(short(width)) \(short(color))"
    case .shadow(let shape, let color, let offset, let blur):
      "shadow \(short(shape)) \(short(color)) \(short(offset.width)) \(short(offset.height)) \(short(blur))"
    case .text(let text, let origin, let color):
      "text \(short(text.bounds)) at \(short(origin.x)) \(short(origin.y)) \(short(color))"
    case .blend(let mode, _, _): "blend \(mode)"
    case .path(let path, _, _, _): "path \(short(path.boundingBox))"
    case .linearGradient(let shape, let stops, _, _): "gradient \(short(shape)) \(stops.count)"
    case .radialGradient(let shape, let stops, let center, let radii, _):
      "radial gradient \(short(shape)) \(stops.count) at \(short(center.x)) \(short(center.y)) \(short(radii.width)) \(short(radii.height))"
    }
  }
}

private func short(_ value: CGFloat) -> String {
  let rounded = (Double(value) * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15
    ? String(Int(rounded)) : String(rounded)
}

private func short(_ r: CGRect) -> String {
  [r.minX, r.minY, r.width, r.height].map(short).joined(separator: " ")
}

private func short(_ r: RoundedRect) -> String {
  guard r.isRounded else { return short(r.rect) }
  let radii = [r.topLeft, r.topRight, r.bottomRight, r.bottomLeft]
  return "\(short(r.rect)) r \(radii.map(short).joined(separator: " "))"
}

private func short(_ c: CGColor) -> String {
  "rgba(" + [c.red, c.green, c.blue, c.alpha].map(short).joined(separator: " ") + ")"
}
