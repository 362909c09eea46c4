import Foundation
import HostInterface
import LoopbackServer
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import ImageLoading

/// However a response is sent and wherever it is interrupted: the result is the whole image or an
/// error.
@MainActor @Suite(.serialized) struct TransportFuzzTests {
  let world: LoadingWorld

  init() throws { world = try LoadingWorld() }

  private func pixels(_ image: UIImage) -> [UInt8]? { image.cgImage?.withPixels { Array($0) } }

  @Test(
    "An interrupted response is never shown as complete, nor stored",
    arguments: Effort.seeds(2, long: 100, from: 1))
  func whatBreaksOffIsNeverWhole(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let encoder = try #require(HostServices.current.encoder)
    let frames = [UInt8(20), 200].map {
      (image: TestPicture.plain(80, 80, shade: $0), seconds: 0.2)
    }
    let noise = try world.largePicture()
    let bodies = [
      try world.jpeg(), noise, try encoder.animatedWebPData(frames, quality: 0.9),
      try encoder.pngData(TestPicture.plain(60, 40)),
    ]
    for step in 0..<25 {
      let body = bodies[Int.random(in: 0..<bodies.count, using: &generator)]
      let path = "/\(step).jpg"
      var response = LocalServer.Response(
        headers: [
          "Cache-Control": "max-age=1000", "X-Long": String(repeating: "x", count: 60_000),
        ],
        body: body)
      if step % 3 > 0 { response.headers["X-Long"] = nil }
      response.length = [.honest, .absent, .chunked][Int.random(in: 0..<3, using: &generator)]
      world.answer(path, response)
      let original = try await world.loader(store: .some(nil)).image(for: world.request(path))
      var cut = Int.random(in: 0...body.count, using: &generator)
      if Bool.random(using: &generator) { cut = max(0, body.count - cut % 40) }
      response.cutAfter = cut
      world.answer(path, response)
      let story = "seed \(seed), step \(step): \(response.length), \(cut) of \(body.count) bytes"
      let shown = try? await world.loader().image(for: world.request(path))
      if let shown { #expect(pixels(shown) == pixels(original), "\(story)") }
      // The next attempt fetches again, or has the whole image.
      response.cutAfter = nil
      world.answer(path, response)
      // Bytes after the end of the image don't matter.
      let least = shown == nil ? body.count : body.count - 12
      #expect(await isForgotten(path, shorterThan: least), "\(story)")
      let again = try await world.loader().image(for: world.request(path))
      #expect(pixels(again) == pixels(original), "\(story)")
    }
  }

  /// Shortly after the error.
  private func isForgotten(_ path: String, shorterThan count: Int) async -> Bool {
    let url = world.server.url(path)
    return await world.comes {
      guard let stored = await world.store.response(for: url) else { return true }
      return stored.data.count >= count
    }
  }
}
