import Foundation
import LoopbackServer

/// Serves the sample album on this machine, slowly or with errors as a demo requires.
@MainActor enum PhotoServer {
  private static let shared = Result {
    try LocalServer { request in
      let name = String(request.path.dropFirst())
      let query = request.query
      guard !name.contains("/"),
        let data = try? Data(contentsOf: Samples.folder.appendingPathComponent(name))
      else { return .notFound }
      var response = LocalServer.Response.image(data)
      response.headers["Cache-Control"] = "no-store"
      if let speed = query.value(of: "speed") { response.bytesPerSecond = speed }
      if let cut = query.value(of: "cut") { response.cutAfter = cut }
      if let status = query.value(of: "status") { response.status = status }
      return response
    }
  }

  /// Returns the item with a URL of the server, or its file if the server couldn't be started.
  ///
  /// - Parameters:
  ///   - speed: The speed in bytes per second; nil is unlimited.
  ///   - cut: The number of bytes after which the response ends.
  ///   - status: The status of the response instead of 200.
  static func remote(
    _ item: DemoItem, speed: Int? = nil, cut: Int? = nil, status: Int? = nil
  ) -> DemoItem {
    guard case .success(let server) = shared,
      var components = URLComponents(
        url: server.url("/" + item.id), resolvingAgainstBaseURL: false)
    else { return item }
    let query = [("speed", speed), ("cut", cut), ("status", status)]
      .compactMap { name, value in value.map { URLQueryItem(name: name, value: String($0)) } }
    components.queryItems = query.isEmpty ? nil : query
    var item = item
    if let url = components.url { item.url = url }
    return item
  }
}

extension String {
  fileprivate func value(of name: String) -> Int? {
    for pair in split(separator: "&") where pair.hasPrefix(name + "=") {
      return Int(pair.dropFirst(name.count + 1))
    }
    return nil
  }
}
