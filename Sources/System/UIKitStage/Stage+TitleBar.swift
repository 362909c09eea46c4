import HostInterface

extension Stage {
  /// The buttons that the app shows in place of those of a title bar; `nil`, the default, as on
  /// desktops that draw title bars.
  package var titleBarButtons: HostTitleBarButtons? {
    get { host.windows.last?.titleBarButtons }
    set { host.windows.last?.titleBarButtons = newValue }
  }

  package var isWindowMinimized: Bool { host.windows.last?.isMinimized ?? false }
  package var isWindowMaximized: Bool { host.windows.last?.isMaximized ?? false }
  /// How often the desktop was asked to move the window.
  package var timesWindowMoved: Int { host.windows.last?.timesMoved ?? 0 }
}
