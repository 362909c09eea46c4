import QuartzCore
import Testing
import UIKit
import UIKitStage

/// Layers of custom classes.
@MainActor @Suite(.serialized) struct LayerClassTests {
  final class MarkedLayer: CALayer {
    var mark = "made"

    override init() {
      super.init()
      cornerRadius = 7
    }

    override init(layer: Any) {
      super.init(layer: layer)
      mark = ((layer as? MarkedLayer)?.mark ?? "") + " copied"
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Overrides nothing.
  final class PlainLayer: CAGradientLayer {}

  final class MarkedView: UIView {
    override class var layerClass: AnyClass { MarkedLayer.self }
  }

  final class PlainView: UIView {
    override class var layerClass: AnyClass { PlainLayer.self }
  }

  @Test("A view's layer has its layer class")
  func layerClass() {
    let view = MarkedView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view.layer as? MarkedLayer)?.mark == "made")
    #expect(view.layer.cornerRadius == 7 && view.layer.delegate === view)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(PlainView().layer is PlainLayer)
  }

  @Test("The presentation layer has that class, made by init(layer:)")
  func presentation() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let controller = UIViewController()
    stage.show(controller)
    let view = MarkedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    stage.advance(frames: 1)
    UIView.animate(withDuration: 1) { view.center.x = 50 }
    stage.advance(by: 0.5)
    let layer = view.layer as? MarkedLayer
    #expect(layer?.presentation()?.mark == "made copied")
    #expect((layer?.presentation()?.position.x ?? 0) > 5)
    #expect(layer?.presentation()?.model() === layer)
  }
}
