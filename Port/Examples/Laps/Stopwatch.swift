import Foundation

@objc protocol StopwatchDelegate: AnyObject {
  func stopwatchDidTick(_ stopwatch: Stopwatch)
  @objc optional func stopwatchDidStart(_ stopwatch: Stopwatch)
  @objc optional func stopwatchShouldStop(_ stopwatch: Stopwatch) -> Bool
}

class Stopwatch: NSObject {
  static let didAddLap = Notification.Name("StopwatchDidAddLap")
  weak var delegate: StopwatchDelegate?
  private(set) var tenths = 0
  private(set) var laps: [Int] = []
  private var timer: Timer?

  var isRunning: Bool { return timer != nil }

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    delegate?.stopwatchDidStart?(self)
  }

  func stop() {
    guard delegate?.stopwatchShouldStop?(self) ?? true else { return }
    timer?.invalidate()
    timer = nil
  }

  func addLap() {
    laps.append(tenths)
    NotificationCenter.default.post(name: Stopwatch.didAddLap, object: self)
  }

  @objc private func tick() {
    tenths += 1
    delegate?.stopwatchDidTick(self)
  }
}
