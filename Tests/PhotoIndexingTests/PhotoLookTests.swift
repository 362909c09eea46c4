import Foundation
import Testing

@testable import PhotoIndexing

/// What looks alike: pictures are drawn here, pixel by pixel.
@Suite struct PhotoLookTests {
  /// Brightness of a picture at a place, 0…1 from its upper left corner.
  typealias Drawing = (_ x: Double, _ y: Double) -> Double

  private func pixels(_ width: Int, _ height: Int, noise: Int = 0, _ draw: Drawing) -> [UInt8] {
    var state: UInt64 = 9
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        // The mean of four places, as when a larger picture is made smaller.
        var sum = 0.0
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          sum += draw((Double(x) + dx) / Double(width), (Double(y) + dy) / Double(height))
        }
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let error = noise == 0 ? 0 : Int(state >> 33) % (2 * noise + 1) - noise
        let light = UInt8(min(255, max(0, Int(sum / 4 * 255) + error)))
        pixels += [light, light, light, 255]
      }
    }
    return pixels
  }

  private func look(_ width: Int, _ height: Int, noise: Int = 0, _ draw: Drawing) throws
    -> PhotoLook
  {
    try #require(
      PhotoLook(width: width, height: height, pixels: pixels(width, height, noise: noise, draw)))
  }

  /// Waves of many lengths, as a landscape has.
  private func photo(_ seed: Int) -> Drawing {
    { x, y in
      var light = 0.5
      for wave in 1...6 {
        let (a, b) = (
          Double((seed * 7 + wave * 5) % 11 + wave * 2),
          Double((seed * 3 + wave * 4) % 9 + wave * 2)
        )
        light += 0.3 / Double(wave) * sin(a * x * 6 + Double(seed)) * cos(b * y * 6 + Double(wave))
      }
      return min(1, max(0, light))
    }
  }

  /// A page of 24 lines, with words of 8 strokes.
  private func page(_ seed: Int, otherWord: Int? = nil) -> Drawing {
    { x, y in
      guard (0.08..<0.92).contains(x), (0.05..<0.95).contains(y) else { return 0.94 }
      let (line, column) = (Int((y - 0.05) / 0.0375), Int((x - 0.08) / 0.014))
      let place = (y - 0.05).truncatingRemainder(dividingBy: 0.0375) / 0.0375
      let word = line * 8 + column / 8
      guard place > 0.3, place < 0.8, column % 8 < 6 else { return 0.94 }
      let own = word == otherWord ? seed + 1 : seed
      var state =
        UInt64(own &* 1_000_003 &+ line &* 8191 &+ column &* 131 &+ Int(place * 5))
        &* 6_364_136_223_846_793_005
      state ^= state >> 29
      return state &* 0x9E37_79B9_7F4A_7C15 >> 40 & 1 == 0 ? 0.15 : 0.94
    }
  }

  private let sky: Drawing = { _, y in 0.2 + 0.6 * y }

  @Test func copiesInOtherSizesAndQualitiesAreAlike() throws {
    for seed in 1...4 {
      let large = try look(400, 300, photo(seed))
      for copy in [
        try look(400, 300, noise: 9, photo(seed)), try look(200, 150, photo(seed)),
        try look(93, 70, noise: 3, photo(seed)),
      ] {
        #expect(large.isAlike(copy) && copy.isAlike(large), "\(seed)")
      }
      #expect(try !large.isAlike(look(400, 300, photo(seed + 1))))
      #expect(try !large.isAlike(look(400, 300) { photo(seed)(1 - $0, $1) }))
      #expect(
        try !large.isAlike(look(400, 300) { photo(seed)($0 * 0.9, $1 * 0.9) }),
        "a part isn't the whole")
      #expect(try !large.isAlike(look(400, 266, photo(seed))), "another shape")
    }
  }

  @Test func otherWordsMakeAnotherPhoto() throws {
    let one = try look(300, 400, page(1))
    #expect(try one.isAlike(look(300, 400, noise: 6, page(1))))
    #expect(try one.isAlike(look(240, 320, noise: 4, page(1))))
    #expect(try !one.isAlike(look(300, 400, page(2))))
    #expect(try !one.isAlike(look(300, 400, page(1, otherWord: 77))), "one word is enough")
    func faint(_ drawing: @escaping Drawing) -> Drawing { { 0.5 + 0.2 * (drawing($0, $1) - 0.5) } }
    let pale = try look(300, 400, faint(page(1)))
    #expect(try pale.isAlike(look(300, 400, faint(page(1)))))
    #expect(try !pale.isAlike(look(300, 400, faint(page(2)))), "its light is nearly the same")
  }

  @Test func whatHasLittleDetailIsNeverAlike() throws {
    for draw in [
      sky, { x, y in x * 0.6 + y * 0.4 }, { _, _ in 0.5 }, { x, y in x < 0.5 ? 0.3 : 0.31 },
    ] as [Drawing] {
      let one = try look(400, 300, draw)
      #expect(try !one.isAlike(look(200, 150, draw)) && !one.isAlike(one))
      #expect(try !look(100, 60, draw).isAlike(look(100, 60, draw)))
      #expect(try one.isEqual(look(400, 300, noise: 1, draw)), "but the pixels may be the same")
    }
    #expect(try !look(400, 300, sky).isAlike(look(400, 300) { 0.2 + 0.59 * $1 + 0.01 * $0 }))
  }

  @Test func softPhotosHaveToBeNearlyEqual() throws {
    func clouds(_ shift: Double) -> Drawing {
      { x, y in 0.5 + 0.2 * sin(5 * x + shift) * cos(4 * y) + 0.1 * sin(7 * x * y) }
    }
    let one = try look(400, 300, clouds(0))
    #expect(try one.isAlike(look(200, 150, clouds(0))))
    #expect(try !one.isAlike(look(400, 300, clouds(0.15))))
  }

  @Test func colorsCount() throws {
    let gray = pixels(120, 90, photo(1))
    var blue = gray
    for index in stride(from: 0, to: blue.count, by: 4) {
      blue[index] = UInt8(min(255, Int(blue[index]) + 60))
    }
    let one = try #require(PhotoLook(width: 120, height: 90, pixels: gray))
    #expect(one.isAlike(one))
    #expect(!one.isAlike(try #require(PhotoLook(width: 120, height: 90, pixels: blue))))
  }

  @Test func sketchesOfCopiesAreNear() throws {
    for seed in 1...6 {
      let one = try #require(
        PhotoSketch(width: 96, height: 72, pixels: pixels(96, 72, photo(seed))))
      let copy = try #require(
        PhotoSketch(width: 64, height: 48, pixels: pixels(64, 48, noise: 6, photo(seed))))
      #expect(one.distance(to: copy) != nil)
      let other = try #require(
        PhotoSketch(width: 96, height: 72, pixels: pixels(96, 72, photo(seed + 1))))
      #expect(one.distance(to: other) == nil)
    }
    #expect(PhotoSketch(width: 2, height: 2, pixels: [1]) == nil)
    #expect(PhotoSketch(width: 1, height: 1, pixels: [9, 9, 9, 255]) != nil)
  }

  @Test func meansOfFieldsAreExact() {
    let map = LightMap(width: 3, height: 1, values: [0, 120, 240])
    #expect(map.resized(2, 1).values == [40, 200] && map.resized(1, 1).values == [120])
    #expect(map.resized(6, 2).values == [0, 0, 120, 120, 240, 240, 0, 0, 120, 120, 240, 240])
    #expect(
      LightMap(width: 300, height: 7, values: Array(repeating: 255, count: 2100)).resized(16, 16)
        .values.allSatisfy { $0 == 255 })
  }

  @Test func nearHashesAreThoseOfBruteForce() {
    var state: UInt64 = 3
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    var (hashes, near) = ([PerceptualHash](), NearHashes())
    for number in 0..<400 {
      var bits = next() << 32 ^ next() << 1
      if number % 3 > 0, let last = hashes.last {
        bits = last.bits
        for _ in 0..<(next() % 14) { bits ^= 1 << (next() % 64) }
      }
      let hash = PerceptualHash(bits: bits)
      let expected = hashes.indices.filter {
        hashes[$0].distance(to: hash) <= PhotoSketch.hashDistance
      }
      #expect(near.near(hash).sorted() == expected)
      hashes.append(hash)
      near.append(hash)
    }
  }
}
