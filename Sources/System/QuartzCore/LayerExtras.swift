import Quartz2D

/// The properties that few layers set, stored separately so that they cost other layers only a
/// pointer.
final class LayerExtras {
  var name: String?
  var actions: [String: any CAAction]?
  var needsDisplayOnBoundsChange = false
  var timing = MediaTiming()
  /// The values set with `setValue(_:forKey:)` for keys that aren't properties.
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

  /// Changes the timing and marks all animations of the subtree, which depend on it.
  func editTiming(_ edit: (inout MediaTiming) -> Void) {
    var changed = timing
    edit(&changed)
    guard changed != timing else { return }
    editExtras { $0.timing = changed }
    AnimationClock.markAnimations(below: self, requestsFrame: true)
  }

  /// Converts the superlayer's time to the layer's local time.
  func localTime(_ parentTime: TimeInterval) -> TimeInterval {
    guard let extras else { return parentTime }
    return extras.timing.localTime(parentTime)
  }

  /// Returns the time of the superlayer at a media time.
  func superlayerTime(at time: TimeInterval) -> TimeInterval {
    guard let parent else { return time }
    return parent.localTime(parent.superlayerTime(at: time))
  }

  /// Converts a time from another layer's time space; `nil` is the media clock.
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

  /// Converts a time to another layer's time space; `nil` is the media clock.
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
