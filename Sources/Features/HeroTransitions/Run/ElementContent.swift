import UIKit

/// The content of a moving element and its layout.
@MainActor protocol ElementContent: AnyObject {
  var views: [UIView] { get }
  /// Whether it shows the views' own parts already, so that a visible part is one of these.
  var isCropped: Bool { get }
  /// Lays out the content.
  ///
  /// - Parameters:
  ///   - mix: 0 shows the element as at its start, 1 as at its end.
  ///   - crop: The visible part of the content, in unit coordinates.
  func layOut(in size: CGSize, mix: CGFloat, crop: CGRect)
  func setContentsRect(_ rect: CGRect)
  func setContentsScale(_ scale: CGFloat)
  /// Whether any content exceeds the size.
  func exceeds(_ size: CGSize) -> Bool
}

extension ElementContent {
  var isCropped: Bool { true }

  func exceeds(_ size: CGSize) -> Bool { true }

  func setContentsRect(_ rect: CGRect) {
    for view in views where view.layer.contentsRect != rect { view.layer.contentsRect = rect }
  }

  func setContentsScale(_ scale: CGFloat) {
    for view in views { view.layer.contentsScale = scale }
  }
}

extension CGSize {
  /// The size of the part of an image that is visible.
  func visible(in crop: CGRect) -> CGSize {
    CGSize(width: width * abs(crop.width), height: height * abs(crop.height))
  }
}

/// An image that covers the element in its own proportions, so that it isn't stretched.
@MainActor final class ImageContent: ElementContent {
  let imageView: UIImageView
  private let proportions: CGSize
  var isCropped: Bool { false }
  var views: [UIView] { [imageView] }

  init(_ image: UIImage, like view: UIImageView) {
    imageView = UIImageView(image: image)
    imageView.contentMode = .scaleToFill
    imageView.tintColor = view.tintColor
    proportions = image.size
  }

  func layOut(in size: CGSize, mix: CGFloat, crop: CGRect) {
    let proportions = proportions.visible(in: crop)
    guard proportions.width > 0, proportions.height > 0 else { return }
    let scale = max(size.width / proportions.width, size.height / proportions.height)
    let contentSize = CGSize(width: proportions.width * scale, height: proportions.height * scale)
    imageView.frame = CGRect(
      x: (size.width - contentSize.width) / 2, y: (size.height - contentSize.height) / 2,
      width: contentSize.width,
      height: contentSize.height)
  }
}

extension ImageContent {
  func exceeds(_ size: CGSize) -> Bool {
    imageView.frame.width > size.width + 0.01 || imageView.frame.height > size.height + 0.01
  }
}

/// A cross-fade of the snapshots of both ends, of which at least one is opaque at any time.
@MainActor final class BlendContent: ElementContent {
  struct Side {
    let view: UIView
    /// The size of the snapshot.
    let size: CGSize
    /// Whether it is an image, which fills any size.
    var fills = false
  }

  private let from: Side?
  private let to: Side?
  /// Whether the content is stretched instead of keeping its proportions.
  private let stretches: Bool
  /// Whether the earlier one is opaque until the end.
  private let keepsFrom: Bool
  /// The parts of their images that the views show by themselves.
  private lazy var ownParts = views.map(\.layer.contentsRect)
  var views: [UIView] { [from, to].compactMap { $0?.view } }

  init(from: Side?, to: Side?, stretches: Bool, keepsFrom: Bool) {
    self.from = from
    self.to = to
    self.stretches = stretches
    self.keepsFrom = keepsFrom
  }

  func layOut(in size: CGSize, mix: CGFloat, crop: CGRect) {
    if let from { layOut(from, in: size) }
    if let to { layOut(to, in: size) }
    guard let from, let to else { return }
    to.view.alpha = min(1, max(0, mix * 2))
    from.view.alpha = keepsFrom ? 1 : min(1, max(0, 2 - mix * 2))
  }

