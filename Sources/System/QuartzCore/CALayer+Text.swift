import Quartz2D
import RenderTree

/// Text that a layer draws, laid out for its current bounds.
@MainActor package protocol LayerText: AnyObject, Sendable {
  func node(in bounds: CGRect, fontSize: CGFloat, color: CGColor?) -> RenderNode?
}

struct TextValues {
  var content: (any LayerText)?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
}

extension CALayer {
  /// The text that the layer draws; nil for none.
  package final var text: (any LayerText)? {
    get { values.rare.text.content }
    set {
      values.rare.text.content = newValue
      markStale([.placement, .appearance])
    }
  }

  package final var textSize: CGFloat {
    get { values.rare.text.fontSize }
    set { set(.fontSize, \.rare.text.fontSize, newValue) }
  }

  package final var textColor: CGColor? {
    get { values.rare.text.foregroundColor }
    set { set(.foregroundColor, \.rare.text.foregroundColor, newValue) }
  }
}
