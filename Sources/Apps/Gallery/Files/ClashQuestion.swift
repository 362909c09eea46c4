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
      ? String(gallery: "All names that are taken") : String(gallery: "“\(name)” is there already")
    let alert = UIAlertController(
      title: title, message: forAll ? nil : facts, preferredStyle: .alert)
    func add(_ title: String, _ choice: ClashAnswer.Choice, _ style: UIAlertAction.Style = .default)
    {
      alert.addAction(
        UIAlertAction(title: title, style: style) { _ in
          completion(ClashAnswer(choice, forAll: forAll))
        })
    }
    add(String(gallery: "Keep Both"), .keepBoth)
    add(String(gallery: "Replace"), .replace, .destructive)
    add(String(gallery: "Skip"), .skip)
    if !isOnly, !forAll {
      let title = String(gallery: "For All…")
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in
          show(over: screen, forAll: true, completion: completion)
        })
    }
    add(String(gallery: "Cancel"), .stop, .cancel)
    alert.preferredAction = alert.actions.first
    screen.present(alert, animated: true)
  }

  /// The sizes and dates of both files, for choosing.
  private var facts: String {
    let incoming = String(
      gallery: "The new one: \(Self.size(clash.incoming)), \(Self.date(clash.incoming))")
    let existing = String(
      gallery: "The one there: \(Self.size(clash.existing)), \(Self.date(clash.existing))")
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
