import UIKit

/// Makes the channels that a state asks for.
@MainActor struct LiveChannelFactory {
  let view: UIView
  let state: HeroTargetState
  let begin: HeroTargetState
  let isAppearing: Bool
  let log: UndoLog
  private var channels: [LiveChannel] = []

  init(
    view: UIView, state: HeroTargetState, begin: HeroTargetState, isAppearing: Bool, log: UndoLog
  ) {
    self.view = view
    self.state = state
    self.begin = begin
    self.isAppearing = isAppearing
    self.log = log
  }

  mutating func make() -> [LiveChannel] {
    addGeometry()
    addLooks()
    addColors()
    addShadow()
    addOverlay()
    addFixed()
    return channels
  }

  private mutating func add(
    _ kinds: [HeroChannelKind], rest: [Double], away: [Double],
    _ property: LiveChannel.Property = .other, _ write: @escaping ([Double]) -> Void
  ) {
    channels.append(
      LiveChannel(
        property: property, kinds: kinds, start: isAppearing ? away : rest,
        end: isAppearing ? rest : away,
        write: write, restsAtEnd: isAppearing))
  }

  private mutating func addGeometry() {
    if let position = state.position {
      let property = log.property(view, \.layer.position)
      add([.place, .place], rest: numbers(property.original), away: numbers(position), .position) {
        property.write(CGPoint(x: $0[0], y: $0[1]))
      }
    }
    if let size = state.size {
      let property = log.property(view, \.bounds)
      let original = property.original
      add(
        [.length, .length],
        rest: [Double(original.width), Double(original.height)],
        away: [Double(size.width), Double(size.height)], .size
      ) {
        property.write(
          CGRect(
            origin: original.origin, size: CGSize(width: max(0, $0[0]), height: max(0, $0[1]))))
      }
    }
    if let transform = state.transform {
      let property = log.property(view, \.layer.transform)
      let rest = TransformParts.parts(of: property.original)
      let away = TransformParts.nearest(TransformParts.parts(of: transform), to: rest)
      add(TransformParts.kinds, rest: rest, away: away, .transform) {
        property.write(TransformParts.transform($0))
      }
    }
  }

  private mutating func addLooks() {
    let (view, log) = (view, log)
    addNumber(state.opacity, log.property(view, \.alpha), .part, .opacity) { min(max($0, 0), 1) }
    addNumber(state.cornerRadius, log.property(view, \.layer.cornerRadius), .length, .cornerRadius)
    {
      max($0, 0)
    }
    addNumber(state.borderWidth, log.property(view, \.layer.borderWidth), .length) { max($0, 0) }
    if let rect = state.contentsRect {
      let property = log.property(view, \.layer.contentsRect)
      add(
        Array(repeating: .part, count: 4), rest: numbers(property.original), away: numbers(rect)
      ) { property.write(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    }
  }

  private mutating func addNumber(
    _ away: CGFloat?, _ property: @autoclosure () -> UndoProperty<CGFloat>,
    _ kind: HeroChannelKind, _ place: LiveChannel.Property = .other,
    _ limit: @escaping (Double) -> Double
  ) {
    guard let away else { return }
    let property = property()
    add([kind], rest: [Double(property.original)], away: [Double(away)], place) {
      property.write(CGFloat(limit($0[0])))
    }
  }

  private mutating func addColors() {
    let kinds = Array(repeating: HeroChannelKind.part, count: 4)
    if let color = state.backgroundColor {
      let property = log.property(view, \.backgroundColor)
      let own = property.original?.resolvedColor(with: view.traitCollection).cgColor
      let (rest, away) = ColorParts.matched(
        ColorParts.parts(of: own), ColorParts.parts(of: resolved(color)))
      add(kinds, rest: rest, away: away) {
        property.write(UIColor(cgColor: ColorParts.color($0[...])))
      }
    }
    if let color = state.borderColor {
      let property = log.property(view, \.layer.borderColor)
      let (rest, away) = ColorParts.matched(
        ColorParts.parts(of: property.original), ColorParts.parts(of: resolved(color)))
      add(kinds, rest: rest, away: away) { property.write(ColorParts.color($0[...])) }
    }
    if let color = state.shadowColor {
      let property = log.property(view, \.layer.shadowColor)
      let (rest, away) = ColorParts.matched(
        ColorParts.parts(of: property.original), ColorParts.parts(of: resolved(color)))
      add(kinds, rest: rest, away: away) { property.write(ColorParts.color($0[...])) }
    }
  }

  private func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: view.traitCollection).cgColor
  }

  private mutating func addShadow() {
    let (view, log) = (view, log)
    if let lifted = begin.shadowOpacity {
      // It begins with a shadow that is gone in the end, whichever side the view is on.
      let property = log.property(view, \.layer.shadowOpacity)
      let end = isAppearing ? Double(property.original) : 0
      channels.append(
        LiveChannel(property: .other, kinds: [.part], start: [Double(lifted)], end: [end]) {
          property.write(Float(min(max($0[0], 0), 1)))
        })
    } else if let opacity = state.shadowOpacity {
      let property = log.property(view, \.layer.shadowOpacity)
      add([.part], rest: [Double(property.original)], away: [Double(opacity)]) {
        property.write(Float(min(max($0[0], 0), 1)))
      }
    }
    addNumber(state.shadowRadius, log.property(view, \.layer.shadowRadius), .length) { max($0, 0) }
    if let offset = state.shadowOffset {
      let property = log.property(view, \.layer.shadowOffset)
      let own = property.original
      add(
        [.length, .length], rest: [Double(own.width), Double(own.height)],
        away: [Double(offset.width), Double(offset.height)]
      ) { property.write(CGSize(width: $0[0], height: $0[1])) }
    }
  }

  private mutating func addOverlay() {
    guard let overlay = state.overlay else { return }
    let cover = UIView(frame: view.bounds)
    cover.backgroundColor = overlay.color
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
    log.add { cover.removeFromSuperview() }
    add([.part], rest: [0], away: [Double(overlay.opacity)]) { [weak cover] in
      cover?.alpha = CGFloat($0[0])
    }
  }

  /// What jumps at the beginning, because there is no half-way.
  private mutating func addFixed() {
    if let value = state.zPosition { log.set(view, \.layer.zPosition, to: value) }
    if let value = state.masksToBounds { log.set(view, \.layer.masksToBounds, to: value) }
    if let value = state.contentsScale { log.set(view, \.layer.contentsScale, to: value) }
    if let value = state.shadowPath { log.setShadowPath(of: view.layer, to: value) }
  }

  private func numbers(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }
  private func numbers(_ rect: CGRect) -> [Double] {
    [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
  }
}
