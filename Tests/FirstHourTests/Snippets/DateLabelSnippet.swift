import UIKit

/// A label with a date.
final class DateLabelSnippet: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEEE, MMM d"
    label.text = formatter.string(from: Date(timeIntervalSince1970: 86_400))
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.frame = CGRect(x: 20, y: 60, width: 280, height: 34)
    view.addSubview(label)
  }
}
