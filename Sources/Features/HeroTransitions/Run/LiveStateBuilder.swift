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
    addNumbers()
    addColors()
    addShadow()
    addOverlay()
    addFixed()
  }

  /// The values of a property that modifiers set: animated between rest and away, and before that
  /// at the beginning.
  private struct Modified<Value> {
    let away: Value?
    let begin: Value?

    func map<Other>(_ change: (Value) -> Other) -> Modified<Other> {
      Modified<Other>(away: away.map(change), begin: begin.map(change))
    }
  }

  private func modified<Value>(
    _ path: KeyPath<HeroTargetState, Value?>
  ) -> Modified<Value>? {
    let found = Modified(away: state[keyPath: path], begin: begin[keyPath: path])
    return found.away == nil && found.begin == nil ? nil : found
  }

  private mutating func add<Value>(
    _ property: LiveState.Properties, _ path: WritableKeyPath<LiveState, Value>,
    _ modified: Modified<Value>, rest: Value, _ write: @escaping (LiveState) -> Void
  ) {
    start.properties.insert(property)
    end.properties.insert(property)
    if let away = modified.away {
      start[keyPath: path] = modified.begin ?? (isAppearing ? away : rest)
      end[keyPath: path] = isAppearing ? rest : away
    } else if let begin = modified.begin {
      // What nothing animates stays as it began.
      start[keyPath: path] = begin
      end[keyPath: path] = begin
    }
    writers.append(write)
    if property == .transform { transformWriter = write }
  }

  private mutating func addGeometry() {
    if let modified = modified(\.position) {
      let property = log.property(view, \.layer.position)
      add(.position, \.position, modified, rest: property.original) {
        property.write($0.position)
      }
    }
    if let modified = modified(\.size) {
      let property = log.property(view, \.bounds)
      let original = property.original
      add(.size, \.size, modified, rest: original.size) {
        let size = CGSize(width: max(0, $0.size.width), height: max(0, $0.size.height))
        property.write(CGRect(origin: original.origin, size: size))
      }
    }
    if let modified = modified(\.transform) {
      let property = log.property(view, \.layer.transform)
      let rest = TransformParts(property.original)
      add(
        .transform, \.transform, modified.map { TransformParts($0).nearest(to: rest) }, rest: rest
      ) { property.write($0.transform.transform) }
    }
  }

  private mutating func addNumbers() {
    addNumber(.opacity, \.opacity, \.opacity, \.alpha) { min(max($0, 0), 1) }
    addNumber(.cornerRadius, \.cornerRadius, \.cornerRadius, \.layer.cornerRadius) { max($0, 0) }
    addNumber(.borderWidth, \.borderWidth, \.borderWidth, \.layer.borderWidth) { max($0, 0) }
    addNumber(.shadowRadius, \.shadow.radius, \.shadowRadius, \.layer.shadowRadius) { max($0, 0) }
    if let modified = modified(\.contentsRect) {
      let property = log.property(view, \.layer.contentsRect)
      add(.contentsRect, \.contentsRect, modified, rest: property.original) {
        property.write($0.contentsRect)
      }
    }
  }

  private mutating func addNumber(
    _ kind: LiveState.Properties, _ path: WritableKeyPath<LiveState, CGFloat>,
    _ modifier: KeyPath<HeroTargetState, CGFloat?>,
    _ target: ReferenceWritableKeyPath<UIView, CGFloat>,
    _ limited: @escaping (CGFloat) -> CGFloat
  ) {
    guard let modified = modified(modifier) else { return }
    let property = log.property(view, target)
    add(kind, path, modified, rest: property.original) {
      property.write(limited($0[keyPath: path]))
    }
  }

  private mutating func addColors() {
    if let modified = modified(\.backgroundColor) {
      let property = log.property(view, \.backgroundColor)
      let own = property.original?.resolvedColor(with: view.traitCollection).cgColor
      addColor(.backgroundColor, \.backgroundColor, modified, rest: own) {
        property.write(UIColor(cgColor: $0))
      }
    }
    if let modified = modified(\.borderColor) {
      let property = log.property(view, \.layer.borderColor)
      addColor(.borderColor, \.borderColor, modified, rest: property.original) {
        property.write($0)
      }
    }
    if let modified = modified(\.shadowColor) {
      let property = log.property(view, \.layer.shadowColor)
      addColor(.shadowColor, \.shadow.color, modified, rest: property.original) {
        property.write($0)
      }
    }
  }

  private mutating func addColor(
    _ kind: LiveState.Properties, _ path: WritableKeyPath<LiveState, HeroColor>,
    _ modified: Modified<UIColor>, rest: CGColor?, _ write: @escaping (CGColor) -> Void
  ) {
    let traits = view.traitCollection
    let colors = modified.map { HeroColor($0.resolvedColor(with: traits).cgColor) }
    add(kind, path, colors, rest: HeroColor(rest)) { write($0[keyPath: path].cgColor) }
    HeroColor.match(&start[keyPath: path], &end[keyPath: path])
  }

  private mutating func addShadow() {
    if let modified = modified(\.shadowOpacity) {
      let property = log.property(view, \.layer.shadowOpacity)
      add(.shadowOpacity, \.shadow.opacity, modified, rest: CGFloat(property.original)) {
        property.write(Float(min(max($0.shadow.opacity, 0), 1)))
      }
    }
    if let modified = modified(\.shadowOffset) {
      let property = log.property(view, \.layer.shadowOffset)
      add(.shadowOffset, \.shadow.offset, modified, rest: property.original) {
        property.write($0.shadow.offset)
      }
    }
  }

  private mutating func addOverlay() {
    guard let modified = modified(\.overlay) else { return }
    let tint = UIView(frame: view.bounds)
    tint.isUserInteractionEnabled = false
    tint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tint)
    log.add { tint.removeFromSuperview() }
    let traits = view.traitCollection
    let colors = modified.map { HeroColor($0, in: traits) }
    add(.overlay, \.overlay, colors, rest: .clear) { [weak tint] in
      // The view's own opacity lets apps see through it.
      tint?.backgroundColor = UIColor(cgColor: $0.overlay.solid.cgColor)
      tint?.alpha = min(max($0.overlay.alpha, 0), 1)
    }
    HeroColor.match(&start.overlay, &end.overlay)
  }

  /// Adds properties that can't be animated and change at the beginning.
  private func addFixed() {
    let fixed = begin.merging(state)
    if let value = fixed.zPosition { log.set(view, \.layer.zPosition, to: value) }
    if let value = fixed.masksToBounds { log.set(view, \.layer.masksToBounds, to: value) }
    if let value = fixed.contentsScale { log.set(view, \.layer.contentsScale, to: value) }
    if let value = fixed.shadowPath { log.setShadowPath(of: view.layer, to: value) }
  }
}
