import Quartz2D

/// A question that a dialog for colors asks.
package struct ColorQuestion: Equatable, Sendable {
  package var title: String
  package var color: CGColor
  package var supportsAlpha: Bool

  package init(title: String, color: CGColor, supportsAlpha: Bool) {
    self.title = title
    self.color = color
    self.supportsAlpha = supportsAlpha
  }
}

/// A person's answer in a dialog for colors.
package enum ColorAnswer: Equatable, Sendable {
  /// A color was tried; the dialog stays.
  case tried(CGColor)
  /// A color was chosen; the dialog is gone.
  case chosen(CGColor)
  case cancelled
}

/// A host whose desktop has a dialog for colors.
@MainActor package protocol ColorChoosing: AnyObject {
  /// Shows the dialog over a window.
  func chooseColor(
    _ question: ColorQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor (ColorAnswer) -> Void
  ) -> any HostDialog
}
