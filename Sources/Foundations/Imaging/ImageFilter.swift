/// A change of an image's pixels: by libvips on Linux, by Core Image on Apple's systems. Colors
/// are counted as they are stored (sRGB), not in linear light; lengths are pixels.
public enum ImageFilter: Hashable, Sendable {
  /// Standard deviation.
  case gaussianBlur(radius: Double)
  /// The mean of so many neighbors on each side.
  case boxBlur(radius: Int)
  /// Unsharp mask: adds `amount` of what a blur of the radius would take away.
  case sharpen(radius: Double = 2.5, amount: Double = 0.5)
  /// −1…1 is added to each color; contrast and saturation are factors, 1 changes nothing.
  case colorControls(brightness: Double = 0, contrast: Double = 1, saturation: Double = 1)
  /// Twice as bright for each whole stop.
  case exposure(stops: Double)
  /// A power of each color, 0…1: above 1 is darker.
  case gamma(Double)
  /// Turns the colors round the gray axis, radians.
  case hue(angle: Double)
  /// 0…1 of the way to brown tones.
  case sepia(intensity: Double = 1)
  /// 0…1 of the way to gray.
  case monochrome(intensity: Double = 1)
  /// Inverts colors and keeps opacity.
  case invert
  /// Reduces each color to a number of levels, two or more.
  case posterize(levels: Int)
  /// Black where the brightness is below, white where it is not.
  case threshold(Double = 0.5)
  /// Dark tones become the one color, bright ones the other; red, green and blue 0…1.
  case duotone(dark: SIMD3<Double>, bright: SIMD3<Double>)
  /// Squares of so many pixels.
  case pixellate(side: Int)
  /// Lines where colors change.
  case edges(strength: Double = 1)
  /// Darkens towards the corners, from `radius` (0 the middle, 1 the corner) on.
  case vignette(radius: Double = 0.5, amount: Double = 0.8)
  /// Red, green and blue: three factors each, and what is added.
  case colorMatrix([Double])
}
