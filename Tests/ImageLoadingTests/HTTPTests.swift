import Foundation
import HostInterface
import LoopbackServer
import Testing
import UIKit
import UIKitCompat

@testable import ImageLoading

/// Loading from a real server with correct and faulty responses.
@MainActor @Suite(.serialized) struct HTTPTests {
  let world: LoadingWorld

  init() throws { world = try LoadingWorld() }

  @Test func loadsAnImageAtTheRequestedSize() async throws {
    world.answer("/a.jpg", .image(try world.jpeg()))
    let image = try await world.loader().image(for: world.request("/a.jpg", side: 30))
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(world.server.requests.first?.headers["accept"]?.hasPrefix("image/*") == true)
  }

  @Test(arguments: [LocalServer.Response.Length.absent, .chunked])
  func loadsWithoutALength(_ length: LocalServer.Response.Length) async throws {
    var response = LocalServer.Response.image(try world.largePicture(), type: "image/png")
    response.length = length
    world.answer("/a.png", response)
    let image = try await world.loader().image(for: world.request("/a.png"))
    #expect(image.size == CGSize(width: 256, height: 200))
  }

  @Test(arguments: [
    (403, "Sign in"), (404, "not on the server"), (429, "pause"), (500, "Try again later"),
    (418, "418"),
  ])
  func errorsNameTheStatusCode(_ status: Int, _ reason: String) async throws {
    world.answer("/a.jpg", LocalServer.Response(status: status))
    let failure = await world.failure("/a.jpg")
    #expect(failure == .status(status, name: "a.jpg"))
    #expect(failure?.description.contains(reason) == true)
    #expect(failure?.description.contains("“a.jpg”") == true)
  }

  @Test func followsRedirects() async throws {
    world.answer("/old.jpg", .redirect(to: "/newer.jpg", status: 301))
    world.answer("/newer.jpg", .redirect(to: world.server.url("/new.jpg").absoluteString))
    world.answer("/new.jpg", .image(try world.jpeg(shade: 90)))
    let image = try await world.loader().image(for: world.request("/old.jpg"))
    #expect(abs((image.shade ?? 0) - 90) <= 2)
  }

  @Test(arguments: [
    ("/b%20%C3%A4%2B1.jpg", "/b%20%C3%A4%2B1.jpg", ""),
    ("b%2Fc+d.jpg?x=%2B1&y=a+b%26", "/b%2Fc+d.jpg", "x=%2B1&y=a+b%26"),
    ("/a b{1}.jpg", "/a%20b%7B1%7D.jpg", ""), ("/ä.jpg", "/%C3%A4.jpg", ""),
    ("./x/../%7Ea.jpg#top", "/%7Ea.jpg", ""),
  ])
  func redirectsAreRequestedAsTheServerWroteThem(
    _ location: String, _ path: String, _ query: String
  ) async throws {
    world.answer("/old.jpg", .redirect(to: location))
    world.answer(path, .image(try world.jpeg(shade: 90)))
    let image = try await world.loader().image(for: world.request("/old.jpg"))
    #expect(abs((image.shade ?? 0) - 90) <= 2)
    #expect(world.server.requests.last.map { [$0.path, $0.query] } == [path, query])
  }

