import Foundation
import Testing

@testable import ImageLoading

@Suite struct CacheRulesTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

  /// Seconds for which an answer with these fields is fresh.
  private func life(_ headers: [String: String]) -> TimeInterval {
    CacheRules(headers).freshUntil(now: now).timeIntervalSince(now)
  }

  @Test func readsDates() {
    for text in [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
    ] { #expect(HTTPDate.date(text) == now, "\(text)") }
    #expect(HTTPDate.date("Sun Nov  6 08:49:37 1994") == now, "the C library's form")
    #expect(HTTPDate.date("Thu, 01 Jan 1970 00:00:00 GMT")?.timeIntervalSince1970 == 0)
    #expect(HTTPDate.date("Thu, 29 Feb 2024 12:00:00 GMT")?.timeIntervalSince1970 == 1_709_208_000)
    for text in ["", "0", "soon", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT"]
    {
      #expect(HTTPDate.date(text) == nil, "\(text)")
    }
  }

  @Test func theServerSaysHowLong() {
    #expect(life(["cache-control": "max-age=60"]) == 60)
    #expect(life(["cache-control": "public,Max-Age=\"60\" , immutable"]) == 60)
    #expect(life(["cache-control": "max-age=60", "age": "25"]) == 35)
    #expect(life(["cache-control": "max-age=60", "age": "100"]) == 0)
    #expect(life(["cache-control": "max-age=60, no-cache"]) == 0)
    #expect(life(["cache-control": "max-age=nonsense"]) == 0)
    #expect(life(["cache-control": "max-age=-5"]) == 0)
    #expect(life(["cache-control": "max-age=99999999999999"]) == 365 * 86_400)
    #expect(life(["expires": "Sun, 06 Nov 1994 08:59:37 GMT"]) == 600)
    #expect(
      life(["expires": "Sun, 06 Nov 1994 08:59:37 GMT", "date": "Sun, 06 Nov 1994 08:54:37 GMT"])
        == 300)
    #expect(life(["expires": "0"]) == 0)
    #expect(life(["expires": "Sun, 06 Nov 1994 08:59:37 GMT", "cache-control": "max-age=5"]) == 5)
  }

  /// Also one that no cache gave an age; and of two lives the first counts.
  @Test func timeOnTheWayIsTimeThatHasPassed() {
    let earlier = "Sun, 06 Nov 1994 08:48:57 GMT"
    #expect(life(["cache-control": "max-age=60", "date": earlier]) == 20)
    #expect(life(["cache-control": "max-age=60", "date": earlier, "age": "50"]) == 10)
    #expect(life(["cache-control": "max-age=30", "date": earlier]) == 0)
    #expect(life(["cache-control": "max-age=0, max-age=60"]) == 0)
  }

  @Test func withoutAWordItIsATenthOfItsAge() {
    #expect(life([:]) == 0)
    #expect(life(["last-modified": "Sun, 06 Nov 1994 07:49:37 GMT"]) == 360)
    #expect(life(["last-modified": "Sun, 06 Nov 1984 07:49:37 GMT"]) == 86_400)
    #expect(life(["last-modified": "Sun, 06 Nov 2094 07:49:37 GMT"]) == 0)
  }

  @Test func knowsWhatMayBeKept() {
    #expect(!CacheRules([:]).forbidsStoring)
    #expect(CacheRules(["cache-control": "private, no-store"]).forbidsStoring)
    #expect(CacheRules(["vary": "*"]).forbidsStoring)
    #expect(CacheRules(["vary": "Accept, *"]).forbidsStoring)
    #expect(!CacheRules(["cache-control": "private"]).forbidsStoring)
    #expect(CacheRules(["cache-control": "max-age=1"]).allowsStale)
    #expect(!CacheRules(["cache-control": "must-revalidate"]).allowsStale)
  }

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

  /// Where the padding takes one block more.
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
}
