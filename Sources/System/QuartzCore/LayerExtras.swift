import Quartz2D

/// What few layers have: kept apart so that every other layer pays one pointer.
final class LayerExtras {
  var name: String?
  var actions: [String: any CAAction]?
  var needsDisplayOnBoundsChange = false
  var timing = MediaTiming()
  /// `setValue(_:forKey:)` under keys that are no property.
  var custom: [String: Any] = [:]

  func copy() -> LayerExtras {
    let copy = LayerExtras()
    copy.name = name
    copy.actions = actions
    copy.needsDisplayOnBoundsChange = needsDisplayOnBoundsChange
    copy.timing = timing
    copy.custom = custom
    return copy
  }
}

extension CALayer {
  func editExtras(_ edit: (LayerExtras) -> Void) {
    let current = extras ?? LayerExtras()
    extras = current
    edit(current)
  }

  var timing: MediaTiming { extras?.timing ?? MediaTiming() }

  /// Time moves animations of the whole subtree; each of them is marked.
  func editTiming(_ edit: (inout MediaTiming) -> Void) {
    var changed = timing
    edit(&changed)
    guard changed != timing else { return }
    editExtras { $0.timing = changed }
    AnimationClock.markAnimations(below: self, requestsFrame: true)
  }

  /// The receiver's own time, from its superlayer's.
  func localTime(_ parentTime: TimeInterval) -> TimeInterval {
    guard let extras else { return parentTime }
    return extras.timing.localTime(parentTime)
  }

  /// The superlayer's time when the root's superlayer has `time`.
  func superlayerTime(at time: TimeInterval) -> TimeInterval {
    guard let parent else { return time }
    return parent.localTime(parent.superlayerTime(at: time))
  }

  /// `t` of the other layer's time, or of the media clock's when nil, in the receiver's own.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    var time = t
    var other = l?.model()
    while let layer = other {
      if let extras = layer.extras { time = extras.timing.parentTime(time) }
      other = layer.parent
    }
    let layer = model()
    return layer.localTime(layer.superlayerTime(at: time))
  }

  /// Converts a time to another layer's.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if let l { return l.convertTime(t, from: self) }
    var time = t
    var next: CALayer? = model()
    while let layer = next {
      if let extras = layer.extras { time = extras.timing.parentTime(time) }
      next = layer.parent
    }
    return time
  }
}
