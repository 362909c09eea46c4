import UIKit
import UIKitCompat

/// What lies under and over a photo that is not as others are.
extension ImageCell {
  /// What the note on the page says, nil when there is none.
  public var damageMessage: String? { damageNote?.text }

  func setDamage(_ damage: String?) {
    guard damage != nil || damageNote != nil else { return }
    let wasThere = damageNote != nil
    damageNote?.removeFromSuperview()
    damageNote = nil
    guard let damage else { return }
    let note = DamageNote(damage: damage)
    note.place(in: bounds)
    addSubview(note)
    damageNote = note
    guard !wasThere, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    note.alpha = 0
    UIView.animate(withDuration: 0.2) { note.alpha = 1 }
  }

  /// Opaque photos, which nearly all are, have nothing under them.
  func layGround() {
    guard image?.isTransparent == true else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    if ground == nil {
      let ground = TransparencyGround()
      insertSubview(ground, belowSubview: imageView)
      self.ground = ground
    }
    ground?.isHidden = imageView.isHidden
    ground?.cover(zoomMotion.frame, visible: bounds)
  }
}
