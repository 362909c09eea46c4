import CoreFoundation
import Testing

/// Expects Apple's number. The tolerance must be so narrow that a number that is a tenth off fails.
func expectMeasure(
  _ observed: Double, _ apples: Double, within tolerance: Double, _ name: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isNarrow = tolerance < 0.099 * abs(apples)
  #expect(isNarrow, "the tolerance of \(name) accepts a tenth", sourceLocation: sourceLocation)
  let isEqual = abs(observed - apples) <= tolerance
  #expect(isEqual, "\(name): \(observed) instead of \(apples)", sourceLocation: sourceLocation)
}
