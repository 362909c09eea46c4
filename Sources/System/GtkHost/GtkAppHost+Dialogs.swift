import CGtk
import Foundation
import HostInterface

extension GtkAppHost: FileChoosing, ColorChoosing {
  package func chooseFiles(
    _ question: FileQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor ([URL]?) -> Void
  ) -> any HostDialog {
    GtkFileDialog(question, over: (window as? GtkHostWindow)?.window, answer: answer)
  }

  package func chooseColor(
    _ question: ColorQuestion, over window: (any HostWindow)?,
    answer: @escaping @MainActor (ColorAnswer) -> Void
  ) -> any HostDialog {
    GtkColorDialog(question, over: (window as? GtkHostWindow)?.window, answer: answer)
  }
}
