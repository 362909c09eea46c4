import DesktopFiles
import FileOperations
import Foundation
import HostInterface
import Testing
import Toasts
import UIKit

@testable import UIKitStage
@testable import gallery

/// A gallery with some photos on a stage, and with state and trash of its own.
@MainActor final class SelectionWorld {
  let photos: TestPhotos
  let base: URL
  let stage: Stage
  let delegate: AppDelegate
  let gallery: Gallery

  init(
    count: Int = 12, size: CGSize = CGSize(width: 900, height: 700), keepsState: Bool = false,
    mover: FileMover = FileMover(), photos: TestPhotos? = nil, base: URL? = nil
  ) async throws {
    self.photos = try photos ?? TestPhotos(count: count)
    self.base =
      base ?? FileManager.default.temporaryDirectory.appendingPathComponent("select-\(UUID())")
    stage = Stage(size: size)
    var places = Gallery.Places.memory
    if keepsState { places.state = self.base.appendingPathComponent("state") }
    delegate = AppDelegate(
      paths: [self.photos.folder], places: places,
      trash: Trash(dataFolder: self.base.appendingPathComponent("data"), mover: mover))
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let gallery = gallery
    #expect(await stage.wait { gallery.thumbnailsAreShown && stage.isAtRest })
  }

  func remove() {
    photos.remove()
    try? FileManager.default.removeItem(at: base)
  }

  var names: [String] { gallery.photos.map(\.name) }
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: photos.folder.path)) ?? []).sorted()
  }
  var toast: String? {
    gallery.window.toasts.shown.last { $0.dismissalReason == nil }?.spokenText
  }
  /// The numbers of the chosen photos.
  var chosen: [Int] {
    gallery.shownLibrary.selection.ids.compactMap { Int($0.displayName.dropFirst(6).prefix(2)) }
      .sorted()
  }

  /// The middle of a thumbnail in the window.
  func middle(_ index: Int) -> CGPoint {
    guard let cell = gallery.thumbnail(at: index) else { return .zero }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  func mouse(_ phase: InputEvent.Phase, _ point: CGPoint, _ modifiers: UIKeyModifierFlags = []) {
    stage.send(
      .pointer(InputEvent.Pointer(id: 0, device: .mouse, phase: phase, location: point, button: 1)),
      modifiers: modifiers)
    stage.advance(frames: 2)
  }

  func click(_ index: Int, _ modifiers: UIKeyModifierFlags = []) {
    mouse(.began, middle(index), modifiers)
    mouse(.ended, middle(index), modifiers)
    stage.advance(by: 0.5)
  }

  func drag(from start: CGPoint, to end: CGPoint, _ modifiers: UIKeyModifierFlags = []) {
    mouse(.began, start, modifiers)
    for step in 1...5 {
      let share = CGFloat(step) / 5
      mouse(
        .changed,
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        modifiers)
    }
  }
}
