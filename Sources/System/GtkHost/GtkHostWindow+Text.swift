import HostInterface

extension GtkHostWindow {
  package var textInputClient: (any TextInputClient)? {
    get { textInput?.client }
    set {
      if textInput == nil, newValue != nil, let canvas { textInput = GtkTextInput(canvas: canvas) }
      textInput?.setClient(newValue, isActive: isActive)
    }
  }

  package func resetTextInput() { textInput?.reset() }

  package func textInputDidChange() { textInput?.setNeedsUpdate() }
}
