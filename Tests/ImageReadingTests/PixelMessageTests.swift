import HostInterface
import Testing

@testable import ImageReading

/// Calls and answers between the program and the processes that work on its images.
@Suite struct PixelMessageTests {
  @Test(arguments: [
    PixelCall.Work.formats, .resize(width: 3, height: 4), .png, .jpeg(quality: 0.8),
    .animation(seconds: [0.1, 2], quality: 0.5), .file(.jpegXL, quality: 0.9, exif: 6, xmp: 7),
    .filter([]),
    .filter([
      .colorMatrix(Array(repeating: 0.5, count: 12)), .curve(Array(0...255)), .gaussianBlur(1.5),
      .boxBlur(3), .sharpen(radius: 2, amount: 0.3), .pixellate(8), .edges(1.2),
      .vignette(radius: 0.4, amount: 0.6),
    ]),
  ])
  func callsArriveAsTheyWereSent(_ work: PixelCall.Work) {
    let call = PixelCall(work, width: 20, height: 10, isOpaque: true)
    #expect(PixelCall(call.message) == call)
    #expect(PixelCall(call.message.dropLast()) == nil)
    #expect(PixelCall(call.message + [0]) == nil)
  }

  @Test func answersArriveAsTheyWereSent() {
    var reply = PixelReply()
    #expect(PixelReply(reply.message) == reply)
    reply.count = 12
    reply.formats = EncodedImageFormat.allCases
    #expect(PixelReply(reply.message) == reply)
    #expect(PixelReply(reply.message.dropLast()) == nil)
  }
}
