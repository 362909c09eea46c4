import QuartzCore

/// An accessibility element that represents a part of a view without a view of its own.
@MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element that contains this one.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container, which `accessibilityFrame` then follows. The
  /// default value is zero.
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  /// A string that identifies the element in tests. The default value is `nil`.
  open var accessibilityIdentifier: String?

  /// Creates an element in a container, which is a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// The frame in the scene's coordinates: the frame that was set, otherwise the frame in the
  /// container.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityValues?.frame { return frame }
      let frame = accessibilityFrameInContainerSpace
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(frame, in: view)
      }
      let origin = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin
      return frame.offsetBy(dx: origin?.x ?? 0, dy: origin?.y ?? 0)
    }
    set { super.accessibilityFrame = newValue }
  }
}

extension UIAccessibilityElement: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }
}

/// An element for a part of a control, such as a segment, with values that the control provides.
final class AccessibilityPart: UIAccessibilityElement {
  private let describe: () -> (label: String?, traits: UIAccessibilityTraits, frame: CGRect)

  init(
    of container: UIView,
    _ describe: @escaping () -> (label: String?, traits: UIAccessibilityTraits, frame: CGRect)
  ) {
    self.describe = describe
    super.init(accessibilityContainer: container)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? describe().label }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? describe().traits }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, accessibilityValues?.frame == nil else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(describe().frame, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
}
