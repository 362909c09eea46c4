/// The place of the alpha component in a pixel, and whether the other components are multiplied by
/// it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha component, nor a byte for it.
  case none = 0
  /// Alpha comes last, such as in RGBA, and the components are multiplied by it.
  case premultipliedLast
  /// Alpha comes first, such as in ARGB, and the components are multiplied by it.
  case premultipliedFirst
  /// Alpha comes last, and the components aren't multiplied by it.
  case last
  /// Alpha comes first, and the components aren't multiplied by it.
  case first
  /// The last byte of a pixel is ignored.
  case noneSkipLast
  /// The first byte of a pixel is ignored.
  case noneSkipFirst
  /// There is nothing but alpha.
  case alphaOnly
}

/// The arrangement of a pixel's components in memory: one of the values of `CGImageAlphaInfo`,
/// together with the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order; without any of them, the order is big endian.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Units of 16 bits, little endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Units of 32 bits, little endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Units of 16 bits, big endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Units of 32 bits, big endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
