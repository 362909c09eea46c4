import UIKit

/// A picture that is zoomed with two fingers.
final class ScrollZoomSnippet: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    view.addSubview(scrollView)
    imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 320)).image {
      context in
      for row in 0..<8 {
        for column in 0..<8 {
          ((row + column).isMultiple(of: 2) ? UIColor.systemTeal : UIColor.white).setFill()
          context.fill(CGRect(x: column * 40, y: row * 40, width: 40, height: 40))
        }
      }
    }
    imageView.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.frame.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
