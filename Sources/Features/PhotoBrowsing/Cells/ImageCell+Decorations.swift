import UIKit
import UIKitCompat

/// The checkerboard under transparent photos and the note on damaged ones.
extension ImageCell {
  /// The text of the note about damage; nil if there is none.
  public var damageMessage: String? { damageNote?.text }

  func setDamage(_ damage: UIImage.Damage?) {
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

  /// Adds or removes the checkerboard. Opaque photos have none.
  func updateCheckerboard() {
    guard image?.isTransparent == true else {
      checkerboard?.removeFromSuperview()
      checkerboard = nil
      return
    }
    if checkerboard == nil {
      let checkerboard = CheckerboardView()
      insertSubview(checkerboard, belowSubview: imageView)
      self.checkerboard = checkerboard
    }
    checkerboard?.isHidden = imageView.isHidden
    checkerboard?.cover(zoomMotion.frame, visible: bounds)
  }
}
