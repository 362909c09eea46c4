import Foundation
import UIKit
import UIKitStage

/// A grid of images that scrolls sixty times a second until it is stopped.
@MainActor final class ScrollingGrid {
  private let stage = Stage(size: CGSize(width: 1280, height: 800))
  private let pictures: [UIImage]
  private let source: Source
  private let view: UICollectionView

  /// The frames while other work was done.
  struct Frames {
    /// The main thread's time for each frame.
    var milliseconds: [Double] = []
    var late = 0

    var text: String {
      "\(Benchmarks.format(milliseconds)), \(late) of \(milliseconds.count) late"
    }
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

  init() {
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
  }

  /// The main thread's time for each of some frames while nothing else is done, in milliseconds.
  func scrollAlone(frames: Int) -> [Double] {
    (0..<frames).map { _ in
      let begin = DispatchTime.now().uptimeNanoseconds
      view.contentOffset.y += 24
      stage.advance(frames: 1)
      return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6
    }
  }

  /// Runs in real time until the work is done, and counts late frames.
  func scroll(
    _ frames: inout Frames, during work: @escaping @MainActor () async throws -> Double
  ) async throws -> Double {
    var isDone = false
    let task = Task {
      defer { isDone = true }
      return try await work()
    }
    let interval: UInt64 = 16_666_667
    var due = DispatchTime.now().uptimeNanoseconds
    while !isDone {
      let begin = DispatchTime.now().uptimeNanoseconds
      view.contentOffset.y += 24
      stage.advance(frames: 1)
      due += interval
      let now = DispatchTime.now().uptimeNanoseconds
      frames.milliseconds.append(Double(now - begin) / 1e6)
      if now > due {
        frames.late += 1
        due = now
        await Task.yield()
      } else {
        try? await Task.sleep(nanoseconds: due - now)
      }
    }
    return try await task.value
  }
}
