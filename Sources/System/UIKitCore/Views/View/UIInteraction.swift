import QuartzCore

/// An object that adds an interaction, such as a context menu, to a view.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added; nil if there is none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed if the view is nil.
  func willMove(to view: UIView?)
  /// Called when the interaction was added to a view, or removed if the view is nil.
  func didMove(to view: UIView?)
}

extension UIView {
  func add(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(by fresh: [any UIInteraction]) {
    for interaction in storedInteractions where !fresh.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in fresh { addInteraction(interaction) }
  }
}
