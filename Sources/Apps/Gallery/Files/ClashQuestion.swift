import FileOperations
import UIKit
import UIKitCompat

/// Asks what to do about a name that is taken.
@MainActor struct ClashQuestion {
  let clash: FileClash
  /// Whether the operation concerns no other photo.
  let isOnly: Bool

  init(_ clash: FileClash, isOnly: Bool) {
    self.clash = clash
    self.isOnly = isOnly
  }

  func ask(over screen: UIViewController) async -> ClashAnswer {
    await withCheckedContinuation { done in
      show(over: screen, forAll: false) { done.resume(returning: $0) }
    }
  }

  private func show(
    over screen: UIViewController, forAll: Bool, completion: @escaping (ClashAnswer) -> Void
  ) {
    let name = clash.existing.file.displayName
    let title =
      forAll
      ? String(localized: "All names that are taken", bundle: .gallery)
      : String(localized: "“\(name)” is there already", bundle: .gallery)
    let alert = UIAlertController(
      title: title, message: forAll ? nil : facts, preferredStyle: .alert)
    func add(_ title: String, _ choice: ClashAnswer.Choice, _ style: UIAlertAction.Style = .default)
    {
      alert.addAction(
        UIAlertAction(title: title, style: style) { _ in
          completion(ClashAnswer(choice, forAll: forAll))
        })
    }
    add(String(localized: "Keep Both", bundle: .gallery), .keepBoth)
    add(String(localized: "Replace", bundle: .gallery), .replace, .destructive)
    add(String(localized: "Skip", bundle: .gallery), .skip)
    if !isOnly, !forAll {
      let title = String(localized: "For All…", bundle: .gallery)
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in
          show(over: screen, forAll: true, completion: completion)
        })
    }
    add(String(localized: "Cancel", bundle: .gallery), .stop, .cancel)
    alert.preferredAction = alert.actions.first
    screen.present(alert, animated: true)
  }

  /// The sizes and dates of both files, for choosing.
  private var facts: String {
    let incoming = String(
      localized: "The new one: \(Self.size(clash.incoming)), \(Self.date(clash.incoming))",
      bundle: .gallery)
    let existing = String(
      localized: "The one there: \(Self.size(clash.existing)), \(Self.date(clash.existing))",
      bundle: .gallery)
    // How large a file will be that is still to be made isn't known.
    return (clash.isMade ? [existing] : [incoming, existing]).joined(separator: "\n")
  }

  private static func size(_ facts: FileClash.Facts) -> String {
    facts.byteCount.formatted(.byteCount(style: .file).locale(.user))
  }

  private static func date(_ facts: FileClash.Facts) -> String {
    facts.changed.formatted(.dateTime.year().month().day().hour().minute().locale(.user))
  }
}
