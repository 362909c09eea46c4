import UIKit

/// Chooses the content that represents one or two views during a transition.
@MainActor enum ElementContentFactory {
  /// Proportions that differ by less count as the same.
  private static let likeness: CGFloat = 0.015

  static func make(
    from: HeroParticipant?, to: HeroParticipant?, stretches: Bool, toEnd: ElementEndpoint,
    log: UndoLog
  ) -> any ElementContent {
    let kinds = [to, from].compactMap { $0?.state.snapshot }
    let kind = kinds.first { $0 != .optimized } ?? .optimized
    if kind == .none, let real = to?.view ?? from?.view {
      return LiveViewContent(real, end: to == nil ? nil : toEnd, log: log)
    }
    let keepsFrom = [from, to].contains { $0?.state.forcesNonFade == true }
    if let from, let to, kind == .optimized {
      if let content = imageContent(from.view, to.view) { return content }
      if let content = text(from.view, to.view, keepsFrom: keepsFrom) { return content }
    }
    return BlendContent(
      from: from.flatMap { side($0, kind) }, to: to.flatMap { side($0, kind) },
      stretches: stretches, keepsFrom: keepsFrom)
  }

  /// The image of both, in the higher of their resolutions.
  private static func imageContent(_ from: UIView, _ to: UIView) -> ImageContent? {
    guard let a = from.morphingImage, let b = to.morphingImage, let view = to as? UIImageView,
      a.size.width > 0, a.size.height > 0, b.size.width > 0, b.size.height > 0
    else { return nil }
    let (first, second) = (a.size.width / a.size.height, b.size.width / b.size.height)
    guard abs(first / second - 1) < likeness else { return nil }
    let isFirstSharper = a.size.width * a.scale > b.size.width * b.scale
    return ImageContent(isFirstSharper ? a : b, like: view)
  }

  private static func text(_ from: UIView, _ to: UIView, keepsFrom: Bool) -> TextContent? {
    guard let a = from as? UILabel, let b = to as? UILabel,
      let first = Snapshotter.snapshot(of: a, .normal),
      let second = Snapshotter.snapshot(of: b, .normal)
    else { return nil }
    return TextContent(from: side(a, first), to: side(b, second), keepsFrom: keepsFrom)
  }

  private static func side(_ label: UILabel, _ snapshot: UIView) -> TextContent.Side {
    TextContent.Side(
      view: snapshot, size: label.bounds.size, pointSize: label.font.pointSize,
      alignment: label.textAlignment)
  }

  private static func side(
    _ participant: HeroParticipant, _ kind: HeroTargetState.Snapshot
  ) -> BlendContent.Side? {
    let view = participant.view
    guard let snapshot = Snapshotter.snapshot(of: view, kind) else { return nil }
    let fills = kind == .optimized && (view.morphingImage != nil || view is UIVisualEffectView)
    return BlendContent.Side(view: snapshot, size: view.bounds.size, fills: fills)
  }
}

extension UIView {
  /// The image view that can move as itself in any size.
  var morphingImage: UIImage? {
    guard let view = self as? UIImageView, !view.hasVisibleSubviews,
      view.contentMode == .scaleAspectFill || view.contentMode == .scaleAspectFit
    else { return nil }
    return view.image
  }
}