  /// gzip of a PNG with one plain color, or of more.
  @Test(arguments: [false, true]) func compressedAnswersReportProgress(isLarge: Bool) async throws {
    let data = isLarge ? try world.largePicture() : try world.jpeg()
    var response = LocalServer.Response.image(Gzip.stored(data))
    response.headers["Content-Encoding"] = "gzip"
    world.answer("/a.jpg", response)
    let reports = Reports()
    let answer = try await HTTPFetcher(timeout: 60).fetch(
      URLRequest(url: world.server.url("/a.jpg")), onProgress: { reports.add($0) })
    #expect(answer.data == data)
    let fractions = reports.all.compactMap(\.fraction)
    #expect(fractions.allSatisfy { $0 <= 1 } && fractions.last == 1)
    #expect(reports.all.last == LoadProgress(receivedBytes: data.count, expectedBytes: data.count))
    #expect(reports.all.map(\.receivedBytes) == reports.all.map(\.receivedBytes).sorted())
    if isLarge { #expect(reports.all.count > 2) }
  }

  @Test func endlessRedirectsAreAnError() async throws {
    world.answer("/a.jpg", .redirect(to: "/b.jpg"))
    world.answer("/b.jpg", .redirect(to: "/a.jpg"))
    #expect(await world.failure("/a.jpg") == .redirectLoop(name: "a.jpg"))
    #expect(world.server.requests.count <= Transfer.mostRedirects + 2)
  }

  @Test(arguments: [
    ("https://a.org/x.jpg", "http://a.org/x.jpg", false),
    ("HTTPS://a.org/x.jpg", "HTTP://b.org/x.jpg", false),
    ("https://a.org/x.jpg", "https://b.org/x.jpg", true),
    ("http://a.org/x.jpg", "https://a.org/x.jpg", true),
    ("http://a.org/x.jpg", "http://b.org/x.jpg", true),
    ("https://a.org/x.jpg", "file:///etc/hostname", false),
  ])
  func redirectsToInsecureURLsAreRejected(
    _ source: String, _ target: String, _ isAllowed: Bool
  ) throws {
    let url = try #require(URL(string: source))
    let refusal = Transfer.refusal(ofRedirectFor: url, from: url, to: URL(string: target))
    #expect((refusal == nil) == isAllowed)
    if !isAllowed, target.lowercased().hasPrefix("http:") {
      #expect(refusal?.description.contains("without encryption") == true)
    }
  }

  @Test func redirectsToFilesAreRejected() async throws {
    world.answer("/a.jpg", .redirect(to: "file:///etc/hostname"))
    let failure = await world.failure("/a.jpg")
    #expect(failure != nil)
    if case .undecodable = failure { Issue.record("the file was read") }
  }

  @Test func aTruncatedImageIsAnError() async throws {
    var response = LocalServer.Response.image(try world.largePicture())
    response.cutAfter = 20_000
    world.answer("/a.png", response)
    let length = response.body.count
    #expect(
      await world.failure("/a.png")
        == .truncated(name: "a.png", receivedBytes: 20_000, expectedBytes: length))
    #expect(await world.store.bytes == 0)
  }

  /// Without a length the end of the connection ends the body, even if it is too early.
  @Test(arguments: [LocalServer.Response.Length.absent, .chunked])
  func aTruncatedImageWithoutLengthIsAnError(_ length: LocalServer.Response.Length) async throws {
    var response = LocalServer.Response.image(try world.largePicture())
    response.length = length
    response.cutAfter = 20_000
    world.answer("/a.png", response)
    let loader = world.loader()
    #expect(await world.failure("/a.png", loader) != nil)
    // Nothing is stored, so that the next attempt may load the whole image.
    #expect(await world.settles { loader.pendingCount == 0 })
    response.cutAfter = nil
    world.answer("/a.png", response)
    let image = try await loader.image(for: world.request("/a.png"))
    #expect(image.size == CGSize(width: 256, height: 200))
  }

  @Test(arguments: [0.5, 1.5]) func aWrongLengthIsAnError(_ factor: Double) async throws {
    var response = LocalServer.Response.image(try world.largePicture())
    response.length = .claimed(Int(Double(response.body.count) * factor))
    world.answer("/a.png", response)
    let failure = await world.failure("/a.png")
    #expect(failure != nil)
    #expect(failure?.description.contains("a.png") == true)
  }

  @Test func dataThatIsNotAnImageIsReported() async throws {
    let page = LocalServer.Response(
      headers: ["Content-Type": "text/html; charset=utf-8"], body: Data("<html>Sign in".utf8))
    world.answer("/a.jpg", page)
    #expect(await world.failure("/a.jpg") == .notAnImage(name: "a.jpg", type: "text/html"))
    world.answer("/b.jpg", .image(Data("no picture at all".utf8)))
    let failure = await world.failure("/b.jpg")
    #expect(failure?.description.hasPrefix("“b.jpg” is not an image") == true)
    world.answer("/c.jpg", LocalServer.Response())
    #expect(await world.failure("/c.jpg")?.description == "“c.jpg” is empty.")
  }

  @Test func aWrongContentTypeIsIgnored() async throws {
    world.answer("/a", .image(try world.jpeg(), type: "text/plain"))
    #expect(await world.failure("/a") == nil)
  }

