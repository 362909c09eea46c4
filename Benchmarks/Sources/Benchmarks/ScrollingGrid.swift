import Foundation
import UIKit
import UIKitStage

/// A grid of pictures that scrolls sixty times a second, as long as it is let.
@MainActor final class ScrollingGrid {
  private let stage = Stage(size: CGSize(width: 1280, height: 800))
  private let pictures: [UIImage]
  private let source: Source
  private let view: UICollectionView
  private let logFile: URL
  private let log: FrameLog
  private var isStopped = false
  private var late = 0
  private var count = 0

  private struct Line: Decodable {
    var total: Double
    var draw: Double
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let pictures: [UIImage]
    init(_ pictures: [UIImage]) { self.pictures = pictures }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let image = pictures[indexPath.item % pictures.count]
      if let view = cell.contentView.subviews.first as? UIImageView {
        view.image = image
      } else {
        let view = UIImageView(image: image)
        view.frame = cell.contentView.bounds
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        cell.contentView.addSubview(view)
      }
      return cell
    }
  }

  init() throws {
    pictures = (0..<8).map { number in
      UIGraphicsImageRenderer(size: CGSize(width: 170, height: 170)).image { context in
        UIColor(hue: CGFloat(number) / 8, saturation: 0.5, brightness: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 170, height: 170))
      }
    }
    source = Source(pictures)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 170, height: 170)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
    logFile = try Benchmarks.folder("grid").appendingPathComponent("log.jsonl")
    log = try FrameLog(writingTo: logFile)
  }

  /// In real time; a frame that comes late is counted.
  func scroll() async {
    let interval: UInt64 = 16_666_667
    var due = DispatchTime.now().uptimeNanoseconds
    while !isStopped {
      view.contentOffset.y += 24
      stage.advance(frames: 1)
      count += 1
      due += interval
      let now = DispatchTime.now().uptimeNanoseconds
      if now > due {
        late += 1
        due = now
        await Task.yield()
      } else {
        try? await Task.sleep(nanoseconds: due - now)
      }
    }
  }

  func stop() { isStopped = true }

  func report() throws -> String {
    log.stop()
    let lines = try String(contentsOf: logFile, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    return "\(Benchmarks.format(lines.map(\.total))), \(late) of \(count) late"
  }
}
