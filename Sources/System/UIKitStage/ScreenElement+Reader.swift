import HostInterface
import UIKit

/// What a screen reader does with an element; each returns whether it was done.
extension ScreenElement {
  /// Activates the element, which taps it unless the app does something else.
  @discardableResult public func activate() -> Bool { perform(.activate) }

  /// Moves an adjustable element to its next value.
  @discardableResult public func increment() -> Bool { perform(.increment) }

  /// Moves an adjustable element to its previous value.
  @discardableResult public func decrement() -> Bool { perform(.decrement) }

  /// Sets the value of a slider or the like.
  @discardableResult public func setValue(_ value: Double) -> Bool { perform(.setValue(value)) }

  /// Replaces a field's text as if it was typed.
  @discardableResult public func setText(_ text: String) -> Bool { perform(.setText(text)) }

  /// Leaves the screen or alert that the element is in.
  @discardableResult public func escape() -> Bool { perform(.escape) }

  /// Performs one of the element's custom actions.
  @discardableResult public func perform(actionNamed name: String) -> Bool {
    let index = object.accessibilityCustomActions?.firstIndex { $0.name == name }
    return index.map { perform(.custom($0)) } ?? false
  }

  private func perform(_ action: SemanticsAction) -> Bool {
    guard let scene = object.nearestView?.window?.windowScene else { return false }
    let isDone = scene.perform(action, on: object)
    app.advance(frames: 1)
    return isDone
  }
}
