import ObjectiveC
import UIKit.UIView

/// Why a snack went away.
public enum SnackEnd {
  case time
  case tap
  case order
}

/// A line of text that any view shows at its lower edge for a while.
public class Snack: NSObject {
  public let text: String
  public let seconds: TimeInterval
  fileprivate let onEnd: ((SnackEnd) -> Void)?

  public init(_ text: String, seconds: TimeInterval = 3, onEnd: ((SnackEnd) -> Void)? = nil) {
    self.text = text
    self.seconds = seconds
    self.onEnd = onEnd
  }
}

private struct SnackKeys {
  static var label: UInt8 = 0
  static var waiting: UInt8 = 0
  static var snack: UInt8 = 0
  static var timer: UInt8 = 0
}

extension UILabel {
  fileprivate var snack: Snack? {
    get { return objc_getAssociatedObject(self, &SnackKeys.snack) as? Snack }
    set { objc_setAssociatedObject(self, &SnackKeys.snack, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  fileprivate var snackTimer: Timer? {
    get { return objc_getAssociatedObject(self, &SnackKeys.timer) as? Timer }
    set {
      objc_setAssociatedObject(
        self, &SnackKeys.timer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension UIView {
  /// The label of the snack that is shown.
  public private(set) var snackLabel: UILabel? {
    get { return objc_getAssociatedObject(self, &SnackKeys.label) as? UILabel }
    set {
      objc_setAssociatedObject(
        self, &SnackKeys.label, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private var waitingSnacks: NSMutableArray {
    if let known = objc_getAssociatedObject(self, &SnackKeys.waiting) as? NSMutableArray {
      return known
    }
    let queue = NSMutableArray()
    objc_setAssociatedObject(self, &SnackKeys.waiting, queue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return queue
  }

  /// Shows a snack, after those that the view shows already.
  public func show(_ snack: Snack) {
    if snackLabel == nil { reveal(snack) } else { waitingSnacks.add(snack) }
  }

  /// Hides the snack that is shown; the next one follows.
  public func hideSnack() {
    if let label = snackLabel { end(label, because: .order) }
  }

  /// Hides the snack, and forgets those that wait.
  public func hideAllSnacks() {
    waitingSnacks.removeAllObjects()
    hideSnack()
  }

  private func reveal(_ snack: Snack) {
    let label = UILabel()
    label.text = snack.text
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = UIColor(white: 0.1, alpha: 0.9)
    label.frame = CGRect(x: 16, y: bounds.height - 72, width: bounds.width - 32, height: 48)
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    label.layer.cornerRadius = 10
    label.clipsToBounds = true
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(snackWasTapped(_:))))
    label.snack = snack
    label.alpha = 0
    addSubview(label)
    snackLabel = label
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction], animations: { label.alpha = 1 }
    )
    let timer = Timer(
      timeInterval: snack.seconds, target: self, selector: #selector(snackTimeIsUp(_:)),
      userInfo: label, repeats: false)
    RunLoop.current.add(timer, forMode: .common)
    label.snackTimer = timer
  }

  @objc private func snackWasTapped(_ recognizer: UITapGestureRecognizer) {
    guard let label = recognizer.view as? UILabel else { return }
    end(label, because: .tap)
  }

  @objc private func snackTimeIsUp(_ timer: Timer) {
    guard let label = timer.userInfo as? UILabel else { return }
    end(label, because: .time)
  }

  private func end(_ label: UILabel, because reason: SnackEnd) {
    guard let snack = label.snack else { return }
    label.snack = nil
    label.snackTimer?.invalidate()
    label.snackTimer = nil
    UIView.animate(
      withDuration: 0.2, animations: { label.alpha = 0 },
      completion: { _ in
        label.removeFromSuperview()
        self.snackLabel = nil
        snack.onEnd?(reason)
        self.revealNext()
      })
  }

  private func revealNext() {
    guard snackLabel == nil, let next = waitingSnacks.firstObject as? Snack else { return }
    waitingSnacks.removeObject(at: 0)
    reveal(next)
  }
}
