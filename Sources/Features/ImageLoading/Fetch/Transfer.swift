import Foundation
import UIKitCompat

/// A response while it is received. Its owner ensures that one thread uses it at a time.
final class Transfer {
  let url: URL
  private let onProgress: @Sendable (LoadProgress) -> Void
  private var continuation: CheckedContinuation<FetchedResponse, any Error>?
  private var status = 0
  private var headers: [String: String] = [:]
  private var data = Data()
  private var expectedBytes: Int?
  private var reportedBytes = 0
  private var source: URL?
  private var redirects: [[String: String]] = []
  var redirectCount: Int { redirects.count }

  /// The maximum number of redirects.
  static let mostRedirects = 10
  /// The minimum number of bytes between two progress reports.
  private static let reportStep = 16 << 10

  init(
    url: URL, onProgress: @escaping @Sendable (LoadProgress) -> Void,
    continuation: CheckedContinuation<FetchedResponse, any Error>
  ) {
    self.url = url
    self.onProgress = onProgress
    self.continuation = continuation
  }

  func receive(_ response: HTTPURLResponse) {
    status = response.statusCode
    source = response.url
    headers = Self.fields(of: response)
    // The length of compressed data isn't that of the data received here.
    let isPacked = headers["content-encoding"].map { $0 != "identity" } ?? false
    expectedBytes = isPacked ? nil : headers["content-length"].flatMap { Int($0) }
    data.removeAll()
    reportedBytes = 0
  }

  func redirect(_ response: HTTPURLResponse) { redirects.append(Self.fields(of: response)) }

  /// Returns the address that a redirect names, as the server wrote it: Foundation on Linux decodes
  /// `%2B` in it. Nil without one that can be read.
  static func target(of redirect: HTTPURLResponse) -> URL? {
    guard let location = fields(of: redirect)["location"]?.trimmingCharacters(in: .whitespaces),
      !location.isEmpty
    else { return nil }
    let escaped = location.utf8.reduce(into: "") { escaped, byte in
      if byte > 0x20, byte < 0x7F, !unsafeBytes.contains(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return URL(string: escaped, relativeTo: redirect.url)?.absoluteURL
  }

  /// Bytes that no address contains. A percent sign stays, because it escapes others.
  private static let unsafeBytes = Set("\"<>\\^`{|}".utf8)

  /// Returns the error of a redirect that isn't allowed; nil if it is.
  static func refusal(
    ofRedirectFor url: URL, from source: URL?, to target: URL?
  ) -> ImageLoadingError? {
    let scheme = target?.scheme?.lowercased()
    // Not to files of this computer.
    guard let target, scheme == "http" || scheme == "https" else {
      return .unsupportedURL(target ?? url)
    }
    // A request over https must not continue unencrypted.
    guard scheme == "https" || source?.scheme?.lowercased() != "https" else {
      return .insecureRedirect(name: url.imageName, host: target.hostName)
    }
    return nil
  }

  private static func fields(of response: HTTPURLResponse) -> [String: String] {
    response.allHeaderFields.reduce(into: [:]) { headers, field in
      if let name = field.key as? String, let value = field.value as? String {
        headers[name.lowercased()] = value
      }
    }
  }

  /// Returns false if the data exceeds the maximum.
  func receive(_ part: Data, maximumBytes: Int) -> Bool {
    guard data.count + part.count <= maximumBytes, (expectedBytes ?? 0) <= maximumBytes else {
      end(.failure(ImageLoadingError.tooLarge(name: url.imageName, limit: maximumBytes)))
      return false
    }
    data.append(part)
    let step = max(Self.reportStep, (expectedBytes ?? 0) / 100)
    if data.count - reportedBytes >= step || data.count == expectedBytes {
      reportedBytes = data.count
      onProgress(LoadProgress(receivedBytes: data.count, expectedBytes: expectedBytes))
    }
    return true
  }

  /// Only the first call counts.
  func end(_ result: Result<FetchedResponse, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }

  func complete(with error: (any Error)?) {
    if let error {
      end(.failure(failure(error)))
    } else if let expectedBytes, data.count < expectedBytes, status != 304 {
      end(.failure(truncated))
    } else {
      reportEnd()
      var response = FetchedResponse(status: status, headers: headers, data: data)
      (response.url, response.redirects) = (source, redirects)
      end(.success(response))
    }
  }

  /// Without a length, as that of compressed data, the end is known only when it is there.
  private func reportEnd() {
    guard expectedBytes == nil, !data.isEmpty else { return }
    onProgress(LoadProgress(receivedBytes: data.count, expectedBytes: data.count))
  }

  private var truncated: ImageLoadingError {
    .truncated(
      name: url.imageName, receivedBytes: data.count, expectedBytes: expectedBytes)
  }

  private func failure(_ error: any Error) -> any Error {
    guard let error = error as? URLError else {
      return ImageLoadingError.failed(
        name: url.imageName, reason: "\(error.localizedDescription).")
    }
    switch error.code {
    case .cancelled: return CancellationError()
    case .timedOut: return ImageLoadingError.timedOut(host: url.hostName)
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff:
      return ImageLoadingError.offline(host: url.hostName)
    case .httpTooManyRedirects: return ImageLoadingError.redirectLoop(name: url.imageName)
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      return ImageLoadingError.insecure(host: url.hostName)
    case .unsupportedURL: return ImageLoadingError.unsupportedURL(url)
    // A response had begun, and its rest is missing.
    case _ where status != 0: return truncated
    case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost,
      .badServerResponse:
      return ImageLoadingError.unreachable(host: url.hostName)
    default:
      return ImageLoadingError.failed(
        name: url.imageName, reason: "\(error.localizedDescription).")
    }
  }
}