  @Test func aSilentServerIsUnreachable() async throws {
    let gone = try LocalServer { _ in .notFound }
    let url = gone.url("/a.jpg")
    gone.stop()
    await #expect(throws: ImageLoadingError.unreachable(host: "127.0.0.1")) {
      try await world.loader().image(for: ImageRequest(url: url, pixels: nil))
    }
  }

  @Test func aTimeoutIsReported() async throws {
    var response = LocalServer.Response.image(try world.jpeg())
    let gate = Gate()
    defer { gate.open() }
    response.headGate = gate
    world.answer("/a.jpg", response)
    let loader = world.loader(fetcher: HTTPFetcher(timeout: 1))
    #expect(await world.failure("/a.jpg", loader) == .timedOut(host: "127.0.0.1"))
  }

  @Test func tooLargeResponsesAreCancelled() async throws {
    var response = LocalServer.Response.image(try world.largePicture())
    response.length = .absent
    world.answer("/a.png", response)
    let loader = world.loader(fetcher: HTTPFetcher(maximumBytes: 50_000))
    #expect(await world.failure("/a.png", loader) == .tooLarge(name: "a.png", limit: 50_000))
  }

  @Test func otherURLSchemesAreRejected() async throws {
    for address in ["ftp://example.org/a.jpg", "mailto:a@b", "a.jpg"] {
      let url = try #require(URL(string: address))
      await #expect(throws: ImageLoadingError.unsupportedURL(url)) {
        try await world.loader().image(for: ImageRequest(url: url, pixels: nil))
      }
    }
  }

  @Test func reportsProgress() async throws {
    var response = LocalServer.Response.image(try world.largePicture())
    let gate = Gate()
    response.bodyGate = gate
    world.answer("/a.png", response)
    let loader = world.loader()
    var reports: [LoadProgress] = []
    let load = Task {
      try await loader.image(for: world.request("/a.png")) { reports.append($0) }
    }
    #expect(await world.settles { (reports.last?.fraction ?? 0) > 0.3 })
    #expect((reports.last?.fraction ?? 1) <= 0.5)
    #expect(reports.last?.expectedBytes == response.body.count)
    gate.open()
    _ = try await load.value
    #expect(await world.settles { reports.last?.fraction == 1 })
    #expect(reports.map(\.receivedBytes) == reports.map(\.receivedBytes).sorted())
  }

  @Test func loadsAnimations() async throws {
    let frames = [UInt8(20), 200].map { (image: TestPicture.plain(8, 8, shade: $0), seconds: 0.2) }
    let data = try #require(HostServices.current.encoder).animatedWebPData(frames, quality: 0.9)
    world.answer("/a.webp", .image(data, type: "image/webp"))
    var request = world.request("/a.webp")
    request.animates = true
    let image = try await world.loader().image(for: request)
    #expect(image.images?.count == 2)
    #expect(image.duration == 0.4)
  }

  @Test func errorDescriptionsAreSentencesWithTheirSubject() {
    let name = "a.jpg"
    let errors: [ImageLoadingError] = [
      .offline(host: name), .unreachable(host: name), .timedOut(host: name), .insecure(host: name),
      .status(404, name: name), .truncated(name: name, receivedBytes: 1, expectedBytes: 2),
      .truncated(name: name, receivedBytes: 1, expectedBytes: nil), .redirectLoop(name: name),
      .tooLarge(name: name, limit: 1 << 20), .notAnImage(name: name, type: nil),
      .failed(name: name, reason: "it rains."),
    ]
    for error in errors {
      #expect(error.description.contains(name))
      #expect(error.description.hasSuffix("."))
    }
  }
}

/// What a fetcher reports, on any thread.
private final class Reports: @unchecked Sendable {  // because the lock guards the list
  private let lock = NSLock()
  private var list: [LoadProgress] = []

  var all: [LoadProgress] { lock.withLock { list } }
  func add(_ progress: LoadProgress) { lock.withLock { list.append(progress) } }
}

/// Files of gzip whose blocks are stored, which any client can unpack.
private enum Gzip {
  static func stored(_ data: Data) -> Data {
    var file = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
    var rest = data
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      file.append(rest.isEmpty ? 1 : 0)
      for value in [length, ~length] { file += [UInt8(value & 255), UInt8(value >> 8)] }
      file += block
    } while !rest.isEmpty
    for value in [checksum(data), UInt32(data.count)] {
      for shift in stride(from: 0, to: 32, by: 8) {
        file.append(UInt8(value >> UInt32(shift) & 255))
      }
    }
    return file
  }

  private static func checksum(_ data: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
