import UIKit

/// An edit of a photo that is applied when it is shown, while its file stays as it is: the photo is
/// first mirrored, then turned, straightened and cropped, and its light and colors adjusted.
public struct PhotoEdit: Equatable, Sendable {
  /// Clockwise turns by a right angle, 0…3.
  public private(set) var quarterTurns = 0
  /// Whether left and right are exchanged, before it is turned.
  public private(set) var isMirrored = false
  /// Degrees by which the photo is turned clockwise and enlarged until it fills its frame, -45…45.
  public var straightening = 0.0 { didSet { straightening = Self.bounded(straightening) } }
  /// The part of the turned and straightened frame that is left, 0…1.
  public var crop = Self.wholeFrame { didSet { crop = Self.bounded(crop) } }
  private var levels: [Adjustment: Double] = [:]

  /// Creates an edit that changes nothing.
  public init() {}

  /// Creates an edit from its values. Values out of range are bounded.
  public init(
    quarterTurns: Int = 0, isMirrored: Bool = false, straightening: Double = 0,
    crop: CGRect = Self.wholeFrame, levels: [Adjustment: Double] = [:]
  ) {
    self.quarterTurns = (quarterTurns % 4 + 4) % 4
    self.isMirrored = isMirrored
    self.straightening = Self.bounded(straightening)
    self.crop = Self.bounded(crop)
    for (adjustment, level) in levels { self[adjustment] = level }
  }

  /// The crop rectangle of a photo that isn't cropped.
  public static let wholeFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The smallest side of a crop rectangle.
  public static let smallestSide = 0.02

  /// How much of an adjustment is applied; 0 is nothing.
  public subscript(_ adjustment: Adjustment) -> Double {
    get { levels[adjustment] ?? 0 }
    set {
      let level = adjustment.bounded(newValue)
      levels[adjustment] = level == 0 ? nil : level
    }
  }

  /// Whether the edit changes nothing.
  public var isIdentity: Bool { self == PhotoEdit() }
  /// Whether light or colors are changed.
  public var changesColors: Bool { !levels.isEmpty }

  // MARK: Turning

  /// The edit of a photo that is turned clockwise as it is shown.
  public func turned(by quarterTurns: Int) -> PhotoEdit {
    var edit = self
    for _ in 0..<((quarterTurns % 4 + 4) % 4) {
      edit.quarterTurns = (edit.quarterTurns + 1) % 4
      let old = edit.crop
      edit.crop = CGRect(x: 1 - old.maxY, y: old.minX, width: old.height, height: old.width)
    }
    return edit
  }

  /// The edit of a photo whose left and right are exchanged as it is shown.
  public func mirrored() -> PhotoEdit {
    var edit = self
    edit.isMirrored.toggle()
    edit.quarterTurns = (4 - quarterTurns) % 4
    edit.straightening = -straightening
    edit.crop.origin.x = 1 - crop.maxX
    return edit
  }

  // MARK: Bounds

  private static func bounded(_ degrees: Double) -> Double {
    guard degrees.isFinite else { return 0 }
    let bounded = (min(max(degrees, -45), 45) * 100).rounded() / 100
    return bounded == 0 ? 0 : bounded
  }

  private static func bounded(_ rect: CGRect) -> CGRect {
    let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard values.allSatisfy(\.isFinite) else { return wholeFrame }
    func side(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      // To a millionth, which is less than a pixel and is written with few digits.
      let length = (min(max(length, CGFloat(smallestSide)), 1) * 1e6).rounded() / 1e6
      let start = (min(max(start, 0), 1 - length) * 1e6).rounded() / 1e6
      return (start, length)
    }
    let (x, width) = side(rect.origin.x, rect.size.width)
    let (y, height) = side(rect.origin.y, rect.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
