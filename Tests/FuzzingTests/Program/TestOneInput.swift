extension Reader {
  /// The one that the program was started for.
  static let chosen = CommandLine.arguments.dropFirst().first.flatMap { Reader(rawValue: $0) }
}

/// What libFuzzer calls with each file that it invents.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  Reader.chosen?.read(Array(UnsafeBufferPointer(start: bytes, count: length)))
  return 0
}
