import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Backgrounds and notes of unusual photos.
@MainActor @Suite(.serialized) struct PageAppearanceTests {
  private func picture(isOpaque: Bool = true, damage: CGImage.Damage? = nil) -> UIImage {
    let image = CGImage(width: 400, height: 300, isOpaque: isOpaque) { bytes in
      for place in bytes.indices where isOpaque || place % 1600 < 800 {
        bytes[place] = place % 4 == 3 ? 255 : 128
      }
    }
    return UIImage(cgImage: damage.map { CGImage(image, damage: $0) } ?? image)
  }

  private func cell(_ world: BrowserWorld) throws -> ImageCell {
    try #require(world.browser?.currentCell as? ImageCell)
  }

  private func allText(_ view: UIView) -> String {
    guard !view.isHidden, view.alpha > 0 else { return "" }
    return ((view as? UILabel)?.text ?? "") + view.subviews.map(allText).joined(separator: "\n")
  }

  @Test("A page shows a note under a damaged photo, and the next page doesn't")
  func damageIsNoted() async throws {
    let world = BrowserWorld()
    let (whole, damaged) = (picture(), picture(damage: .incomplete))
    let browser = world.open(1) { browser in
      browser.loadImage = { id, _ in id == 1 ? damaged : whole }
    }
    #expect(await world.stage.wait { world.browser?.currentCell is ImageCell })
    let cell = try cell(world)
    #expect(await world.stage.wait { cell.damageMessage != nil })
    world.settle()
    let message = "This file is damaged: a part of it is missing."
    #expect(cell.damageMessage == message && cell.errorMessage == nil)
    #expect(allText(cell).contains(message))
    let note = try #require(cell.damageNote)
    #expect(note.frame.maxY == cell.bounds.maxY - DamageNote.bottomMargin)
    #expect(abs(note.frame.midX - cell.bounds.midX) < 1 && note.frame.width < cell.bounds.width)
    // It doesn't intercept touches and keeps its position while the photo is zoomed.
    #expect(cell.hitTest(note.center, with: nil) !== note)
    cell.zoomMotion.zoom(to: 2, about: .zero, animated: false)
    cell.motionChanged()
    #expect(note.frame.maxY == cell.bounds.maxY - DamageNote.bottomMargin)
    world.browser?.page(by: 1)
    world.settle()
    #expect(await world.stage.wait { world.browser?.currentIndex == 2 })
    let next = try self.cell(world)
    #expect(await world.stage.wait { !next.isPlaceholder })
    #expect(next.damageMessage == nil)
    browser.close(animated: true)
    world.settle()
  }

  @Test("A placeholder shows no note, and an intact version removes it")
  func damageIsOfTheLoadedPhoto() {
    let cell = ImageCell(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    cell.setImage(picture(damage: .missingFrames), isPlaceholder: true)
    #expect(cell.damageMessage == nil)
    cell.setImage(picture(damage: .missingFrames))
    #expect(cell.damageMessage == "This file is damaged: its last frames are missing.")
    cell.setImage(picture())
    #expect(cell.damageMessage == nil)
    cell.setImage(picture(damage: .missingFrames))
    cell.prepareForReuse()
    #expect(cell.damageMessage == nil)
  }

  @Test("Transparent images have a checkerboard; opaque ones cost nothing for it")
  func checkerboard() throws {
    let cell = ImageCell(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    cell.setImage(picture())
    #expect(cell.checkerboard == nil)
    cell.setImage(picture(isOpaque: false))
    let checkerboard = try #require(cell.checkerboard)
    #expect(checkerboard.frame == cell.imageView.frame)
    let views = cell.subviews
    #expect(
      try #require(views.firstIndex(of: checkerboard))
        < #require(views.firstIndex(of: cell.imageView)))
    // When zoomed, it covers exactly the visible part, and its squares don't move.
    let squares = checkerboard.subviews[0]
    let origin = checkerboard.convert(squares.frame.origin, to: cell)
    cell.zoomMotion.zoom(to: 3, about: CGPoint(x: 200, y: 250), animated: false)
    cell.motionChanged()
    #expect(checkerboard.frame == cell.imageView.frame.intersection(cell.bounds))
    #expect(checkerboard.convert(squares.frame.origin, to: cell) == origin)
    cell.setError("It is gone.")
    #expect(checkerboard.isHidden)
    cell.setError(nil)
    #expect(!checkerboard.isHidden)
    cell.setImage(picture())
    #expect(cell.checkerboard == nil && checkerboard.superview == nil)
  }

  @Test("The checkerboard has two grays and is visible through the image")
  func squares() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let controller = UIViewController()
    let cell = ImageCell(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    controller.view.addSubview(cell)
    stage.show(controller)
    cell.setImage(picture(isOpaque: false))
    stage.settle()
    let seen = try #require(stage.picture())
    func shade(_ x: Int, _ y: Int) -> Int {
      seen.withPixels { Int($0[y * seen.bytesPerRow + x * 4]) }
    }
    #expect(shade(100, 100) == 128)
    let grays = [CheckerboardView.shades.0, CheckerboardView.shades.1]
      .map { Int(($0 * 255).rounded()) }
    #expect(abs(shade(305, 105) - grays[0]) <= 1)
    #expect(abs(shade(315, 105) - grays[1]) <= 1)
    #expect(abs(shade(305, 115) - grays[1]) <= 1)
  }

  @Test("During the opening the checkerboard fades in with the black background")
  func groundInFlight() throws {
    let world = BrowserWorld()
    world.image = picture(isOpaque: false)
    world.photoSize = CGSize(width: 400, height: 300)
    let browser = world.open(1, settle: false)
    let morph = browser.transitionController.morphView
    #expect(morph.checkerboard != nil && (morph.checkerboard?.alpha ?? 1) < 0.2)
    world.stage.advance(by: 0.1)
    let half = try #require(morph.checkerboard)
    #expect(abs(half.alpha - browser.backdropView.alpha) < 0.001)
    #expect(half.alpha > 0.2)
    world.settle()
    #expect(try cell(world).checkerboard != nil)
    browser.close(animated: true)
    world.stage.advance(by: 0.15)
    #expect((morph.checkerboard?.alpha ?? 1) < 0.9)
    world.settle()
    #expect(world.closed.count == 1)
  }
}
