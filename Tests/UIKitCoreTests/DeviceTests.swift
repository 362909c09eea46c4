import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct DeviceTests {
  @Test func theDeviceSaysWhatTheComputerIs() {
    let device = UIDevice.current
    #expect(device === UIDevice.current && device.userInterfaceIdiom == .pad)
    #expect(device.model == "Linux" && !device.name.isEmpty)
    #expect(!device.systemName.isEmpty && !device.systemVersion.isEmpty)
  }

  @Test func theSystemsNameComesFromItsOwnDescription() {
    let debian = SystemRelease(text: "NAME=\"Debian GNU/Linux\"\nVERSION_ID='13'\nID=debian\n")
    #expect(debian.name == "Debian GNU/Linux" && debian.version == "13")
    let arch = SystemRelease(text: "NAME=Arch Linux\n=\nnonsense")
    #expect(arch.name == "Arch Linux" && arch.version.contains("."))
  }

  @Test func theVendorsIdentifierIsKept() throws {
    let states = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: states) }
    let identifier = VendorIdentifier.ofApp(environment: ["XDG_STATE_HOME": states.path])
    #expect(identifier.folder.deletingLastPathComponent().path == states.path)
    let made = try #require(identifier.read())
    #expect(identifier.read() == made)
    #expect(VendorIdentifier.ofApp(environment: ["XDG_STATE_HOME": states.path]).read() == made)
    // A file that says nothing is made anew, and that stays, too.
    let file = identifier.folder.appendingPathComponent("vendor-identifier")
    try Data("nonsense".utf8).write(to: file)
    let other = try #require(identifier.read())
    #expect(other != made && identifier.read() == other)
    // Where nothing can be kept there is no identifier.
    let blocked = VendorIdentifier(folder: file.appendingPathComponent("within"))
    #expect(blocked.read() == nil)
    let usual = VendorIdentifier.ofApp(environment: ["XDG_STATE_HOME": "relative"])
    #expect(!usual.folder.path.contains("relative"))
  }

  @Test func feedbackGeneratorsWorkOnDevicesWithoutHaptics() {
    let view = UIView()
    let generators: [(UIFeedbackGenerator, (UIFeedbackGenerator) -> Void)] = [
      (
        UIImpactFeedbackGenerator(style: .heavy),
        { ($0 as? UIImpactFeedbackGenerator)?.impactOccurred() }
      ),
      (
        UIImpactFeedbackGenerator(for: view),
        { ($0 as? UIImpactFeedbackGenerator)?.impactOccurred(intensity: 0.5) }
      ),
      (
        UISelectionFeedbackGenerator(),
        { ($0 as? UISelectionFeedbackGenerator)?.selectionChanged() }
      ),
      (
        UINotificationFeedbackGenerator(for: view),
        {
          ($0 as? UINotificationFeedbackGenerator)?.notificationOccurred(.success)
        }
      ),
    ]
    for (generator, occur) in generators {
      generator.prepare()
      #expect(generator.isPrepared)
      occur(generator)
      #expect(!generator.isPrepared, "feedback ends the readiness")
    }
    #expect((generators[0].0 as? UIImpactFeedbackGenerator)?.style == .heavy)
    #expect((generators[1].0 as? UIImpactFeedbackGenerator)?.style == .medium)
    #expect(generators[3].0.view === view)
  }
}
