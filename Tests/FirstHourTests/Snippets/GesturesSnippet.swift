import UIKit
import UIKitCompat

/// A picture that is dragged and pinched.
final class GesturesSnippet: UIViewController {
  let tile = UIView(frame: CGRect(x: 110, y: 150, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tile.backgroundColor = .systemBlue
    view.addSubview(tile)
    let pan = UIPanGestureRecognizer { [weak self] pan in
      guard let self else { return }
      let translation = pan.translation(in: view)
      tile.center.x += translation.x
      tile.center.y += translation.y
      pan.setTranslation(.zero, in: view)
    }
    tile.addGestureRecognizer(pan)
    let pinch = UIPinchGestureRecognizer { [weak self] pinch in
      guard let self else { return }
      tile.transform = tile.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    view.addGestureRecognizer(pinch)
  }
}
