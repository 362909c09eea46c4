import UIKit

extension UIImage {
  /// The code with a margin of bright modules around it.
  ///
  /// - Parameters:
  ///   - moduleSide: points; whole ones stay sharp.
  ///   - margin: modules. Cameras want four where the code does not lie on a bright ground anyway;
  ///     Core Image makes one.
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
  /// Dark modules that touch, as one: no seams between them.
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
