import Foundation
import PhotoEditing
import TestEffort
import Testing
import UIKit
import UIKitStage

@Suite struct PhotoEditTests {
  @Test func anEditIsWrittenAndReadAsItIs() throws {
    var edit = PhotoEdit(
      quarterTurns: -1, isMirrored: true, straightening: -12.345,
      crop: CGRect(x: 0.1, y: 0.2, width: 0.3333333333, height: 0.5))
    edit[.exposure] = 1.25
    edit[.vignette] = 0.5
    #expect(
      edit.description
        == "1 turn=3 mirror=1 straighten=-12.34 crop=0.1,0.2,0.333333,0.5 exposure=1.25 vignette=0.5"
        || edit.description
          == "1 turn=3 mirror=1 straighten=-12.35 crop=0.1,0.2,0.333333,0.5 exposure=1.25 vignette=0.5"
    )
    #expect(PhotoEdit(edit.description) == edit)
    let data = try JSONEncoder().encode([edit])
    #expect(try JSONDecoder().decode([PhotoEdit].self, from: data) == [edit])
    #expect(PhotoEdit().description == "1" && PhotoEdit("1") == PhotoEdit())
  }

  @Test(arguments: ["", "2 turn=1", "turn=1", "1x"])
  func anotherTextIsNoEdit(_ text: String) { #expect(PhotoEdit(text) == nil) }

  @Test func unknownAndImpossibleValuesAreLeftOutOrBounded() throws {
    let edit = try #require(
      PhotoEdit(
        "1 sparkle=3 turn=99 straighten=1e99 exposure=nan contrast=7 crop=0.9,0.9,5,0 =1 tint"))
    #expect(edit.quarterTurns == 3 && edit.straightening == 45)
    #expect(edit[.exposure] == 0 && edit[.contrast] == 1 && edit[.tint] == 0)
    #expect(edit.crop == CGRect(x: 0, y: 0.9, width: 1, height: 0.02))
  }

  @Test func fourTurnsAndTwoMirrorsAreNone() {
    let edit = PhotoEdit(straightening: 3, crop: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
    #expect(edit.turned(by: 1).crop == CGRect(x: 0.4, y: 0.1, width: 0.4, height: 0.3))
    #expect(edit.turned(by: 1).turned(by: 3) == edit && edit.turned(by: -3) == edit.turned(by: 1))
    #expect(edit.mirrored() != edit && edit.mirrored().mirrored() == edit)
    // Mirroring what is shown reverses the direction of turns.
    #expect(edit.turned(by: 1).mirrored() == edit.mirrored().turned(by: -1))
  }

  @Test func sizesFollowTurnsAndTheCrop() {
    let photo = CGSize(width: 400, height: 300)
    #expect(PhotoEdit(quarterTurns: 1).size(of: photo) == CGSize(width: 300, height: 400))
    let edit = PhotoEdit(quarterTurns: 1, crop: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25))
    #expect(edit.size(of: photo) == CGSize(width: 150, height: 100))
    #expect(
      edit.decodedSize(for: CGSize(width: 150, height: 100)) == CGSize(width: 400, height: 300))
    #expect(edit.size(of: CGSize(width: 1, height: 1)) == CGSize(width: 1, height: 1))
  }

  @Test func aStraightenedPhotoFillsItsFrame() {
    for degrees in stride(from: -45.0, through: 45, by: 7.5) {
      let photo = CGSize(width: 400, height: 250)
      let edit = PhotoEdit(straightening: degrees)
      let map = edit.frameTransform(of: photo).inverted()
      for corner in [
        CGPoint.zero, CGPoint(x: 400, y: 0), CGPoint(x: 0, y: 250), CGPoint(x: 400, y: 250),
      ] {
        let point = corner.applying(map)
        #expect(CGRect(origin: .zero, size: photo).insetBy(dx: -0.01, dy: -0.01).contains(point))
      }
    }
  }

  /// Any text gives an edit that is written and read as it is, or none.
  @Test(arguments: Effort.seeds(3, long: 300))
  func anyTextIsReadOrRefused(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["turn", "mirror", "straighten", "crop", "exposure", "warmth", "x", "", "vignette"]
    for _ in 0..<300 {
      var text = "1"
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let numbers = (0..<Int.random(in: 0...5, using: &random)).map { _ -> String in
          let value = Double.random(in: -3...3, using: &random)
          return ["\(value)", "\(Int(value))", "nan", "inf", "-", "1e308"].randomElement(
            using: &random) ?? ""
        }
        text += " \(words.randomElement(using: &random) ?? "")=" + numbers.joined(separator: ",")
      }
      guard let edit = PhotoEdit(text) else {
        Issue.record("seed \(seed): \(text)")
        continue
      }
      #expect(PhotoEdit(edit.description) == edit, "seed \(seed): \(text)")
      #expect(
        PhotoEdit.wholeFrame.insetBy(dx: -1e-9, dy: -1e-9).contains(edit.crop),
        "seed \(seed): \(text)")
      let size = edit.size(of: CGSize(width: 37, height: 11))
      #expect(size.width >= 1 && size.height >= 1 && max(size.width, size.height) <= 37)
      #expect(edit.turned(by: 4) == edit || edit.crop != PhotoEdit.wholeFrame)
    }
  }
}
