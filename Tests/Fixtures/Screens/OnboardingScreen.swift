import UIKit

/// Pages to swipe through, with dots and a button that leads on.
final class OnboardingScreen: UIViewController, UIScrollViewDelegate {
  private let scrollView = SideScrollView()
  private let dots = UIPageControl()
  private lazy var button = UIButton.make("Continue") { [weak self] in self?.goOn() }
  private let pages = [
    ("camera", "Take photos", "Every picture is kept in full quality."),
    ("folder", "Keep order", "Albums arrange themselves by place and time."),
    ("square.and.arrow.up", "Share them", "Send a link; nobody needs an account."),
  ]

  private func page(_ symbol: String, _ title: String, _ text: String) -> UIView {
    let image = UIImageView.symbol(symbol).sized(72, 72)
    let stack = UIStackView(
      .vertical, spacing: 12, alignment: .center,
      [
        image, UILabel(title, .title1).centered(),
        UILabel(text, .body, color: .secondaryLabel).centered(),
      ])
    stack.setCustomSpacing(24, after: image)
    let page = UIView()
    page.add(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor, constant: 24),
      stack.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor),
    ])
    return page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    dots.numberOfPages = pages.count
    dots.currentPageIndicatorTintColor = .systemBlue
    dots.pageIndicatorTintColor = .systemGray3
    let strip = UIStackView(.horizontal, spacing: 0, pages.map { page($0.0, $0.1, $0.2) })
    strip.distribution = .fillEqually
    scrollView.show(strip)
    for part in [scrollView, dots, button] { view.add(part) }
    let safe = view.safeAreaLayoutGuide
    let wide = button.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: dots.topAnchor, constant: -8),
      strip.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: CGFloat(pages.count)),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
      wide,
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }

  private func goOn() {
    let next = min(dots.currentPage + 1, pages.count - 1)
    let x = CGFloat(place(of: next)) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  /// Which page a place from the left is, and which place a page has.
  private func place(of page: Int) -> Int {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? pages.count - 1 - page : page
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let place = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    dots.currentPage = self.place(of: place)
  }
}
