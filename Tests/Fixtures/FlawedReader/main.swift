import CSystemShim
import Confinement
import Foundation
import HostInterface
import ImageReading

// Answers as no honest reader does, as a file's name asks for: as if that file had taken it over.

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
  var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
  var message = pixels(20, 10)
  for _ in 0..<1 + next() % 6 {
    let place = Int(next() % UInt64(message.count))
    switch next() % 4 {
    case 0: message[place] = UInt8(truncatingIfNeeded: next())
    case 1: message[place] = 0xFF
    case 2: message.removeSubrange(place...)
    default: message.insert(contentsOf: (0..<next() % 40).map { _ in 0x7F }, at: place)
    }
    if message.isEmpty { message = [0] }
  }
  _ = endpoint.answer(message)
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

while let call = endpoint.next() {
  act(ImageCall(call.message)?.name ?? "", call.files.last ?? -1)
  for file in call.files { close(file) }
}
