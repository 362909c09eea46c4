import Foundation
import UIKitCompat

/// The original data of an image.
struct Original: Sendable {
  var data: Data
  var contentType: String?
}

/// Provides originals: from disk while they are fresh, otherwise from the server, by a conditional
/// request if possible.
final class OriginalSource: Sendable {
  private let fetcher: any DataFetching
  let store: DiskCache?
  private let now: @Sendable () -> Date

  init(fetcher: any DataFetching, store: DiskCache?, now: @escaping @Sendable () -> Date) {
    self.fetcher = fetcher
    self.store = store
    self.now = now
  }

  func load(
    _ url: URL, onProgress: @escaping @Sendable (LoadProgress) -> Void
  ) async throws -> Original {
    let cached = await store?.response(for: url)
    if let cached, cached.response.isFresh(at: now()) { return Original(cached) }
    do {
      let asked = now()
      let response = try await fetcher.fetch(
        request(for: url, cached?.response.conditions ?? [:]), onProgress: onProgress)
      if response.status == 304, let cached, cached.response.source != response.source {
        // Another image with the same entity tag.
        await store?.remove(url)
        return try await load(url, onProgress: onProgress)
      }
      return try await take(response, for: url, cached, asked)
    } catch let error as ImageLoadingError where error.isOutOfReach {
      // An outdated image is better than none, unless the server forbids it.
      guard let cached, cached.response.allowsStale else { throw error }
      return Original(cached)
    }
  }

  /// Removes data that can't be decoded, so that it is fetched again.
  func forget(_ url: URL) async { await store?.remove(url) }

  private func request(for url: URL, _ conditions: [String: String]) -> URLRequest {
    var request = URLRequest(url: url)
    request.setValue("image/*,*/*;q=0.5", forHTTPHeaderField: "Accept")
    for (name, value) in conditions { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  private func take(
    _ response: FetchedResponse, for url: URL, _ cached: (response: StoredResponse, data: Data)?,
    _ asked: Date
  ) async throws -> Original {
    switch response.status {
    case 304:
      guard let cached else {
        throw ImageLoadingError.undecodable(
          reason: String(
            localized:
              "The server says that “\(url.imageName)” has not changed, but never sent it.",
            bundle: .imageLoading))
      }
      if let renewed = cached.response.renewed(by: response, now: asked) {
        await store?.store(renewed, data: cached.data, for: url)
      } else {
        await store?.remove(url)
      }
      return Original(cached)
    case _ where response.isWhole:
      if let stored = StoredResponse(response, url: url, now: asked) {
        await store?.store(stored, data: response.data, for: url)
      } else {
        await store?.remove(url)
      }
      return Original(data: response.data, contentType: response.contentType)
    default:
      if response.status == 404 || response.status == 410 { await store?.remove(url) }
      if response.status >= 500, let cached, cached.response.allowsStale { return Original(cached) }
      throw ImageLoadingError.status(response.status, name: url.imageName)
    }
  }
}

extension Original {
  fileprivate init(_ cached: (response: StoredResponse, data: Data)) {
    self.init(data: cached.data, contentType: cached.response.contentType)
  }
}

extension ImageLoadingError {
  /// Whether the server couldn't be reached.
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .offline, .unreachable, .timedOut: true
    default: false
    }
  }
}
