import HostInterface

extension UIWindowScene {
  /// Whether the desktop's window is maximized: it fills the desktop except for its panels.
  package var isMaximized: Bool { hostWindow?.isMaximized ?? false }
  package func setMaximized(_ isMaximized: Bool) { hostWindow?.isMaximized = isMaximized }

  /// The size in points that the window has while it is neither maximized nor fullscreen; nil
  /// without a window.
  package var restoredSize: CGSize? { hostWindow?.restoredSize }

  /// Sets the minimum size to which the user can resize the window.
  package func setMinimumSize(_ size: CGSize) { hostWindow?.minimumSize = size }
}
