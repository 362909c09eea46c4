import HostInterface
import UIKit

/// Something on the screen as assistive technologies find it: by what it is and says.
@MainActor public struct ScreenElement {
  package let app: OffscreenApp
  /// The view, or the element without a view.
  public let object: UIResponder

  /// A few words that say what the element is.
  public var label: String { object.accessibilityLabel ?? "" }
  /// The value, such as a slider's; empty if there is none.
  public var value: String { object.accessibilityValue ?? "" }
  /// The traits that say what the element is and how it behaves.
  public var traits: UIAccessibilityTraits { object.accessibilityTraits }
  /// The frame in the coordinates of the desktop's window.
  public var frame: CGRect { object.accessibilityFrame }

  /// Taps the element where it is activated.
  public func tap() { app.tap(at: object.accessibilityActivationPoint) }
}

extension OffscreenApp {
  /// The elements that assistive technologies find with all of the given traits, in the order in
  /// which they are read.
  public func elements(_ traits: UIAccessibilityTraits = .none) -> [ScreenElement] {
    let windows = UIApplication.current?.windowsWithPopups ?? []
    return AccessibilityTree.elements(in: windows)
      .filter { $0.accessibilityTraits.isSuperset(of: traits) }
      .map { ScreenElement(app: self, object: $0) }
  }

  /// The first element with all of the given traits and, unless nil, this label or identifier.
  public func element(
    _ traits: UIAccessibilityTraits = .none, _ label: String? = nil, identifier: String? = nil
  ) -> ScreenElement? {
    elements(traits).first { element in
      (label == nil || element.label == label)
        && (identifier == nil
          || (element.object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
            == identifier)
    }
  }
}
