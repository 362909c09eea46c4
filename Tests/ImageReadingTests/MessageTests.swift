import HostInterface
import Testing

@testable import ImageReading

/// Calls and answers between the program and the processes that decode.
@Suite struct MessageTests {
  @Test(arguments: [
    ImageCall.Work.types, .info, .thumbnail, .image(nil, frame: 3),
    .image(ImageFit(width: 5, height: 6, mode: .covering, maximumPercent: 120), frame: 0),
    .region(ImageRegion(x: 1, y: 2, width: 3, height: 4), width: 5, height: 6), .frames(nil),
    .frames(ImageFit(width: 7, height: 8, mode: .inside)), .nextFrame,
  ])
  func callsArriveAsTheyWereSent(_ work: ImageCall.Work) {
    let call = ImageCall(work, name: "a.jpg", grant: 17)
    #expect(ImageCall(call.message) == call)
    #expect(ImageCall(call.message.dropLast()) == nil)
    #expect(ImageCall(call.message + [0]) == nil)
  }

  @Test(arguments: [
    ImageReply.Failure.unknownFormat, .unsupported(format: "PCX"),
    .missingLibrary(format: "RAW", package: "libraw-bin"), .corrupt(.beginning), .corrupt(.size),
    .corrupt(.cutOffBeforePixels), .corrupt(.noImage), .corrupt(.part),
    .corrupt(.decoder(format: "SVG")), .tooLarge(width: 9, height: 8), .tooManyBytes(megabytes: 7),
    .tooMuchWork, .noFrame(6), .noPart, .noDecoder, .system(code: 5), .cancelled,
    .costly(bytes: 4), .elsewhere, .wholeOnly,
  ])
  func failuresArriveAsTheyWereSent(_ failure: ImageReply.Failure) {
    var reply = ImageReply()
    reply.failure = failure
    #expect(ImageReply(reply.message) == reply)
  }

  @Test func detailsArriveAsTheyWereSent() {
    var reply = ImageReply()
    reply.info = info
    reply.pixels = ImageReply.Pixels(width: 4, height: 3, isOpaque: true, isIncomplete: true)
    reply.pixels?.seconds = 0.1
    reply.pixels?.playCount = 0
    reply.types = ["image/jpeg"]
    #expect(ImageReply(reply.message) == reply)
  }

  private var info: ImageInfo {
    ImageInfo(
      width: 30, height: 20, frameCount: 2, frameDurations: [0.1, 0.2], hasAlpha: true,
      loader: "gifload", bitDepth: 8, orientation: 6, dateTaken: "2019:07:21 14:03:22",
      dateFraction: "5")
  }

  /// What no file has isn't believed.
  @Test(
    arguments: [
      { $0.width = 0 }, { $0.height = -1 }, { ($0.width, $0.height) = (1 << 40, 1 << 40) },
      { ($0.width, $0.height) = (1 << 20, 1 << 20) }, { $0.frameCount = 0 },
      { $0.frameDurations = [.nan] }, { $0.frameDurations = [-1] }, { $0.orientation = 9 },
      { $0.bitDepth = 0 }, { $0.dateTaken = "a\nb" },
      { $0.loader = String(repeating: "x", count: 101) },
    ] as [@Sendable (inout ImageInfo) -> Void])
  func impossibleDetailsAreNoAnswer(_ change: @Sendable (inout ImageInfo) -> Void) {
    var reply = ImageReply()
    reply.info = info
    #expect(ImageReply(reply.message) != nil)
    var changed = info
    change(&changed)
    reply.info = changed
    #expect(ImageReply(reply.message) == nil)
  }
}
