import UIKit

/// A fault of a screen that keeps some people from reading or operating it; see `Stage.audit()`.
public struct AccessibilityFault: CustomStringConvertible, Sendable {
  /// The kinds of faults.
  public enum Kind: String, Sendable {
    /// An element has no label.
    case unnamed = "has no name"
    /// Fingers can't hit a control: it is smaller than 24 points.
    case smallTarget = "is a small target"
    /// Two controls share a part of the screen.
    case overlap = "overlaps"
    /// Text differs too little from what is behind it.
    case lowContrast = "has little contrast"
    /// A line of text ends within a word.
    case brokenWord = "breaks a word"
    /// Text isn't shown as a whole.
    case cutText = "is cut"
    /// Text stays as it is when a person chooses another text size.
    case fixedText = "doesn't follow the text size"
    /// It is drawn elsewhere than its frame says, by more than a pixel.
    case misplaced = "is drawn elsewhere"
    /// The Tab key, and keys where it stops, never lead to a control.
    case unreachable = "isn't reached by Tab"
    /// Nothing on the screen shows that the focus is there.
    case invisibleFocus = "doesn't show the focus"
    /// The Tab key doesn't lead away.
    case trap = "isn't left by Tab"
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The type and the words of what has the fault.
  public let element: String
  /// Where that is, in the coordinates of the desktop's window.
  public let frame: CGRect
  /// What was measured; empty where the kind says all.
  public let detail: String

  /// A line that says all of it.
  public var description: String {
    let place = "\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width))×\(Int(frame.height))"
    return "\(element) (\(place)) \(kind.rawValue)" + (detail.isEmpty ? "" : ": \(detail)")
  }
}
