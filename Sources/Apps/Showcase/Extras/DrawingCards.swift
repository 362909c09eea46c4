import UIKit
import UIKitExtras

/// Images drawn by closures.
@MainActor enum DrawingCards {
  private static let size = CGSize(width: 240, height: 240)

  static var all: [Card] {
    [
      Card(caption: String(showcase: "petals"), content: .image(petals)),
      Card(caption: String(showcase: "rings"), content: .image(rings)),
      Card(caption: String(showcase: "tiles"), content: .image(tiles)),
      Card(caption: String(showcase: "a wave"), content: .image(wave)),
      Card(caption: String(showcase: "a code to scan"), content: .image(code)),
      Card(caption: String(showcase: "in two colors"), content: .image(coloredCode)),
    ]
  }

  private static var code: UIImage { makeCode(.black, .white) }
  private static var coloredCode: UIImage {
    makeCode(UIColor(hex: "#1B2A6B") ?? .black, UIColor(hex: "#F6E7C8") ?? .white)
  }

  private static func makeCode(_ color: UIColor, _ background: UIColor) -> UIImage {
    guard let code = try? QRCode("https://www.gtk.org") else { return UIImage() }
    return .qrCode(code, color: color, background: background)
  }

  private static var petals: UIImage {
    .drawn(size: size) { context in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for index in 0..<12 {
        context.rotate(by: .pi / 6)
        let color = UIColor(hue: CGFloat(index) / 12, saturation: 0.6, brightness: 0.95, alpha: 0.7)
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: CGRect(x: -18, y: -96, width: 36, height: 92))
      }
    }
  }

  private static var rings: UIImage {
    .drawn(size: size) { context in
      for step in stride(from: 0, to: 10, by: 1) {
        let inset = CGFloat(step) * 11 + 10
        let part = CGFloat(step) / 9
        context.setStrokeColor(
          UIColor.systemPink.mixed(with: .systemIndigo, fraction: part).cgColor)
        context.setLineWidth(5)
        context.strokeEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
      }
    }
  }

  private static var tiles: UIImage {
    .drawn(size: size) { context in
      for row in 0..<6 {
        for column in 0..<6 where (row + column) % 2 == 0 {
          let part = CGFloat(row + column) / 10
          context.setFillColor(
            UIColor.systemTeal.mixed(with: .systemYellow, fraction: part).cgColor)
          context.fill(CGRect(x: column * 40, y: row * 40, width: 40, height: 40))
        }
      }
    }
  }

  private static var wave: UIImage {
    .drawn(size: size) { context in
      for line in 0..<9 {
        let points = stride(from: CGFloat(0), through: 240, by: 4).map { x in
          CGPoint(x: x, y: 120 + sin(x / 28 + CGFloat(line) / 3) * CGFloat(20 + line * 8))
        }
        context.beginPath()
        context.addLines(between: points)
        context.setLineWidth(2)
        context.setStrokeColor(
          UIColor.systemBlue.mixed(with: .systemGreen, fraction: CGFloat(line) / 8).cgColor)
        context.strokePath()
      }
    }
  }
}
