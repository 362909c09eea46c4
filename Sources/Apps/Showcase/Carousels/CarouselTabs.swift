import Carousels
import UIKit

/// Two tabs with a carousel each: the hidden one does not turn.
final class CarouselTabs: UITabBarController, TourStop {
  init(_ demo: Demo) {
    super.init(nibName: nil, bundle: nil)
    let first = CarouselScreen(demo, CarouselDemos.photos(Array(Samples.photos.prefix(5))))
    let posters = CarouselDemos.posters()
    let second = CarouselScreen(demo, posters)
    for (controller, title) in [
      (first, String(showcase: "Photos")), (second, String(showcase: "Posters")),
    ] {
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "photo"), tag: 0)
    }
    tabBar.unselectedItemTintColor = .detailText
    viewControllers = [first, second]
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      navigationController?.popViewController(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  func show(to guide: TourGuide) async throws {
    guide.recording.record(6)
    try guide.recording.still("One turn on")
    selectedIndex = 1
    guide.recording.record(8)
    try guide.recording.still("The other tab, some turns later")
    selectedIndex = 0
    guide.recording.record(0.3)
    try guide.recording.still("Back: where it was left")
  }
}
