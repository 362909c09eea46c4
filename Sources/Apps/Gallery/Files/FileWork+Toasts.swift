import FileOperations
import PhotoIndexing
import Toasts
import UIKit

/// The toasts that say what became of work with files.
struct WorkToasts {
  /// Says what was done last.
  weak var result: Toast?
  /// The last message without a button. What is done next doesn't wait for it.
  weak var message: Toast?
  /// Says what wasn't done, in lines.
  weak var report: Toast?
  var lines: [String] = []
  /// When the report was first in sight.
  var reportTime: TimeInterval?
}

extension FileWork {
  /// Says something at the bottom of the window.
  func show(_ text: String) {
    endReadReport()
    toasts.message?.dismiss()
    toasts.message = view.makeNote(text).show()
  }

  /// Says what was done, with a button that undoes it.
  ///
  /// - Parameter act: What is undone; nil leaves out the button.
  /// - Parameter onShow: Shows what was made; nil leaves out its button.
  func showResult(_ text: String, of act: UndoHistory.Act.ID?, onShow: (() -> Void)? = nil) {
    endReadReport()
    toasts.result?.dismiss()
    toasts.message?.dismiss()
    var toast = view.makeNote(text)
    if let act { toast = toast.action(String(gallery: "Undo")) { [weak self] in self?.undo(act) } }
    if let onShow { toast = toast.otherAction(String(gallery: "Show"), perform: onShow) }
    toasts.result = toast.show()
  }

  /// Says why something failed.
  ///
  /// - Parameter giveUp: Forgets what failed, which would be tried again otherwise.
  func tell(_ failures: [FileFailure], giveUp: (() -> Void)? = nil) {
    let sentences = failures.map(\.error).filter { $0 != .cancelled }.map(\.description)
    guard !sentences.isEmpty else { return }
    var lines: [String] = []
    for sentence in sentences where !lines.contains(sentence) && lines.count < Self.mostLines {
      lines.append(sentence)
    }
    // What concerns all of them, such as their folder, is said once.
    let rest = sentences.filter { !lines.contains($0) }.count
    if rest > 0 { lines.append(String(gallery: "\(rest) more failed")) }
    guard let giveUp else { return report(lines) }
    view.makeNote(lines.joined(separator: "\n")).priority(.high).action(
      String(gallery: "Don’t Undo"), perform: giveUp
    ).show()
  }

  /// Says what wasn't done, until it is read: other notes are shown before it, and it comes back,
  /// unless it was in sight long enough before something else was done.
  /// Lines that are still shown are followed by newer ones.
  func report(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    if toasts.report?.dismissalReason != nil || toasts.report == nil { toasts.lines = [] }
    toasts.lines = (toasts.lines + lines.filter { !toasts.lines.contains($0) }).suffix(
      Self.mostReported)
    toasts.report?.dismiss(animated: false)
    toasts.reportTime = nil
    toasts.report = view.makeNote(toasts.lines.joined(separator: "\n")).priority(.low).duration(
      .forever
    )
    .didAppear { [weak self] in
      self?.toasts.reportTime = self?.toasts.reportTime ?? CACurrentMediaTime()
    }
    .dismissesOnTap().action(String(gallery: "Close")) {}.spokenText(
      lines.joined(separator: "\n")
    ).show()
  }

  /// Ends a report that was in sight for some seconds, as something else is done now.
  func endReadReport() {
    guard let time = toasts.reportTime, CACurrentMediaTime() - time >= Self.readingTime else {
      return
    }
    toasts.report?.dismiss(animated: false)
  }

  /// How long it takes to read a report, in seconds.
  private static let readingTime = 6.0

  /// The maximum number of lines of a report.
  private static let mostReported = 6

  /// The maximum number of reasons in one toast.
  private static let mostLines = 3

  /// Offers to continue what a crash, or the program's end, interrupted, until that is answered: at
  /// the next start, too.
  func offer(_ interrupted: RecoveredOperation) {
    guard let rest = interrupted.remaining else { return }
    let text = String(gallery: "“\(interrupted.name)” was interrupted.")
    view.makeNote(text).priority(.low).duration(.forever).action(String(gallery: "Continue")) {
      [weak self] in self?.perform(rest, continuing: interrupted)
    }.otherAction(String(gallery: "Cancel")) { [weak self] in
      self?.enqueue { [weak self] in await self?.queue.forget(interrupted) }
    }.show()
  }
}

extension FileOperation {
  /// The number of files that a person named.
  var count: Int {
    switch self {
    case .copy(let files, _), .move(let files, _), .duplicate(let files), .trash(let files):
      files.count
    case .rename(let renamings): renamings.count
    case .makeFolder: 1
    case .restore(let files): files.count
    }
  }
}

extension UIView {
  /// Makes a toast with a text, at the bottom.
  func makeNote(_ text: String) -> ToastBuilder<TextToastItem> {
    makeToast(TextToastItem(text: text)).position(.safeBottom, offset: -16)
  }
}

extension UIWindow {
  /// The screen over which alerts are presented.
  var topScreen: UIViewController? {
    var screen = rootViewController
    while let next = screen?.presentedViewController, !next.isBeingDismissed { screen = next }
    return screen
  }
}
