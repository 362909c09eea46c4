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
    } else if let announcement = SemanticsAnnouncement(of: argument) {
      let scene = frontScene ?? scenes.last
      scene?.hostWindow?.announce(announcement)
    }
  }
}

extension SemanticsAnnouncement {
  /// The announcement of a notification's argument, which is a string, also an attributed one.
  fileprivate init?(of argument: Any?) {
    let attributed = argument as? NSAttributedString
    guard let text = attributed?.string ?? argument as? String, !text.isEmpty else { return nil }
    let priority = attributed?.attribute(
      .UIAccessibilitySpeechAttributeAnnouncementPriority, at: 0, effectiveRange: nil)
    self.init(text, isUrgent: priority as? UIAccessibilityPriority == .high)
  }
}
