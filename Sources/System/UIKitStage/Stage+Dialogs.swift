import Foundation
import HostInterface

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
}
