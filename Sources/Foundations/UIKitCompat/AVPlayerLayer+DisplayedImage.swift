import AVFoundation
import UIKit

#if !os(Linux)
  import CoreImage
#endif

extension AVPlayerLayer {
  /// The image of the video that is currently displayed; `nil` before the first. On Apple's systems
  /// it is available from iOS 16 on.
  public var displayedImage: UIImage? {
    #if os(Linux)
      guard let contents, let image = contents as? CGImage else { return nil }
      return UIImage(cgImage: image)
    #else
      guard #available(iOS 16, *), let pixels = copyDisplayedPixelBuffer() else { return nil }
      let image = CIImage(cvPixelBuffer: pixels)
      return CIContext().createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) }
    #endif
  }
}
