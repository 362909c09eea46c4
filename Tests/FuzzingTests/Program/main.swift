import Foundation

// fuzz READER --seeds FOLDER, or fuzz READER with options of libFuzzer's.

/// libFuzzer's own `main`, without its name.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

private let arguments = CommandLine.arguments
guard arguments.count > 1, let reader = Reader(rawValue: arguments[1]) else {
  print(Reader.allCases.map(\.rawValue).joined(separator: " "))
  exit(2)
}
private let chosen = reader
if arguments.count == 4, arguments[2] == "--seeds" {
  for (number, seed) in chosen.seeds.enumerated() {
    try Data(seed).write(to: URL(fileURLWithPath: arguments[3]).appendingPathComponent("seed-\(number)"))
  }
  exit(0)
}
var pointers: [UnsafeMutablePointer<CChar>?] = [arguments[0]] .map { strdup($0) } + arguments[2...].map { strdup($0) } + [nil]
var count = Int32(pointers.count - 1)
exit(
  pointers.withUnsafeMutableBufferPointer { buffer in
    guard var base = buffer.baseAddress else { return 1 }
    return runDriver(&count, &base) { bytes, length in
      chosen.read(Array(UnsafeBufferPointer(start: bytes, count: length)))
      return 0
    }
  })
