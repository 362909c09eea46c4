/// A view or an interaction to which presses on it belong: they don't move the desktop's window
/// where it has no title bar.
@MainActor protocol PressTaking {}

/// A view that follows touches itself, as controls do, whatever recognizers there are around it.
@MainActor protocol TouchTracking: UIView, PressTaking {
  /// Whether the view responds to touches.
  var isEnabled: Bool { get }
  /// Whether the view responds to drags, such as those of a slider's thumb.
  var isDragged: Bool { get }
}
