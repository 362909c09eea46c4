import GtkHost
import HostInterface
import UIKit

/// Writes what an offscreen app shows to files: numbered stills, a contact sheet of them, and an animation.
@MainActor public final class Recording {
  private let app: OffscreenApp
  private let folder: URL
  private var stills: [(picture: CGImage, caption: String)] = []
  private var frames: [(image: CGImage, seconds: Double)] = []
  /// Pixels per point in the animation and in the contact sheet.
  private static let reducedScale: CGFloat = 0.5

  /// Creates the folder; files of an earlier recording are replaced.
  public init(of app: OffscreenApp, in folder: URL) throws {
    self.app = app
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The number of stills taken so far.
  public var stillCount: Int { stills.count }

  /// Writes the window's current contents as the next numbered PNG.
  public func still(_ caption: String) throws {
    guard let picture = app.picture(), let reduced = app.picture(scale: Self.reducedScale)
    else { throw RecordingError.nothingToSee }
    stills.append((reduced, caption))
    let number = String(format: "%02d", stills.count)
    let slug = caption.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    try write(picture, to: "\(number)-\(slug).png")
  }

  /// Advances time and records it, at about 20 frames a second.
  public func record(_ seconds: TimeInterval) {
    let count = max(1, Int((seconds / 0.05).rounded()))
    let interval = seconds / Double(count)
    for _ in 0..<count {
      app.advance(by: interval)
      recordFrame(seconds: interval)
    }
  }

  /// Adds the window's current contents to the animation.
  public func recordFrame(seconds: Double) {
    if let picture = app.picture(scale: Self.reducedScale) { frames.append((picture, seconds)) }
  }

  /// Writes storyboard.png and tour.webp.
  public func finish() throws {
    guard let sheet = ContactSheet(stills).picture() else { throw RecordingError.nothingToSee }
    try write(sheet, to: "storyboard.png")
    guard let encoder = HostServices.current.encoder, !frames.isEmpty else { return }
    let data = try encoder.animatedWebPData(frames, quality: 0.7)
    try data.write(to: folder.appendingPathComponent("tour.webp"), options: .atomic)
  }

  private func write(_ picture: CGImage, to name: String) throws {
    guard let encoder = HostServices.current.encoder else { throw RecordingError.nothingToSee }
    try encoder.pngData(picture)
      .write(to: folder.appendingPathComponent(name), options: .atomic)
  }
}

/// An error in making a recording.
public enum RecordingError: Error, CustomStringConvertible {
  /// There is no window to record.
  case nothingToSee

  public var description: String { "The app shows no window, so there is no picture to write." }
}

/// The stills in rows, each with its caption.
@MainActor private struct ContactSheet {
  private let view = UIView()
  private static let columns = 4
  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 24
  private static let cellWidth: CGFloat = 400

  init(_ stills: [(picture: CGImage, caption: String)]) {
    view.backgroundColor = UIColor(white: 0.09, alpha: 1)
    var bottom: CGFloat = 0
    for (index, still) in stills.enumerated() {
      let ratio = CGFloat(still.picture.height) / CGFloat(still.picture.width)
      let size = CGSize(width: Self.cellWidth, height: (Self.cellWidth * ratio).rounded())
      let row = CGFloat(index / Self.columns)
      let column = CGFloat(index % Self.columns)
      let origin = CGPoint(
        x: Self.gap + column * (size.width + Self.gap),
        y: Self.gap + row * (size.height + Self.captionHeight + Self.gap))
      let imageView = UIImageView(image: UIImage(cgImage: still.picture))
      imageView.frame = CGRect(origin: origin, size: size)
      imageView.layer.cornerRadius = 4
      imageView.clipsToBounds = true
      let label = UILabel(
        frame: CGRect(
          x: origin.x, y: origin.y + size.height, width: size.width, height: Self.captionHeight))
      label.text = "\(index + 1)  \(still.caption)"
      label.font = .systemFont(ofSize: 13)
      label.textColor = UIColor(white: 0.8, alpha: 1)
      view.addSubview(imageView)
      view.addSubview(label)
      bottom = max(bottom, label.frame.maxY + Self.gap)
    }
    let count = min(stills.count, Self.columns)
    view.frame = CGRect(
      x: 0, y: 0, width: CGFloat(count) * (Self.cellWidth + Self.gap) + Self.gap, height: bottom)
  }

  func picture() -> CGImage? {
    view.layoutIfNeeded()
    view.layer.displayIfNeeded()
    for subview in view.subviews { subview.layer.displayIfNeeded() }
    return HeadlessRenderer.image(
      of: view.layer.renderNode(at: MediaClock.now), size: view.bounds.size, scale: 1,
      background: CGColor(gray: 0, alpha: 1))
  }
}
