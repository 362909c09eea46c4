import Foundation
import HostInterface

/// A dialog that nobody sees, to which a test may give the answer.
@MainActor package final class OffscreenDialog<Question, Answer>: HostDialog {
  package let question: Question
  private var answer: ((Answer) -> Void)?
  package private(set) var isOpen = true

  init(_ question: Question, answer: @escaping (Answer) -> Void) {
    self.question = question
    self.answer = answer
  }

  package func tell(_ value: Answer, closes: Bool) {
    guard isOpen else { return }
    let answer = answer
    if closes { close() }
    answer?(value)
  }

  package func close() {
    isOpen = false
    answer = nil
  }
}

@MainActor package final class OffscreenDialogs {
  package var files: OffscreenDialog<FileQuestion, [URL]?>?
  package var print: OffscreenDialog<PrintJob, PrintAnswer>?
}

extension OffscreenHost: FileChoosing, HostPrinting {
  package func chooseFiles(
    _ question: FileQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) -> any HostDialog {
    let dialog = OffscreenDialog<FileQuestion, [URL]?>(question, answer: answer)
    dialogs.files = dialog
    return dialog
  }
}

extension OffscreenHost {
  package func printImages(
    _ job: PrintJob, over window: (any HostWindow)?,
    answer: @escaping @MainActor (PrintAnswer) -> Void
  ) -> any HostDialog {
    let dialog = OffscreenDialog<PrintJob, PrintAnswer>(job, answer: answer)
    dialogs.print = dialog
    return dialog
  }
}
