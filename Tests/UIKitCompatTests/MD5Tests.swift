import Testing
import UIKitCompat

@Suite struct MD5Tests {
  /// The samples of RFC 1321.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func checksums(_ text: String, _ sum: String) { #expect(MD5.hex(text) == sum) }

  /// Lengths at which the padding needs another block.
  @Test(arguments: [
    (55, "04364420e25c512fd958a70738aa8f72"),
    (56, "668a72d5ba17f08e62dabcafad6db14b"),
    (63, "7dc2ca208106a2f703567bdff99d8981"),
    (64, "c1bb4f81d892b2d57947682aeb252456"),
    (119, "ab347a5f68c8a443cfcddc633f12c24f"),
    (120, "fb98667f98096de92620b64f46e1c5b5"),
  ])
  func checksumsAtTheEdges(_ length: Int, _ sum: String) {
    #expect(MD5.hex(String(repeating: "x", count: length)) == sum)
  }

  /// A zero terminates a C string, but not a Swift one.
  @Test func zerosCount() {
    #expect(MD5.hex("a\0b") == "70350f6027bce3713f6b76473084309b")
    #expect(MD5.hex("ä€") == "f1e21d5366cff108f242f8e4853aabae")
  }
}
