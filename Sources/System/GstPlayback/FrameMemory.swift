/// Where the pixels of frames are.
protocol FrameMemory: Sendable {
  /// Returns memory for a frame; nil if there is none.
  ///
  /// - Parameter isStill: Whether it is worth to wait a little, as no other frame follows.
  func take(byteCount: Int, isStill: Bool) -> UnsafeMutableRawPointer?
  func giveBack(_ pointer: UnsafeMutableRawPointer, byteCount: Int)
}
