import UIKit

/// Pages that scroll, and the dots that follow them.
final class PageControlSnippet: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    for (index, color) in colors.enumerated() {
      let page = UIView(frame: CGRect(x: CGFloat(index) * 320, y: 0, width: 320, height: 400))
      page.backgroundColor = color
      scrollView.addSubview(page)
    }
    scrollView.contentSize = CGSize(width: 960, height: 400)
    pageControl.numberOfPages = colors.count
    pageControl.pageIndicatorTintColor = .systemGray3
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.frame = CGRect(x: 0, y: 410, width: 320, height: 30)
    view.addSubview(scrollView)
    view.addSubview(pageControl)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int((scrollView.contentOffset.x / 320).rounded())
  }
}
