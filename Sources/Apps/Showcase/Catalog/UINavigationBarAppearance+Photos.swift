import UIKit

extension UINavigationBarAppearance {
  /// The look of a bar with photos below it, on which words can be read whatever they show.
  static var overPhotos: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.backgroundColor = .systemBackground
    return appearance
  }
}
