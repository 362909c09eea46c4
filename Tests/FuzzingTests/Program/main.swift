import Foundation

// fuzz READER --seeds FOLDER, or fuzz READER with options of libFuzzer's.

/// libFuzzer's own `main`, without its name.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

let arguments = CommandLine.arguments
guard let reader = Reader.chosen else {
  print(Reader.allCases.map(\.rawValue).joined(separator: " "))
  exit(2)
}
if arguments.count == 4, arguments[2] == "--seeds" {
  for (number, seed) in reader.seeds.enumerated() {
    try Data(seed).write(
      to: URL(fileURLWithPath: arguments[3]).appendingPathComponent("seed-\(number)"))
  }
  exit(0)
}
let options: [String] = [arguments[0]] + arguments[2...]
var pointers: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0) }
pointers.append(nil)
var count = Int32(pointers.count - 1)
exit(
  pointers.withUnsafeMutableBufferPointer { buffer in
    guard var base = buffer.baseAddress else { return 1 }
    return runDriver(&count, &base) { testOneInput($0, $1) }
  })
