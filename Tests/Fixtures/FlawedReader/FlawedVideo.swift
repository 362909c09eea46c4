import Confinement
import Foundation
import GstPlayback

/// Plays a video as a process does that was taken over by it. The file says how, after what tells
/// that it is a video.
struct FlawedVideo {
  private let endpoint: ReaderEndpoint
  private let files: [Int32]
  private let flaw: String

  init(_ endpoint: ReaderEndpoint, _ files: [Int32]) {
    (self.endpoint, self.files) = (endpoint, files)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = files.first.map { pread($0, &bytes, bytes.count, 12) } ?? 0
    flaw = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  private static let opened = VideoFields([1], [0, 1, 640, 360, 5])
  private static let place = VideoFields([6], [1, 1])
  private static func frame(_ number: Int, _ width: Int, _ height: Int) -> VideoFields {
    VideoFields([4, number, width, height], [0, 1, 640, 360])
  }

  /// The number of the first frame in the memory that comes after the file.
  private func firstNumber() -> Int {
    while let call = endpoint.next() {
      let numbers = VideoFields(message: call.message)?.numbers ?? []
      if numbers.first == 2, numbers.count == 4 { return numbers[1] }
    }
    exit(0)
  }

  @discardableResult private func send(_ fields: VideoFields) -> Bool {
    endpoint.answer(fields.message)
  }

  func act() {
    switch flaw.split(separator: "-").first ?? "" {
    // Waits for files and messages, and takes none.
    case "silent": while true { sleep(60) }
    case "deaf":
      send(Self.opened)
      while true { sleep(60) }
    case "die": exit(0)
    case "late":
      send(Self.opened)
      exit(0)
    case "flood":
      send(Self.opened)
      while send(Self.place) {}
    case "endless": write(3, [0xFF, 0xFF, 0xFF, 0xFF] as [UInt8], 4)
    case "still": send(VideoFields([0, 640, 360], [0, 640, 360]))
    case "wide": sendFrame(firstNumber(), 1 << 40, 1 << 40)
    case "large": sendFrame(firstNumber(), 8000, 8000)
    case "foreign": sendFrame(1 << 40, 640, 360)
    case "stillwide": send(VideoFields([0, 1 << 40, 1 << 40], [0, 640, 360]))
    case "stillmissing": send(VideoFields([0, 640, 360], [0, 640, 360]))
    case "garbage": sendGarbage()
    default: break
    }
  }

  private func sendFrame(_ number: Int, _ width: Int, _ height: Int) {
    send(Self.opened)
    send(Self.frame(number, width, height))
    while true { sleep(60) }
  }

  private func sendGarbage() {
    var random = Garbage(seed: UInt64(flaw.filter(\.isNumber)) ?? 0)
    if files.count == 4 {
      for _ in 0..<20 {
        let order = random.spoil([UInt8](repeating: 0, count: 24))
        for file in files[1...2] { Foundation.send(file, order, order.count, Int32(MSG_DONTWAIT)) }
      }
    }
    for _ in 0..<50 {
      let messages = [Self.opened, Self.place, Self.frame(Int(random.next() % 9), 64, 64)]
      let message = messages[Int(random.next() % 3)].message
      if !endpoint.answer(random.next() % 2 == 0 ? message : random.spoil(message)) { return }
    }
  }
}
