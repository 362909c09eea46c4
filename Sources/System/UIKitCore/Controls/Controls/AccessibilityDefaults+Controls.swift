import Foundation

extension UIControl {
  /// The traits for the selected and the disabled state.
  fileprivate var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

extension UIButton: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    let item = accessibilityValues?.item
    return AccessibilityDefaults(
      isElement: true, label: item?.accessibilityLabel ?? shownTitle,
      value: item?.accessibilityValue ?? configuration?.subtitle,
      traits: (item?.accessibilityTraits ?? .button).union(stateTraits))
  }

  private var shownTitle: String? {
    let title = currentTitle ?? configuration?.title ?? titleLabel?.text
    return title?.isEmpty == true ? nil : title
  }
}

extension UISwitch: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: isOn ? "1" : "0",
      traits: stateTraits.union([.button, .toggleButton]))
  }
}

extension UISlider: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    let part = range > 0 ? (value - minimumValue) / range : 0
    return AccessibilityDefaults(
      isElement: true, value: Double(part).percent, traits: stateTraits.union(.adjustable))
  }
}

extension UIProgressView: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: Double(progress).percent, traits: .updatesFrequently)
  }
}

extension UIPageControl: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: String(uikit: "page \(currentPage + 1) of \(numberOfPages)"),
      traits: stateTraits.union([.adjustable, .updatesFrequently]))
  }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: isAnimating ? String(uikit: "In progress") : String(uikit: "Progress halted"),
      traits: .updatesFrequently)
  }
}

extension UIStepper: AccessibilityDescribing {
  /// A container of two buttons.
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(elements: parts)
  }

  func makeParts() -> [AccessibilityPart] {
    [false, true].map { isIncrement in
      AccessibilityPart(of: self) { [weak self] in
        guard let self else { return (nil, .none, .zero) }
        let isAtEnd = isIncrement ? value >= maximumValue : value <= minimumValue
        let isOn = isEnabled && (wraps || !isAtEnd)
        let isRight = isIncrement != isMirrored
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        return (
          isIncrement ? String(uikit: "Increment") : String(uikit: "Decrement"),
          isOn ? .button : [.button, .notEnabled],
          CGRect(origin: CGPoint(x: isRight ? half.width : 0, y: 0), size: half)
        )
      }
    }
  }
}

extension UISegmentedControl: AccessibilityDescribing {
  /// A container of a button for each segment.
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(elements: segments.map(part))
  }

  private func part(for segment: Segment) -> AccessibilityPart {
    if let part = segment.part { return part }
    let part = AccessibilityPart(of: self) { [weak self, weak segment] in
      guard let self, let segment, let index = segments.firstIndex(where: { $0 === segment }) else {
        return (nil, .none, .zero)
      }
      var traits = UIAccessibilityTraits.button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      return (segment.title, traits, frames[index])
    }
    segment.part = part
    return part
  }
}

extension Double {
  /// The fraction as a percentage, formatted for the user's locale.
  fileprivate var percent: String {
    formatted(.percent.precision(.fractionLength(0)).locale(UserLanguages.locale))
  }
}
