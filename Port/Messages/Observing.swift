import UIKit

class Jar: NSObject {
  var level = 0
}

func watch(_ jar: Jar, in list: UITableView) -> [Any] {
  let isFine = list.observe(\.contentOffset) { _, _ in }
  return [isFine, jar.observe(\.level) { _, _ in }]
}

class Kitchen: UIViewController {
  func boil() {}

  func listen() {
    _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in
      self.boil()
    }
  }
}
