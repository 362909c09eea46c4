/// Only `beginTime`, `timeOffset` and `speed` have an effect on a layer.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { editTiming { $0.beginTime = newValue } }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { editTiming { $0.timeOffset = newValue } }
  }

  public var speed: Float {
    get { timing.speed }
    set { editTiming { $0.speed = newValue } }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { editTiming { $0.duration = newValue } }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { editTiming { $0.repeatCount = newValue } }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { editTiming { $0.repeatDuration = newValue } }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { editTiming { $0.autoreverses = newValue } }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { editTiming { $0.fillMode = newValue } }
  }
}
