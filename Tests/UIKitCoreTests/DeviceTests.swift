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

  @Test func feedbackGeneratorsWorkOnDevicesWithoutHaptics() {
    let view = UIView()
    let generators: [(UIFeedbackGenerator, (UIFeedbackGenerator) -> Void)] = [
      (UIImpactFeedbackGenerator(style: .heavy), { ($0 as? UIImpactFeedbackGenerator)?.impactOccurred() }),
      (UIImpactFeedbackGenerator(for: view), { ($0 as? UIImpactFeedbackGenerator)?.impactOccurred(intensity: 0.5) }),
      (UISelectionFeedbackGenerator(), { ($0 as? UISelectionFeedbackGenerator)?.selectionChanged() }),
      (UINotificationFeedbackGenerator(for: view), {
        ($0 as? UINotificationFeedbackGenerator)?.notificationOccurred(.success)
      }),
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
