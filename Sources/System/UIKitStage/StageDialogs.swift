import Foundation
import HostInterface

/// The dialogs of a stage, which a test answers.
@MainActor final class StageDialog<Question, Answer>: HostDialog {
  let question: Question
  private var answer: ((Answer) -> Void)?
  private(set) var isOpen = true

  init(_ question: Question, answer: @escaping (Answer) -> Void) {
    self.question = question
    self.answer = answer
  }

  func tell(_ value: Answer, closes: Bool) {
    guard isOpen else { return }
    let answer = answer
    if closes { close() }
    answer?(value)
  }

  func close() {
    isOpen = false
    answer = nil
  }
}

@MainActor final class StageDialogs {
  var files: StageDialog<FileQuestion, [URL]?>?
  var color: StageDialog<ColorQuestion, ColorAnswer>?
  var print: StageDialog<PrintJob, PrintAnswer>?
}

extension StageHost: FileChoosing, ColorChoosing, HostPrinting {
  func chooseFiles(
    _ question: FileQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) -> any HostDialog {
    let dialog = StageDialog<FileQuestion, [URL]?>(question, answer: answer)
    dialogs.files = dialog
    return dialog
  }

  func chooseColor(
    _ question: ColorQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor (ColorAnswer) -> Void
  ) -> any HostDialog {
    let dialog = StageDialog<ColorQuestion, ColorAnswer>(question, answer: answer)
    dialogs.color = dialog
    return dialog
  }
}

extension StageHost {
  func printImages(
    _ job: PrintJob, over window: (any HostWindow)?,
    answer: @escaping @MainActor (PrintAnswer) -> Void
  ) -> any HostDialog {
    let dialog = StageDialog<PrintJob, PrintAnswer>(job, answer: answer)
    dialogs.print = dialog
    return dialog
  }
}

extension Stage {
  /// The job of the open dialog for printing; nil if there is none.
  package var printJob: PrintJob? {
    host.dialogs.print.flatMap { $0.isOpen ? $0.question : nil }
  }

  /// Answers the dialog for printing.
  package func answerPrintDialog(_ answer: PrintAnswer) {
    host.dialogs.print?.tell(answer, closes: true)
  }

  /// The question of the open dialog for files; nil if there is none.
  package var fileQuestion: FileQuestion? {
    host.dialogs.files.flatMap { $0.isOpen ? $0.question : nil }
  }

  /// Answers the dialog for files; nil cancels it.
  public func chooseFiles(_ urls: [URL]?) { host.dialogs.files?.tell(urls, closes: true) }

  /// The question of the open dialog for colors; nil if there is none.
  package var colorQuestion: ColorQuestion? {
    host.dialogs.color.flatMap { $0.isOpen ? $0.question : nil }
  }

  /// Answers the dialog for colors.
  package func answerColorDialog(_ answer: ColorAnswer) {
    var closes = true
    if case .tried = answer { closes = false }
    host.dialogs.color?.tell(answer, closes: closes)
  }
}
