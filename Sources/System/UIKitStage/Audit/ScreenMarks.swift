import UIKit

/// Which of numbered marks each pixel of a screen shows.
@MainActor struct ScreenMarks {
  private let width: Int
  /// Row by row; -1 where there is no mark.
  let numbers: [Int]

  init(_ pixels: ScreenPixels) {
    let picture = pixels.picture
    width = picture.width
    var numbers = [Int](repeating: -1, count: picture.width * picture.height)
    picture.withPixels { bytes in
      for y in 0..<picture.height {
        let row = y * picture.bytesPerRow
        for x in 0..<picture.width where bytes[row + x * 4 + 1] == 3 {
          let (red, blue) = (Int(bytes[row + x * 4 + 2]), Int(bytes[row + x * 4]))
          guard (50..<250).contains(blue), blue % 5 == 0 else { continue }
          numbers[y * picture.width + x] = (255 - red) * 40 + (blue - 50) / 5
        }
      }
    }
    self.numbers = numbers
  }

  /// A color that interfaces don't have.
  static func color(of number: Int) -> CGColor {
    UIColor(
      red: CGFloat(255 - number / 40 % 256) / 255, green: 3 / 255,
      blue: CGFloat(50 + number % 40 * 5) / 255, alpha: 1
    ).cgColor
  }

  /// Around the pixels of each mark, of those that are `confirmed` by number and place; nil where there
  /// are none.
  func areas(count: Int, confirmed: (_ number: Int, _ place: Int) -> Bool) -> [CGRect?] {
    var areas = [CGRect?](repeating: nil, count: count)
    for (place, number) in numbers.enumerated() where number >= 0 && number < count {
      guard confirmed(number, place),
        // Where two marks meet within a pixel, it may have the color of a third one.
        has(number, at: place - 1) || has(number, at: place + 1),
        has(number, at: place - width) || has(number, at: place + width)
      else { continue }
      let pixel = CGRect(x: place % width, y: place / width, width: 1, height: 1)
      areas[number] = areas[number]?.union(pixel) ?? pixel
    }
    return areas
  }

  private func has(_ number: Int, at place: Int) -> Bool {
    numbers.indices.contains(place) && numbers[place] == number
  }
}
