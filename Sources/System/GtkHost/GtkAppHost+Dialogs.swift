import CGtk
import Foundation
import HostInterface

extension GtkAppHost: FileChoosing {
  package func chooseFiles(
    _ question: FileQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) -> any HostDialog {
    GtkFileDialog(question, over: (window as? GtkHostWindow)?.window, answer: answer)
  }
}
