import CGtk
import Foundation
import RenderTree

/// The GSK node of a render node, kept in its `hostCache`.
final class PaintedNode {
  let gsk: OpaquePointer
  /// The pixels per point for which the node was created; images choose their level by it.
  let validScales: ScaleRange
  /// Whether three-dimensional transforms in it were flattened; nil if there are none.
  let flattens3D: Bool?

  /// Takes ownership of the reference.
  init(_ gsk: OpaquePointer, validScales: ScaleRange = .any, flattens3D: Bool? = nil) {
    self.gsk = gsk
    self.validScales = validScales
    self.flattens3D = flattens3D
  }

  /// Nodes retain textures, which belong to the main thread.
  deinit { MainThreadRelease.node(gsk) }
}

/// A range of scales, excluding `lower` and including `upper`.
struct ScaleRange: Equatable {
  var lower: CGFloat
  var upper: CGFloat

  static let any = ScaleRange(lower: -1, upper: .infinity)
  /// The range of a temporary node, which is painted again each time.
  static let none = ScaleRange(lower: .infinity, upper: -1)

  func contains(_ scale: CGFloat) -> Bool { scale > lower && scale <= upper }

  func intersection(_ other: ScaleRange) -> ScaleRange {
    ScaleRange(lower: max(lower, other.lower), upper: min(upper, other.upper))
  }

  /// The range for the parent of a child that is shown `factor` times as large.
  func divided(by factor: CGFloat) -> ScaleRange {
    guard self != .any, factor > 0 else { return .any }
    return ScaleRange(lower: lower / factor, upper: upper / factor)
  }
}

/// Releases references on the main thread, wherever the last owner is freed.
enum MainThreadRelease {
  static func node(_ node: OpaquePointer) { onMain(node) { gsk_render_node_unref($0) } }

  static func object(_ object: OpaquePointer) {
    onMain(object) { g_object_unref(UnsafeMutableRawPointer($0)) }
  }

  private static func onMain(
    _ pointer: OpaquePointer, _ release: @escaping @Sendable (OpaquePointer) -> Void
  ) {
    guard !Thread.isMainThread else { return release(pointer) }
    let carried = MainThreadValue(pointer)
    DispatchQueue.main.async { release(carried.value) }
  }
}
