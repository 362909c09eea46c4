import UIKit

/// What is inside a flying view, and how it lies there at a size.
@MainActor protocol ElementContent: AnyObject {
  var views: [UIView] { get }
  /// - Parameter mix: 0 shows the thing as where it comes from, 1 as where it goes to.
  func lay(in size: CGSize, mix: CGFloat)
  /// Whether anything of it lies outside.
  func exceeds(_ size: CGSize) -> Bool
}

extension ElementContent {
  func exceeds(_ size: CGSize) -> Bool { true }
}

/// One picture at any size: it covers the window in its own proportions, so nothing can stretch.
@MainActor final class PictureContent: ElementContent {
  let imageView: UIImageView
  private let proportions: CGSize
  var views: [UIView] { [imageView] }

  init(_ image: UIImage, like view: UIImageView) {
    imageView = UIImageView(image: image)
    imageView.contentMode = .scaleToFill
    imageView.tintColor = view.tintColor
    proportions = image.size
  }

  func lay(in size: CGSize, mix: CGFloat) {
    guard proportions.width > 0, proportions.height > 0 else { return }
    let scale = max(size.width / proportions.width, size.height / proportions.height)
    let whole = CGSize(width: proportions.width * scale, height: proportions.height * scale)
    imageView.frame = CGRect(
      x: (size.width - whole.width) / 2, y: (size.height - whole.height) / 2, width: whole.width,
      height: whole.height)
  }
}

extension PictureContent {
  func exceeds(_ size: CGSize) -> Bool {
    imageView.frame.width > size.width + 0.01 || imageView.frame.height > size.height + 0.01
  }
}

/// Pictures of both ends, the later one over the earlier; at least one of them is solid at any time.
@MainActor final class BlendContent: ElementContent {
  struct Side {
    let view: UIView
    /// As large as the picture was taken.
    let size: CGSize
    /// Whether it has a picture's own way to fill any size.
    var fills = false
  }

  private let from: Side?
  private let to: Side?
  /// Stretches with the window instead of keeping proportions.
  private let stretches: Bool
  /// Whether the earlier one is solid until the end.
  private let keepsFrom: Bool
  var views: [UIView] { [from, to].compactMap { $0?.view } }

  init(from: Side?, to: Side?, stretches: Bool, keepsFrom: Bool) {
    self.from = from
    self.to = to
    self.stretches = stretches
    self.keepsFrom = keepsFrom
  }

  func lay(in size: CGSize, mix: CGFloat) {
    if let from { lay(from, in: size) }
    if let to { lay(to, in: size) }
    guard let from, let to else { return }
    to.view.alpha = min(1, max(0, mix * 2))
    from.view.alpha = keepsFrom ? 1 : min(1, max(0, 2 - mix * 2))
  }

  /// As wide as the window, from its top.
  private func lay(_ side: Side, in size: CGSize) {
    if stretches || side.fills {
      side.view.frame = CGRect(origin: .zero, size: size)
      return
    }
    let scale = side.size.width > 0 ? size.width / side.size.width : 1
    side.view.frame = CGRect(
      x: 0, y: 0, width: side.size.width * scale, height: side.size.height * scale)
  }
}

/// Text in both of its layouts, each as large as the fonts' way from one to the other has got.
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

  func lay(in size: CGSize, mix: CGFloat) {
    let part = min(1, max(0, mix))
    let pointSize = from.pointSize + (to.pointSize - from.pointSize) * part
    lay(from, in: size, pointSize: pointSize)
    lay(to, in: size, pointSize: pointSize)
    let turn = min(1, max(0, (part - 0.3) / 0.4))
    from.view.alpha = keepsFrom ? 1 : 1 - turn
    to.view.alpha = turn
  }

  private func lay(_ side: Side, in size: CGSize, pointSize: CGFloat) {
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

/// The real view at the window's size; a placeholder keeps its position.
@MainActor final class LiveViewContent: ElementContent {
  let view: UIView
  var views: [UIView] { [view] }

  init(_ view: UIView, end: ElementEndpoint?, log: UndoLog) {
    self.view = view
    guard let home = view.superview else { return }
    let placeholder = ElementPlaceholder(frame: view.frame)
    placeholder.autoresizingMask = view.autoresizingMask
    placeholder.isUserInteractionEnabled = false
    let (bounds, center) = (view.bounds, view.center)
    home.insertSubview(placeholder, aboveSubview: view)
    end?.unhide()
    end?.stand(placeholder)
    log.add {
      home.insertSubview(view, belowSubview: placeholder)
      placeholder.removeFromSuperview()
      view.bounds = bounds
      view.center = center
    }
  }

  func lay(in size: CGSize, mix: CGFloat) {
    view.bounds.size = size
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
