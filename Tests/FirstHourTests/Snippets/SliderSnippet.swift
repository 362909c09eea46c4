import UIKit

/// A slider that fades a square.
final class SliderSnippet: UIViewController {
  let slider = UISlider(frame: CGRect(x: 20, y: 180, width: 280, height: 32))
  let square = UIView(frame: CGRect(x: 110, y: 40, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    square.backgroundColor = .systemPink
    slider.minimumValue = 0
    slider.maximumValue = 1
    slider.value = 1
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        square.alpha = CGFloat(slider.value)
      }, for: .valueChanged)
    view.addSubview(square)
    view.addSubview(slider)
  }
}
