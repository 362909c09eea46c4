import UIKit

/// A gradient with a star on it.
final class LayersSnippet: UIViewController {
  let gradient = CAGradientLayer()
  let star = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(gradient)
    let path = UIBezierPath()
    for index in 0..<10 {
      let radius: CGFloat = index.isMultiple(of: 2) ? 80 : 34
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: 160 + radius * cos(angle), y: 200 + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    star.path = path.cgPath
    star.fillColor = UIColor.white.cgColor
    star.strokeColor = UIColor.systemYellow.cgColor
    star.lineWidth = 4
    star.lineJoin = .round
    view.layer.addSublayer(star)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
  }
}
