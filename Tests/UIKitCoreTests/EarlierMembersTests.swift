import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Members from UIKit's earlier versions that apps still use.
@MainActor @Suite(.serialized) struct EarlierMembersTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200))

  private func show(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    stage.settle()
    return controller
  }

  @Test func geometryIsComparedByEqualTo() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(rect) && !rect.equalTo(.zero))
    #expect(CGPoint(x: 1, y: 2).equalTo(rect.origin) && rect.size.equalTo(rect.size))
  }

  @Test func valuesHoldTransformsAndInsets() {
    let transform = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(NSValue(caTransform3D: turned).caTransform3DValue == turned)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    // What a value doesn't hold is zero.
    #expect(NSNumber(value: 3).uiEdgeInsetsValue == .zero)
    #expect(NSValue(uiEdgeInsets: insets).cgAffineTransformValue == CGAffineTransform())
  }

  @Test func animationsTakeTransformsInValues() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = show(view)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    stage.advance(by: 0.5)
    let scale = try #require(view.layer.presentation()?.transform.m11)
    #expect(abs(scale - 2) < 0.2)
  }

  @Test func indicatorsHaveTheStylesOfOldAndTheirColors() {
    let sizes: [UIActivityIndicatorView.Style: CGFloat] = [
      .gray: 20, .white: 20, .whiteLarge: 37, .medium: 20, .large: 37,
    ]
    for (style, size) in sizes {
      #expect(UIActivityIndicatorView(style: style).frame.width == size)
    }
    #expect(UIActivityIndicatorView.Style.whiteLarge.rawValue == 0)
    let wheel = UIActivityIndicatorView(style: .white)
    wheel.startAnimating()
    _ = show(wheel)
    let blade = wheel.layer.sublayers?.first?.backgroundColor
    #expect(blade?.components?.prefix(3) == [1, 1, 1])
  }

  @Test func insetsOfAButtonMoveItsContentAndMakeRoom() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let natural = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let roomy = button.intrinsicContentSize
    #expect(roomy.width == natural.width + 60)
    _ = show(button)
    button.frame = CGRect(origin: .zero, size: roomy)
    stage.settle()
    let title = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    let (titlePlace, imagePlace) = (title.frame, image.frame)
    #expect(abs(imagePlace.minX - 20) < 0.01 && abs(titlePlace.maxX - (roomy.width - 40)) < 0.01)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
    stage.settle()
    #expect(button.intrinsicContentSize == roomy)
    #expect(abs(image.frame.minX - (imagePlace.minX - 8)) < 0.01)
    #expect(abs(title.frame.minY - (titlePlace.minY + 2)) < 0.01)
    button.contentHorizontalAlignment = .right
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)
    button.frame.size.width = 290
    stage.settle()
    #expect(abs(title.frame.maxX - (290 - 40 - 5)) < 0.01)
  }

  @Test func layoutGuidesOfTheControllerAreWhatBarsCover() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .leading, multiplier: 1, constant: 3),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.show(navigation)
    stage.settle()
    let bar = controller.view.safeAreaInsets.top
    #expect(bar > 0 && controller.topLayoutGuide.length == bar)
    #expect(view.frame == CGRect(x: 3, y: bar, width: 10, height: 200 - bar))
    controller.additionalSafeAreaInsets.bottom = 20
    stage.settle()
    #expect(controller.bottomLayoutGuide.length == 20 && view.frame.maxY == 180)
  }

  @Test func theShapeOfAWindowIsItsOrientation() throws {
    let controller = show(UIView())
    let scene = try #require(controller.view.window?.windowScene)
    #expect(scene.interfaceOrientation == .landscapeRight)
    stage.resize(to: CGSize(width: 200, height: 300))
    stage.settle()
    #expect(scene.interfaceOrientation == .portrait)
    #expect(UIApplication.shared.statusBarOrientation.isPortrait)
    #expect(UIDevice.current.orientation == .unknown && controller.shouldAutorotate)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    #expect(UIApplication.shared.statusBarFrame == .zero)
    #expect(scene.statusBarManager?.statusBarFrame == .zero)
  }

  @Test func controllersAreToldThatMemoryRunsLow() {
    final class Screen: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let (root, child, sheet) = (Screen(), Screen(), Screen())
    root.addChild(child)
    stage.show(root)
    root.present(sheet, animated: false)
    stage.settle()
    stage.warnOfLowMemory()
    #expect([root, child, sheet].map(\.warnings) == [1, 1, 1])
  }

  @Test("The pixels of an image are turned as its orientation says")
  func orientations() throws {
    // Two columns and three rows of gray values.
    let source = CGImage(width: 2, height: 3, isOpaque: true) { pixels in
      for index in 0..<6 {
        for byte in 0..<4 { pixels[index * 4 + byte] = byte == 3 ? 255 : UInt8(index + 1) }
      }
    }
    let expected: [UIImage.Orientation: [[UInt8]]] = [
      .up: [[1, 2], [3, 4], [5, 6]], .down: [[6, 5], [4, 3], [2, 1]],
      .left: [[2, 4, 6], [1, 3, 5]], .right: [[5, 3, 1], [6, 4, 2]],
      .upMirrored: [[2, 1], [4, 3], [6, 5]], .downMirrored: [[5, 6], [3, 4], [1, 2]],
      .leftMirrored: [[1, 3, 5], [2, 4, 6]], .rightMirrored: [[6, 4, 2], [5, 3, 1]],
    ]
    for (orientation, rows) in expected {
      let image = UIImage(cgImage: source, scale: 1, orientation: orientation)
      let pixels = try #require(image.cgImage)
      #expect(image.size == CGSize(width: rows[0].count, height: rows.count))
      #expect(image.imageOrientation == .up)
      let seen = pixels.withPixels { bytes in
        rows.indices.map { y in
          rows[y].indices.map { x in bytes[y * pixels.bytesPerRow + x * 4] }
        }
      }
      #expect(seen == rows, "\(orientation)")
    }
  }

  @Test func cubicKeyframesGoThroughTheirValuesInACurve() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = show(view)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 0.8, 0.8, 0]
    animation.calculationMode = .cubic
    animation.duration = 3
    view.layer.add(animation, forKey: nil)
    stage.advance(by: 1)
    let first = try #require(view.layer.presentation()?.opacity)
    stage.advance(by: 0.5)
    let middle = try #require(view.layer.presentation()?.opacity)
    #expect(abs(first - 0.8) < 0.05)
    // A straight line would stay at 0.8.
    #expect(middle > 0.85)
    let options = UIView.KeyframeAnimationOptions.calculationModeCubic
    #expect(options.rawValue == 3 << 10 && options.calculationMode == .cubic)
    #expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.calculationMode == .discrete)
  }

  @Test func colorsAreLiterals() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.isEqual(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
    let image: () -> UIImage = { #imageLiteral(resourceName: "photo") }
    _ = image
  }

  @Test(arguments: [
    (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
    (.infoDark, "info.circle"), (.contactAdd, "plus.circle"), (.close, "xmark.circle.fill"),
  ])
  func buttonsOfATypeShowItsSymbol(_ type: UIButton.ButtonType, _ symbol: String) {
    let button = UIButton(type: type)
    #expect(button.buttonType == type && button.currentImage?.isSymbol(symbol) == true)
    button.sizeToFit()
    #expect(button.bounds.width > 15 && button.bounds.height > 15)
    #expect(UIButton(type: .plain).currentImage == nil)
  }
}
