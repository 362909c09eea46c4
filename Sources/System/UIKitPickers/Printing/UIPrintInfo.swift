import HostInterface
import QuartzCore

/// The name of a print job, and how it is printed.
@MainActor open class UIPrintInfo: NSObject, @MainActor NSCopying {
  /// A kind of contents to print.
  public enum OutputType: Int, Sendable {
    /// Text and graphics in color, the default.
    case general = 0
    /// Photos in color.
    case photo
    /// Text and graphics in shades of gray.
    case grayscale
    /// Photos in shades of gray.
    case photoGrayscale
  }

  /// How the paper lies.
  public enum Orientation: Int, Sendable {
    /// Upright, the default.
    case portrait = 0
    /// On its side.
    case landscape
  }

  /// The sides of the paper that are printed on.
  public enum Duplex: Int, Sendable {
    /// One side of each sheet, the default.
    case none = 0
    /// Both sides; sheets are turned along their long edge, as the pages of a book.
    case longEdge
    /// Both sides; sheets are turned along their short edge, as those of a wall calendar.
    case shortEdge
  }

  /// Creates the usual settings.
  public override init() { super.init() }

  /// Creates the usual settings. What a dictionary of another system says is ignored.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }

  /// Returns the usual settings.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The name of the job in print queues. The default is the app's name.
  open var jobName = ProcessInfo.processInfo.processName
  /// The kind of contents. The default is `general`. The desktop's dialog decides about colors.
  open var outputType = OutputType.general
  /// How the paper lies, unless photos are printed: then their widths and heights decide.
  open var orientation = Orientation.portrait
  /// The sides that are printed on. The default is `none`. The desktop's dialog decides.
  open var duplex = Duplex.none
  /// The printer that was used last; nil if it isn't known.
  open var printerID: String?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintInfo()
    (copy.jobName, copy.outputType, copy.orientation) = (jobName, outputType, orientation)
    (copy.duplex, copy.printerID) = (duplex, printerID)
    return copy
  }
}
