/// A photo's brightness in 16 × 16 fields, by which those are found that may be alike, and its
/// hash. Nothing more is concluded from it: two pages of text have the same sketch.
public struct PhotoSketch: Hashable, Sendable {
  /// The hash, by which near sketches are found among many.
  public let hash: PerceptualHash
  /// The mean brightness of each field, row by row, 0…255.
  public let fields: [UInt8]

  /// The number of fields in a row, and of rows.
  static let side = 16
  /// How many bits of the hashes of photos that are alike may differ.
  static let hashDistance = 8
  /// How much the brightness of a field of photos that are alike may differ.
  static let fieldDistance = 20

  /// Creates the sketch of an image.
  ///
  /// - Parameter pixels: Red, green, blue and alpha, or blue, green, red and alpha, a byte each,
  ///   row by row; an image of 64 × 64 pixels is enough.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard let light = LightMap(width: width, height: height, pixels: pixels) else { return nil }
    hash = PerceptualHash(light)
    fields = light.resized(Self.side, Self.side).values
  }

  init?(hash: PerceptualHash, fields: [UInt8]) {
    guard fields.count == Self.side * Self.side else { return nil }
    self.hash = hash
    self.fields = fields
  }

  /// How much the fields differ; nil for photos that can't be alike.
  func distance(to other: PhotoSketch) -> Int? {
    guard hash.distance(to: other.hash) <= Self.hashDistance else { return nil }
    var sum = 0
    for (one, other) in zip(fields, other.fields) {
      let distance = abs(Int(one) - Int(other))
      if distance > Self.fieldDistance { return nil }
      sum += distance
    }
    return sum
  }
}
