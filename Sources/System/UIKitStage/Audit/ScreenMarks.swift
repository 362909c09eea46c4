import UIKit

/// Which of numbered marks each pixel of a screen shows.
@MainActor struct ScreenMarks {
  /// Of a row, with what is left over at its end.
  private let width: Int
  /// Row by row; -1 where there is no mark.
  let numbers: [Int]

  init(_ pixels: ScreenPixels) {
    let picture = pixels.picture
    width = picture.bytesPerRow / 4
    var numbers = [Int](repeating: -1, count: width * picture.height)
    pixels.forEachPlace { bytes, place in
      guard bytes[place + 1] == 3 else { return }
      let (red, blue) = (Int(bytes[place + 2]), Int(bytes[place]))
      guard blue >= 50, blue < 250, blue % 5 == 0 else { return }
      numbers[place / 4] = (255 - red) * 40 + (blue - 50) / 5
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
    var place = -1
    while place + 1 < numbers.count {
      place += 1
      let number = numbers[place]
      guard number >= 0, number < count, confirmed(number, place),
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
    place >= 0 && place < numbers.count && numbers[place] == number
  }
}
