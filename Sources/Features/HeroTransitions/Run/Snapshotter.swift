import UIKit

/// Makes the snapshots that move in place of views.
@MainActor enum Snapshotter {
  /// Returns a snapshot of a view without the appearance that the element's view draws.
  static func snapshot(of view: UIView, _ kind: HeroTargetState.Snapshot) -> UIView? {
    if kind == .optimized {
      if let custom = view as? any HeroCustomSnapshotView { return custom.heroSnapshot }
      if let imageView = view as? UIImageView, imageView.morphingImage != nil {
        return copy(of: imageView)
      }
      if let effectView = view as? UIVisualEffectView {
        return UIVisualEffectView(effect: effectView.effect)
      }
    }
    if isPlain(view) { return nil }
    return withoutAppearance(view) {
      kind == .layerRender ? rendered(view) : view.snapshotView(afterScreenUpdates: true)
    }
  }

  static func copy(of imageView: UIImageView) -> UIImageView {
    let copy = UIImageView(image: imageView.image)
    copy.contentMode =
      imageView.contentMode == .scaleAspectFit ? .scaleAspectFill : imageView.contentMode
    copy.tintColor = imageView.tintColor
    copy.layer.contentsRect = imageView.layer.contentsRect
    copy.clipsToBounds = true
    copy.bounds.size = imageView.bounds.size
    return copy
  }

  private static func rendered(_ view: UIView) -> UIView {
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(
        in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
    }
    let imageView = UIImageView(image: image)
    imageView.contentMode = .scaleToFill
    return imageView
  }

  /// Whether a view is a plain rectangle, which the element's view draws by itself.
  private static func isPlain(_ view: UIView) -> Bool {
    type(of: view) == UIView.self && view.subviews.isEmpty
      && view.layer.sublayers?.isEmpty ?? true && view.layer.contents == nil
  }

  private static func withoutAppearance<Result>(_ view: UIView, _ body: () -> Result) -> Result {
    // An undo log would restore only at the end of the transition.
    let layer = view.layer
    let (alpha, color) = (view.alpha, layer.backgroundColor)
    let (radius, border, shadow) = (layer.cornerRadius, layer.borderWidth, layer.shadowOpacity)
    view.alpha = 1
    layer.backgroundColor = nil
    (layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (0, 0, 0)
    defer {
      view.alpha = alpha
      layer.backgroundColor = color
      (layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (radius, border, shadow)
    }
    return body()
  }
}

extension UIView {
  var hasVisibleSubviews: Bool { subviews.contains { !$0.isHidden && $0.alpha > 0.01 } }
}
