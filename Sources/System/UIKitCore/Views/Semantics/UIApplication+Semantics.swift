import Foundation
import HostInterface

extension UIApplication {
  /// Called when somebody has begun or stopped reading a scene.
  func voiceOverStatusMayHaveChanged() {
    let isRunning = scenes.contains { $0.hostWindow?.wantsSemantics == true }
    guard isRunning != isVoiceOverRunning else { return }
    isVoiceOverRunning = isRunning
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Has assistive technologies read a notification's string, or moves them to its element.
  func tellReaders(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard isVoiceOverRunning else { return }
    if let element = argument as? UIResponder {
      guard notification == .screenChanged || notification == .layoutChanged else { return }
      element.placeView?.window?.windowScene?.semantics?.move(to: element)
    } else if let text = argument as? String, !text.isEmpty {
      let scene = frontScene ?? scenes.last
      scene?.hostWindow?.announce(SemanticsAnnouncement(text))
    }
  }
}
