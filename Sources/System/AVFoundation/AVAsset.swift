import Foundation
import HostInterface

/// A video, which can be played any number of times. It is always created from a URL.
open class AVAsset: NSObject, @unchecked Sendable {  // because it never changes
  let location: URL

  /// Creates an asset for the media at a URL, without reading it.
  public init(url URL: URL) {
    location = URL
    super.init()
  }

  /// Loads a property by opening the file in the background.
  open func load<T: Sendable>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    guard let host = await MainActor.run(body: { HostServices.current.video }) else {
      throw NSError(VideoError.notLaunched)
    }
    do {
      return property.value(try await host.info(of: location))
    } catch {
      throw NSError(error)
    }
  }
}

/// A property of an asset that can be loaded.
public final class AVAsyncProperty<Root: AVAsset, Value: Sendable>: Sendable {
  let value: @Sendable (VideoInfo) -> Value
  init(_ value: @escaping @Sendable (VideoInfo) -> Value) { self.value = value }
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The duration of the asset; indefinite if the file doesn't specify it.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> {
    AVAsyncProperty { .media($0.duration) }
  }
}

/// An asset that is identified by its URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {  // because it never changes
  /// The location of the media.
  open var url: URL { location }

  /// Creates an asset for the media at a URL.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

extension CMTime {
  /// A time in nanoseconds, the host's precision; indefinite if unknown.
  static func media(_ seconds: Double?) -> CMTime {
    guard let seconds else { return .indefinite }
    return seconds == 0 ? .zero : CMTime(seconds: seconds, preferredTimescale: 1_000_000_000)
  }
}
