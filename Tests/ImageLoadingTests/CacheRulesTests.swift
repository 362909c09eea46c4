import Foundation
import Testing

@testable import ImageLoading

@Suite struct CacheRulesTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

  /// The seconds for which a response with these headers is fresh.
  private func life(_ headers: [String: String]) -> TimeInterval {
    CacheRules(headers).freshUntil(now: now).timeIntervalSince(now)
  }

  @Test func readsDates() {
    for text in [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
    ] { #expect(HTTPDate.date(text) == now, "\(text)") }
    #expect(HTTPDate.date("Sun Nov  6 08:49:37 1994") == now, "asctime's format")
    #expect(HTTPDate.date("Thu, 01 Jan 1970 00:00:00 GMT")?.timeIntervalSince1970 == 0)
    #expect(HTTPDate.date("Thu, 29 Feb 2024 12:00:00 GMT")?.timeIntervalSince1970 == 1_709_208_000)
    for text in ["", "0", "soon", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT"]
    {
      #expect(HTTPDate.date(text) == nil, "\(text)")
    }
  }

  @Test func freshnessFollowsTheServersHeaders() {
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

  /// Also without an Age header; and the first of two lifetimes counts.
  @Test func transferTimeCountsAsAge() {
    let earlier = "Sun, 06 Nov 1994 08:48:57 GMT"
    #expect(life(["cache-control": "max-age=60", "date": earlier]) == 20)
    #expect(life(["cache-control": "max-age=60", "date": earlier, "age": "50"]) == 10)
    #expect(life(["cache-control": "max-age=30", "date": earlier]) == 0)
    #expect(life(["cache-control": "max-age=0, max-age=60"]) == 0)
  }

  @Test func heuristicFreshnessIsATenthOfTheAge() {
    #expect(life([:]) == 0)
    #expect(life(["last-modified": "Sun, 06 Nov 1994 07:49:37 GMT"]) == 360)
    #expect(life(["last-modified": "Sun, 06 Nov 1984 07:49:37 GMT"]) == 86_400)
    #expect(life(["last-modified": "Sun, 06 Nov 2094 07:49:37 GMT"]) == 0)
  }

  @Test func respectsWhatMayBeStored() {
    #expect(!CacheRules([:]).forbidsStoring)
    #expect(CacheRules(["cache-control": "private, no-store"]).forbidsStoring)
    #expect(CacheRules(["vary": "*"]).forbidsStoring)
    #expect(CacheRules(["vary": "Accept, *"]).forbidsStoring)
    #expect(!CacheRules(["cache-control": "private"]).forbidsStoring)
    #expect(CacheRules(["cache-control": "max-age=1"]).allowsStale)
    #expect(!CacheRules(["cache-control": "must-revalidate"]).allowsStale)
  }
}
