import Foundation
import HostInterface
import Testing
import UIKit

@testable import UIKitStage

extension Stage {
  /// Writes what is on the stage to the folder of `VITRINE_LIST_PICTURES`, to be looked at.
  @MainActor func writeListPicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_LIST_PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let picture = try #require(self.picture(scale: 2))
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: url.appendingPathComponent(name + ".png"))
  }
}
