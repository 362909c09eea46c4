import Foundation
import LoopbackServer
import Testing
import UIKit

@testable import ImageLoading

/// Image views that load: in reused cells, late images must not be shown.
@MainActor @Suite(.serialized) struct ImageViewLoadingTests {
  let world: LoadingWorld
  private let view = UIImageView()

  init() throws { world = try LoadingWorld() }

  private func held(_ path: String, shade: UInt8) throws -> Gate {
    let gate = Gate()
    var response = LocalServer.Response.image(try world.jpeg(shade: shade))
    response.headGate = gate
    world.answer(path, response)
    return gate
  }

  private func isShown(_ shade: Int) -> Bool { abs((view.image?.shade ?? -99) - shade) <= 2 }

  @Test func showsThePlaceholderThenTheImage() async throws {
    let gate = try held("/a.jpg", shade: 60)
    let placeholder = UIImage(cgImage: TestPicture.plain(4, 4, shade: 9))
    var ends = 0
    let loader = world.loader()
    view.setImage(for: world.request("/a.jpg"), from: loader, placeholder: placeholder) { _ in
    } onEnd: { _ in
      ends += 1
    }
    #expect(view.image === placeholder)
    gate.open()
    #expect(await world.settles { ends == 1 })
    #expect(isShown(60))
    // In memory by now: shown at once.
    let other = UIImageView()
    other.setImage(for: world.request("/a.jpg"), from: loader, placeholder: placeholder)
    #expect(other.image === view.image)
  }

  @Test func aLateImageIsNotShownInAReusedCell() async throws {
    let slow = try held("/slow.jpg", shade: 30)
    let fast = try held("/fast.jpg", shade: 200)
    let loader = world.loader()
    var ends: [String] = []
    view.setImage(for: world.request("/slow.jpg"), from: loader) { _ in
    } onEnd: { _ in
      ends.append("slow")
    }
    #expect(await world.settles { slow.isWaitedFor })
    view.setImage(for: world.request("/fast.jpg"), from: loader) { _ in
    } onEnd: { _ in
      ends.append("fast")
    }
    fast.open()
    #expect(await world.settles { ends == ["fast"] })
    slow.open()
    #expect(await world.settles { loader.pendingCount == 0 })
    #expect(isShown(200))
    #expect(ends == ["fast"])
  }

  @Test func anErrorKeepsThePlaceholder() async throws {
    let placeholder = UIImage(cgImage: TestPicture.plain(4, 4))
    var failure: (any Error)?
    view.setImage(
      for: world.request("/none.jpg"), from: world.loader(), placeholder: placeholder
    ) { _ in
    } onEnd: { result in
      if case .failure(let error) = result { failure = error }
    }
    #expect(await world.settles { failure != nil })
    #expect(failure as? ImageLoadingError == .status(404, name: "none.jpg"))
    #expect(view.image === placeholder)
  }

  @Test func removingTheRequestOrViewCancelsTheLoad() async throws {
    let gate = try held("/a.jpg", shade: 60)
    defer { gate.open() }
    let loader = world.loader()
    view.setImage(for: world.request("/a.jpg"), from: loader)
    #expect(await world.settles { gate.isWaitedFor })
    view.setImage(for: nil, from: loader)
    #expect(await world.settles { loader.pendingCount == 0 })
    #expect(view.image == nil)
    var lost: UIImageView? = UIImageView()
    lost?.setImage(for: world.request("/a.jpg"), from: loader)
    #expect(await world.settles { loader.pendingCount == 1 })
    lost = nil
    #expect(await world.settles { loader.pendingCount == 0 })
  }

  @Test func cancellingALoadKeepsTheShownImage() async throws {
    let gate = try held("/a.jpg", shade: 60)
    let loader = world.loader()
    let placeholder = UIImage(cgImage: TestPicture.plain(4, 4, shade: 9))
    var ends = 0
    view.setImage(for: world.request("/a.jpg"), from: loader, placeholder: placeholder) { _ in
    } onEnd: { _ in
      ends += 1
    }
    #expect(await world.settles { gate.isWaitedFor && loader.pendingCount == 1 })
    view.cancelImageLoading()
    #expect(await world.settles { loader.pendingCount == 0 })
    gate.open()
    // Another image was loaded since, and the first one wasn't.
    world.answer("/b.jpg", .image(try world.jpeg(shade: 200)))
    let other = UIImageView()
    other.setImage(for: world.request("/b.jpg"), from: loader)
    #expect(await world.settles { other.image != nil })
    #expect(view.image === placeholder && ends == 0)
    // There is nothing left to cancel.
    view.cancelImageLoading()
    #expect(view.image === placeholder)
  }

  @Test func memoryWarningsEmptyTheCache() async throws {
    world.answer("/a.jpg", .image(try world.jpeg()))
    world.stage.show(UIViewController())
    let loader = world.loader()
    let image = try await loader.image(for: world.request("/a.jpg"))
    #expect(loader.cache.bytes == 60 * 40 * 4)
    world.stage.warnOfLowMemory()
    #expect(loader.cache.bytes == 0 && loader.cache.count == 0)
    // It is still on disk, and in the views that show it.
    #expect(image.size.width == 60)
  }

  @Test func memoryIsBoundedAndReleased() async throws {
    let cache = ImageCache(limit: 10_000)
    for index in 0..<20 {
      let image = UIImage(cgImage: TestPicture.plain(20, 20))
      cache.store(image, for: world.request("/\(index)"))
      #expect(cache.bytes <= 10_000)
    }
    #expect(cache.image(for: world.request("/19")) != nil)
    #expect(cache.image(for: world.request("/0")) == nil)
    cache.trim(to: 3_000)
    #expect(cache.bytes <= 3_000 && cache.count == 1)
    #expect(cache.image(for: world.request("/19")) != nil)
  }
}