  func setContentsRect(_ rect: CGRect) {
    for (view, own) in zip(views, ownParts) {
      view.layer.contentsRect = CGRect(
        x: own.minX + rect.minX * own.width, y: own.minY + rect.minY * own.height,
        width: rect.width * own.width, height: rect.height * own.height)
    }
  }

  /// Lays out a side in the element's full width, from the top.
  private func layOut(_ side: Side, in size: CGSize) {
    if stretches || side.fills {
      side.view.frame = CGRect(origin: .zero, size: size)
      return
    }
    let scale = side.size.width > 0 ? size.width / side.size.width : 1
    side.view.frame = CGRect(
      x: 0, y: 0, width: side.size.width * scale, height: side.size.height * scale)
  }
}

/// A text in both of its layouts, scaled by the change of the font's size.
@MainActor final class TextContent: ElementContent {
  struct Side {
    let view: UIView
    let size: CGSize
    let pointSize: CGFloat
    let alignment: NSTextAlignment
  }

  private let from: Side
  private let to: Side
  private let keepsFrom: Bool
  var views: [UIView] { [from.view, to.view] }

  init(from: Side, to: Side, keepsFrom: Bool) {
    self.from = from
    self.to = to
    self.keepsFrom = keepsFrom
  }

  func layOut(in size: CGSize, mix: CGFloat, crop: CGRect) {
    let part = min(1, max(0, mix))
    let pointSize = from.pointSize + (to.pointSize - from.pointSize) * part
    layOut(from, in: size, pointSize: pointSize)
    layOut(to, in: size, pointSize: pointSize)
    let turn = min(1, max(0, (part - 0.3) / 0.4))
    from.view.alpha = keepsFrom ? 1 : 1 - turn
    to.view.alpha = turn
  }

  private func layOut(_ side: Side, in size: CGSize, pointSize: CGFloat) {
    let scale = side.pointSize > 0 ? pointSize / side.pointSize : 1
    let (width, height) = (side.size.width * scale, side.size.height * scale)
    let x: CGFloat
    switch side.alignment {
    case .center: x = (size.width - width) / 2
    case .right: x = size.width - width
    default: x = 0
    }
    side.view.frame = CGRect(x: x, y: (size.height - height) / 2, width: width, height: height)
  }
}

/// The view itself in the element's size. A placeholder keeps its position.
@MainActor final class LiveViewContent: ElementContent {
  let view: UIView
  private let contentsRect: UndoProperty<CGRect>
  private let contentsScale: UndoProperty<CGFloat>
  var isCropped: Bool { false }
  var views: [UIView] { [view] }

  init(_ view: UIView, end: ElementEndpoint?, log: UndoLog) {
    self.view = view
    contentsRect = log.property(view, \.layer.contentsRect)
    contentsScale = log.property(view, \.layer.contentsScale)
    // The element's view draws these.
    log.set(view, \.backgroundColor, to: nil)
    log.set(view, \.layer.cornerRadius, to: 0)
    log.set(view, \.layer.borderWidth, to: 0)
    log.set(view, \.layer.shadowOpacity, to: 0)
    guard let home = view.superview else { return }
    let placeholder = ElementPlaceholder(frame: view.frame)
    placeholder.autoresizingMask = view.autoresizingMask
    placeholder.isUserInteractionEnabled = false
    let (bounds, center) = (view.bounds, view.center)
    home.insertSubview(placeholder, aboveSubview: view)
    end?.unhide()
    end?.use(placeholder)
    log.add {
      home.insertSubview(view, belowSubview: placeholder)
      placeholder.removeFromSuperview()
      view.bounds = bounds
      view.center = center
    }
  }

  func layOut(in size: CGSize, mix: CGFloat, crop: CGRect) {
    view.bounds.size = size
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  func setContentsRect(_ rect: CGRect) {
    if view.layer.contentsRect != rect { contentsRect.write(rect) }
  }

  func setContentsScale(_ scale: CGFloat) { contentsScale.write(scale) }
}
