import UIKit

extension ToastItem where Self == MixedToastItem<ImageToastItem, TextToastItem> {
  /// A text beside a check mark, for what succeeded: `view.makeToast(.success("Saved")).show()`.
  public static func success(_ text: String) -> Self {
    .symbol("checkmark.circle.fill", .systemGreen, text)
  }

  /// A text beside a warning sign, for what failed.
  public static func error(_ text: String) -> Self {
    let item = symbol("exclamationmark.triangle.fill", .systemRed, text)
    item.first.options.spokenText = String(localized: "Error", bundle: .toasts)
    return item
  }

  /// A text beside an i in a circle, for what is good to know.
  public static func info(_ text: String) -> Self {
    .symbol("info.circle.fill", .systemBlue, text)
  }

  private static func symbol(_ name: String, _ color: UIColor, _ text: String) -> Self {
    let symbol = UIImage(systemName: name)?
      .withTintColor(color, renderingMode: .alwaysOriginal)
    let item = MixedToastItem(
      first: ImageToastItem(image: symbol), second: TextToastItem(text: text))
    item.first.options.imageSize = .fixed(CGSize(width: 26, height: 26))
    item.second.options.textAlignment = .natural
    item.options.axis = .horizontal
    item.options.spacing = 12
    item.options.margins = UIEdgeInsets(top: 16, left: 18, bottom: 16, right: 20)
    return item
  }
}
