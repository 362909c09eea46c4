import UIKit

extension UIImage {
  /// Draws the code with a margin of bright modules.
  ///
  /// - Parameters:
  ///   - moduleSide: The side of a module in points; whole numbers are sharp.
  ///   - margin: The number of modules around the code. Cameras need four unless the background is
  ///     bright; Core Image makes one.
  @MainActor public static func qrCode(
    _ code: QRCode, moduleSide: CGFloat = 4, margin: Int = 4, color: UIColor = .black,
    background: UIColor = .white
  ) -> UIImage {
    let side = CGFloat(code.side + 2 * max(0, margin)) * moduleSide
    let size = CGSize(width: side, height: side)
    return drawn(size: size) { context in
      context.setFillColor(background.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      context.setFillColor(color.cgColor)
      for y in 0..<code.side {
        for run in code.runs(inRow: y) {
          context.fill(
            CGRect(
              x: CGFloat(run.lowerBound + margin) * moduleSide,
              y: CGFloat(y + margin) * moduleSide, width: CGFloat(run.count) * moduleSide,
              height: moduleSide))
        }
      }
    }
  }
}

extension QRCode {
  /// The runs of dark modules in a row, drawn as one to avoid seams.
  fileprivate func runs(inRow y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in 0..<side where self[x, y] {
      if let last = runs.last, last.upperBound == x {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }
}
