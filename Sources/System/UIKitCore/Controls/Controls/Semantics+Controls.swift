import HostInterface

extension UISlider: SemanticsDescribing {
  package func describe(_ node: inout SemanticsNode) {
    guard maximumValue > minimumValue else { return node.range = nil }
    let limits = Double(minimumValue)...Double(maximumValue)
    node.range = SemanticsRange(
      value: Double(value), limits: limits, step: (limits.upperBound - limits.lowerBound) / 10)
  }

  package func perform(_ action: SemanticsAction) -> Bool {
    guard case .setValue(let new) = action, isEnabled, new.isFinite else { return false }
    let old = value
    setValue(Float(new), animated: true)
    if value != old { sendValueChange() }
    return true
  }
}

extension UIProgressView: SemanticsDescribing {
  package var semanticsRole: SemanticsRole? { .progress }

  package func describe(_ node: inout SemanticsNode) {
    node.range = SemanticsRange(value: Double(progress), limits: 0...1, step: 0)
    node.actions = []
  }
}

extension UIActivityIndicatorView: SemanticsDescribing {
  package var semanticsRole: SemanticsRole? { .busyIndicator }

  package func describe(_ node: inout SemanticsNode) { node.actions = [] }
}

extension UIPageControl: SemanticsDescribing {
  package func describe(_ node: inout SemanticsNode) {
    // Without a label all that it says is the page.
    if node.name.isEmpty { (node.name, node.value) = (node.value ?? "", nil) }
    let last = Double(max(0, numberOfPages - 1))
    node.range = SemanticsRange(value: Double(currentPage), limits: 0...last, step: 1)
  }

  package func perform(_ action: SemanticsAction) -> Bool {
    guard case .setValue(let new) = action, isEnabled, new.isFinite else { return false }
    let last = max(0, numberOfPages - 1)
    go(to: new <= 0 ? 0 : new >= Double(last) ? last : Int(exactly: new.rounded()) ?? last)
    return true
  }
}
