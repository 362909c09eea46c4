/// A part of a state that the app has set, and its velocity.
struct HeroPin<State> {
  /// The pinned part. A later pin of the same part replaces an earlier one.
  let part: PartialKeyPath<State>
  private let setValue: (inout State) -> Void
  private let setSpeed: (inout State) -> Void

  /// Pins a part of a state.
  ///
  /// - Parameter speed: The velocity per second with which it continues when it is released.
  init<Value>(_ part: WritableKeyPath<State, Value>, at value: Value, speed: Value) {
    self.part = part
    setValue = { $0[keyPath: part] = value }
    setSpeed = { $0[keyPath: part] = speed }
  }

  func apply(to state: inout State) { setValue(&state) }
  func apply(toSpeed speed: inout State) { setSpeed(&speed) }
}
