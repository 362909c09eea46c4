import Foundation
import UIKit

extension Notification.Name {
  static let teaDidFinish = Notification.Name("teaDidFinish")
}

@objc class Tea: NSObject {
  @objc let name: String
  @objc let seconds: TimeInterval
  @objc dynamic var cups: Int

  init(name: String, seconds: TimeInterval) {
    self.name = name
    self.seconds = seconds
    self.cups = UserDefaults.standard.integer(forKey: "cups." + name)
    super.init()
  }

  func drink() {
    cups += 1
    UserDefaults.standard.set(cups, forKey: "cups." + name)
    NotificationCenter.default.post(name: .teaDidFinish, object: self, userInfo: ["cups": cups])
  }

  override var description: String { return "\(name), \(Int(seconds)) s" }

  static let all: [Tea] = [
    Tea(name: "Sencha", seconds: 90), Tea(name: "Darjeeling", seconds: 180),
    Tea(name: "Assam", seconds: 240), Tea(name: "Rooibos", seconds: 420),
    Tea(name: "Peppermint", seconds: 480), Tea(name: "Oolong", seconds: 150),
    Tea(name: "Lapsang", seconds: 210), Tea(name: "Gyokuro", seconds: 120),
    Tea(name: "Earl Grey", seconds: 200), Tea(name: "Chamomile", seconds: 300),
    Tea(name: "Hojicha", seconds: 60), Tea(name: "Matcha", seconds: 5),
    Tea(name: "White Peony", seconds: 270), Tea(name: "Pu-erh", seconds: 30),
  ]
}
