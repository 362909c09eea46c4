import CSystemShim
import Confinement
import Foundation
import HostInterface
import ImageReading

// Answers as no honest reader does, as a file's name asks for: as if that file had taken it over.

// One that loops or waits ends by itself where the test that started it was killed.
alarm(600)
let endpoint = ReaderEndpoint()
// By its path the program says that the kernel doesn't hold it.
let isLocked = !CommandLine.arguments[0].hasSuffix("unlocked")
let greeting = ReaderGreeting(
  landlock: isLocked ? 1 : 0, filtersCalls: true, addresses: 1 << 40)
guard endpoint.answer(greeting.message) else { exit(1) }

func pixels(_ width: Int, _ height: Int) -> [UInt8] {
  var reply = ImageReply()
  reply.pixels = ImageReply.Pixels(
    width: width, height: height, isOpaque: true, isIncomplete: false)
  return reply.message
}

func send(_ bytes: [UInt8]) { _ = vitrine_message_send(3, bytes, bytes.count, nil, 0) }

/// Random bytes that look like an answer more or less.
func garbage(_ seed: UInt64) {
  var random = Garbage(seed: seed)
  _ = endpoint.answer(random.spoil(pixels(20, 10)))
}

func act(_ name: String, _ file: Int32) {
  let picture = [UInt8](repeating: 0x80, count: 20 * 10 * 4)
  switch name.prefix(while: { $0 != "-" && $0 != "." }) {
  case "die": exit(0)
  case "crash": abort()
  case "loop": while true {}
  case "hang": while true { sleep(60) }
  case "endless": send([0xFF, 0xFF, 0xFF, 0xFF])
  case "half":
    send([100, 0, 0, 0, 1, 2, 3])
    exit(0)
  case "close":
    close(3)
    sleep(60)
  case "wide": _ = endpoint.answer(pixels(1 << 40, 1 << 40))
  case "negative": _ = endpoint.answer(pixels(-20, 10))
  case "missing": _ = endpoint.answer(pixels(20, 10))
  case "shrink":
    pwrite(file, picture, picture.count, 0)
    _ = endpoint.answer(pixels(20, 10))
    while ftruncate(file, 0) == 0 {}
  case "mapped":
    pwrite(file, picture, picture.count, 0)
    mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    _ = endpoint.answer(pixels(20, 10))
  case "garbage": garbage(UInt64(name.filter(\.isNumber)) ?? 0)
  default:
    pwrite(file, picture, picture.count, 0)
    _ = endpoint.answer(pixels(20, 10))
  }
}

let isForVideos = CommandLine.arguments.last == ReaderProgram.Role.videos.rawValue
while let call = endpoint.next() {
  if isForVideos {
    FlawedVideo(endpoint, call.files).act()
    continue
  }
  act(ImageCall(call.message)?.name ?? "", call.files.last ?? -1)
  for file in call.files { close(file) }
}
