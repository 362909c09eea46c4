import CGtk
import CGtkShim
import Foundation
import HostInterface

/// The title bar on desktops that leave it to the programs: the app's own bar takes its place, and
/// shows the buttons in the desktop's order.
extension GtkHostWindow {
  package func minimize() { if let window { gtk_window_minimize(window) } }

  package func beginMove() {
    guard let window, titleBarButtons != nil else { return }
    let location = pointers.lastLocation
    // The desktop takes over the pointer, whose release isn't sent any more.
    cancelPointers()
    host_window_begin_move(window, pressingDevice, location.x, location.y)
  }

  package func titleBarWasDoubleClicked() {
    switch takeString(host_window_double_click_action()) {
    case "toggle-maximize": isMaximized.toggle()
    case "minimize": minimize()
    default: break
    }
  }

  /// Updates the buttons; returns whether they have changed.
  func updateTitleBarButtons() -> Bool {
    guard hidesTitleBar else { return false }
    var buttons: HostTitleBarButtons?
    if !isFullscreen {
      buttons = HostTitleBarButtons(
        decorationLayout: takeString(host_window_decoration_layout()), isMaximized: isMaximized)
    }
    guard buttons != titleBarButtons else { return false }
    titleBarButtons = buttons
    return true
  }

  private func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String {
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}

extension HostTitleBarButtons {
  /// Creates the buttons from GTK's setting `gtk-decoration-layout`, such as
  /// "menu:minimize,maximize,close": what is before the colon is at the leading end. Icons and
  /// menus are left out.
  init(decorationLayout layout: String, isMaximized: Bool) {
    let ends = layout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    func buttons(_ end: Substring?) -> [Button] {
      (end ?? "").split(separator: ",").compactMap { name in
        switch name.trimmingCharacters(in: .whitespaces) {
        case "minimize": .minimize
        case "maximize": isMaximized ? .restore : .maximize
        case "close": .close
        default: nil
        }
      }
    }
    self.init(leading: buttons(ends.first), trailing: buttons(ends.dropFirst().first))
  }
}
