import CGtk
import Foundation
import RenderTree

/// The GSK node made of a render node, kept in its `hostCache`.
final class PaintedNode {
  let gsk: OpaquePointer
  /// Pixels a point for which it was made; images choose their size by it.
  let validScales: ScaleRange
  /// Nil when it has no three-dimensional transform, else whether that was flattened.
  let flattens3D: Bool?

  /// Takes over the reference.
  init(_ gsk: OpaquePointer, validScales: ScaleRange = .any, flattens3D: Bool? = nil) {
    self.gsk = gsk
    self.validScales = validScales
    self.flattens3D = flattens3D
  }

  /// Nodes hold textures, which belong to the main thread.
  deinit { MainThreadRelease.node(gsk) }
}

/// Above `lower`, up to and with `upper`.
struct ScaleRange: Equatable {
  var lower: CGFloat
  var upper: CGFloat

  static let any = ScaleRange(lower: -1, upper: .infinity)
  /// Of a makeshift, to be painted again each time.
  static let none = ScaleRange(lower: .infinity, upper: -1)

  func contains(_ scale: CGFloat) -> Bool { scale > lower && scale <= upper }

  func intersection(_ other: ScaleRange) -> ScaleRange {
    ScaleRange(lower: max(lower, other.lower), upper: min(upper, other.upper))
  }

  /// What it is for the parent of a child that is shown `factor` times as large.
  func divided(by factor: CGFloat) -> ScaleRange {
    guard self != .any, factor > 0 else { return .any }
    return ScaleRange(lower: lower / factor, upper: upper / factor)
  }
}

/// Drops references to what only the main thread may free, wherever the last owner goes.
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
