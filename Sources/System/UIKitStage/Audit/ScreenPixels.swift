import UIKit

/// What a screen looks like, a pixel a point.
@MainActor struct ScreenPixels {
  let picture: CGImage

  init?(_ stage: Stage) {
    guard let picture = stage.picture(scale: 1) else { return nil }
    self.picture = picture
  }

  func colors(in rect: CGRect) -> [PixelColor] {
    var colors: [PixelColor] = []
    forEachPlace(in: rect) { colors.append(PixelColor($0, at: $1)) }
    return colors
  }

  /// The pixels in a rect that don't have the color that they have on another screen of this size.
  func changes(from other: ScreenPixels, in rect: CGRect) -> [(before: PixelColor, now: PixelColor)]
  {
    var changes: [(PixelColor, PixelColor)] = []
    other.picture.withPixels { before in
      forEachPlace(in: rect) { now, place in
        guard place + 4 <= before.count,
          before.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            != now.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        else { return }
        changes.append((PixelColor(before, at: place), PixelColor(now, at: place)))
      }
    }
    return changes
  }

  /// Calls `body` with the bytes and the place of each pixel among them. Loops over ranges take ten times as
  /// long where nothing is optimized, as in tests.
  func forEachPlace(in rect: CGRect? = nil, _ body: (UnsafeRawBufferPointer, Int) -> Void) {
    let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let area = (rect ?? whole).integral.intersection(whole)
    guard !area.isNull, !area.isEmpty else { return }
    picture.withPixels { bytes in
      var y = Int(area.minY)
      while y < Int(area.maxY) {
        var place = y * picture.bytesPerRow + Int(area.minX) * 4
        let end = place + Int(area.width) * 4
        while place < end {
          body(bytes, place)
          place += 4
        }
        y += 1
      }
    }
  }
}

/// An opaque color as it is on the screen.
struct PixelColor: Hashable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  /// The color over another one.
  @MainActor init(_ color: CGColor, opacity: CGFloat, over other: PixelColor) {
    let alpha = color.alpha * opacity
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * alpha + b * (1 - alpha) }
    self.init(
      red: mix(color.red, other.red), green: mix(color.green, other.green),
      blue: mix(color.blue, other.blue))
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ bytes: UnsafeRawBufferPointer, at place: Int) {
    self.init(
      red: CGFloat(bytes[place + 2]) / 255, green: CGFloat(bytes[place + 1]) / 255,
      blue: CGFloat(bytes[place]) / 255)
  }

  /// The same number for most colors that look alike.
  var shade: Int {
    Int((red * 31).rounded()) << 10 | Int((green * 31).rounded()) << 5 | Int((blue * 31).rounded())
  }

  /// As WCAG defines it.
  var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// From 1 for the same color to 21 for black on white.
  func contrast(to other: PixelColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  func distance(to other: PixelColor) -> CGFloat {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// How far along the way from one color to another this one is.
  func progress(from start: PixelColor, to end: PixelColor) -> CGFloat {
    let way = (end.red - start.red, end.green - start.green, end.blue - start.blue)
    let own = (red - start.red, green - start.green, blue - start.blue)
    let length = way.0 * way.0 + way.1 * way.1 + way.2 * way.2
    guard length > 0 else { return 0 }
    return (own.0 * way.0 + own.1 * way.1 + own.2 * way.2) / length
  }
}
