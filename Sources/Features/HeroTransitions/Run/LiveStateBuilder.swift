import UIKit

/// Determines the animated properties of a view from its modifiers: both ends of its state, and how
/// it is written.
@MainActor struct LiveStateBuilder {
  let view: UIView
  let state: HeroTargetState
  let begin: HeroTargetState
  let isAppearing: Bool
  let log: UndoLog
  private(set) var start = LiveState()
  private(set) var end = LiveState()
  private(set) var writers: [(LiveState) -> Void] = []
  private(set) var transformWriter: ((LiveState) -> Void)?

  init(
    view: UIView, state: HeroTargetState, begin: HeroTargetState, isAppearing: Bool, log: UndoLog
  ) {
    self.view = view
    self.state = state
    self.begin = begin
    self.isAppearing = isAppearing
    self.log = log
    addGeometry()
    addAppearance()
    addColors()
    addShadow()
    addOverlay()
    addFixed()
  }

  private mutating func add<Value>(
    _ property: LiveState.Properties, _ path: WritableKeyPath<LiveState, Value>, rest: Value,
    away: Value, _ write: @escaping (LiveState) -> Void
  ) {
    set(property, path, start: isAppearing ? away : rest, end: isAppearing ? rest : away, write)
  }

  private mutating func set<Value>(
    _ property: LiveState.Properties, _ path: WritableKeyPath<LiveState, Value>, start: Value,
    end: Value, _ write: @escaping (LiveState) -> Void
  ) {
    self.start.properties.insert(property)
    self.end.properties.insert(property)
    self.start[keyPath: path] = start
    self.end[keyPath: path] = end
    writers.append(write)
    if property == .transform { transformWriter = write }
  }

  private mutating func addGeometry() {
    if let position = state.position {
      let property = log.property(view, \.layer.position)
      add(.position, \.position, rest: property.original, away: position) {
        property.write($0.position)
      }
    }
    if let size = state.size {
      let property = log.property(view, \.bounds)
      let original = property.original
      add(.size, \.size, rest: original.size, away: size) {
        let size = CGSize(width: max(0, $0.size.width), height: max(0, $0.size.height))
        property.write(CGRect(origin: original.origin, size: size))
      }
    }
    if let transform = state.transform {
      let property = log.property(view, \.layer.transform)
      let rest = TransformParts(property.original)
      let away = TransformParts(transform).nearest(to: rest)
      add(.transform, \.transform, rest: rest, away: away) {
        property.write($0.transform.transform)
      }
    }
  }

  private mutating func addAppearance() {
    let (view, log) = (view, log)
    addNumber(.opacity, \.opacity, state.opacity, log.property(view, \.alpha)) {
      min(max($0.opacity, 0), 1)
    }
    addNumber(
      .cornerRadius, \.cornerRadius, state.cornerRadius, log.property(view, \.layer.cornerRadius)
    ) { max($0.cornerRadius, 0) }
    addNumber(
      .borderWidth, \.borderWidth, state.borderWidth, log.property(view, \.layer.borderWidth)
    ) { max($0.borderWidth, 0) }
    if let rect = state.contentsRect {
      let property = log.property(view, \.layer.contentsRect)
      add(.contentsRect, \.contentsRect, rest: property.original, away: rect) {
        property.write($0.contentsRect)
      }
    }
  }

  private mutating func addNumber(
    _ kind: LiveState.Properties, _ path: WritableKeyPath<LiveState, CGFloat>, _ away: CGFloat?,
    _ property: @autoclosure () -> UndoProperty<CGFloat>,
    _ value: @escaping (LiveState) -> CGFloat
  ) {
    guard let away else { return }
    let property = property()
    add(kind, path, rest: property.original, away: away) { property.write(value($0)) }
  }

  private mutating func addColors() {
    if let color = state.backgroundColor {
      let property = log.property(view, \.backgroundColor)
      let own = property.original?.resolvedColor(with: view.traitCollection).cgColor
      addColor(.backgroundColor, \.backgroundColor, own, color) {
        property.write(UIColor(cgColor: $0.backgroundColor.cgColor))
      }
    }
    if let color = state.borderColor {
      let property = log.property(view, \.layer.borderColor)
      addColor(.borderColor, \.borderColor, property.original, color) {
        property.write($0.borderColor.cgColor)
      }
    }
  }

  private mutating func addColor(
    _ kind: LiveState.Properties, _ path: WritableKeyPath<LiveState, HeroColor>, _ rest: CGColor?,
    _ away: UIColor, _ write: @escaping (LiveState) -> Void
  ) {
    let resolved = away.resolvedColor(with: view.traitCollection).cgColor
    var (rest, away) = (HeroColor(rest), HeroColor(resolved))
    HeroColor.match(&rest, &away)
    add(kind, path, rest: rest, away: away, write)
  }

  private mutating func addShadow() {
    let (view, log) = (view, log)
    if let color = state.shadowColor {
      let property = log.property(view, \.layer.shadowColor)
      addColor(.shadowColor, \.shadow.color, property.original, color) {
        property.write($0.shadow.color.cgColor)
      }
    }
    if let lifted = begin.shadowOpacity {
      // It begins with a shadow that has vanished at the end, on either screen.
      let property = log.property(view, \.layer.shadowOpacity)
      let end = isAppearing ? CGFloat(property.original) : 0
      set(.shadowOpacity, \.shadow.opacity, start: lifted, end: end) {
        property.write(Float(min(max($0.shadow.opacity, 0), 1)))
      }
    } else if let opacity = state.shadowOpacity {
      let property = log.property(view, \.layer.shadowOpacity)
      add(
        .shadowOpacity, \.shadow.opacity, rest: CGFloat(property.original), away: opacity
      ) { property.write(Float(min(max($0.shadow.opacity, 0), 1))) }
    }
    addNumber(
      .shadowRadius, \.shadow.radius, state.shadowRadius, log.property(view, \.layer.shadowRadius)
    ) { max($0.shadow.radius, 0) }
    if let offset = state.shadowOffset {
      let property = log.property(view, \.layer.shadowOffset)
      add(.shadowOffset, \.shadow.offset, rest: property.original, away: offset) {
        property.write($0.shadow.offset)
      }
    }
  }

  private mutating func addOverlay() {
    guard let overlay = state.overlay else { return }
    let tint = UIView(frame: view.bounds)
    tint.backgroundColor = overlay.color
    tint.isUserInteractionEnabled = false
    tint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tint)
    log.add { tint.removeFromSuperview() }
    add(.overlay, \.overlay, rest: 0, away: overlay.opacity) { [weak tint] in
      tint?.alpha = $0.overlay
    }
  }

  /// Adds properties that can't be animated and change at the beginning.
  private func addFixed() {
    if let value = state.zPosition { log.set(view, \.layer.zPosition, to: value) }
    if let value = state.masksToBounds { log.set(view, \.layer.masksToBounds, to: value) }
    if let value = state.contentsScale { log.set(view, \.layer.contentsScale, to: value) }
    if let value = state.shadowPath { log.setShadowPath(of: view.layer, to: value) }
  }
}
