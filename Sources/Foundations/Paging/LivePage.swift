import UIKit

/// A page that currently has a view.
@MainActor final class LivePage {
  enum Appearance { case gone, appearing, present, disappearing }
  enum Call { case willAppear, didAppear, willDisappear, didDisappear }

  let id: AnyHashable
  let view: UIView
  var slot: Int
  var index: Int
  private(set) var appearance = Appearance.gone

  init(id: AnyHashable, view: UIView, slot: Int, index: Int) {
    self.id = id
    self.view = view
    self.slot = slot
    self.index = index
  }

  /// Moves to the `goal` state through valid transitions only, and returns the resulting appearance
  /// calls.
  func move(to goal: Appearance) -> [Call] {
    var calls: [Call] = []
    switch goal {
    case .appearing:
      if appearance == .gone || appearance == .disappearing { calls = [.willAppear] }
      if appearance == .present { return [] }
    case .present:
      if appearance == .gone || appearance == .disappearing { calls = [.willAppear] }
      if appearance != .present { calls.append(.didAppear) }
    case .disappearing:
      if appearance == .gone { return [] }
      if appearance == .appearing || appearance == .present { calls = [.willDisappear] }
    case .gone:
      if appearance == .appearing || appearance == .present { calls = [.willDisappear] }
      if appearance != .gone { calls.append(.didDisappear) }
    }
    appearance = goal
    return calls
  }
}
