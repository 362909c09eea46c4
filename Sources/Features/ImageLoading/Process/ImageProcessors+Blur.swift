import Imaging

extension ImageProcessors {
  /// A Gaussian blur. An image that there is no memory for stays as it is.
  public struct Blur: ImageProcessing {
    /// The standard deviation, in pixels.
    public var radius: Double
    private let context: ImageFilterContext

    /// Creates a blur with a radius in pixels.
    @MainActor public init(radius: Double) {
      self.radius = radius
      context = ImageFilterContext()
    }

    public var identifier: String { "blur \(radius)" }

    public func process(_ pixels: PixelBuffer) -> PixelBuffer {
      context.apply([.gaussianBlur(radius: radius)], to: pixels) ?? pixels
    }
  }
}
