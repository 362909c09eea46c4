import UIKit
import ObjectiveC

private var badgeKey: UInt8 = 0
private var tapHandlerKey = "tapHandlerKey"

extension UIView {

  @IBInspectable var cornerRadius: CGFloat {
    get { return layer.cornerRadius }
    set {
      layer.cornerRadius = newValue
      layer.masksToBounds = newValue > 0
    }
  }

  var badge: UILabel? {
    get { return objc_getAssociatedObject(self, &badgeKey) as? UILabel }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  private var tapHandler: (() -> Void)? {
    get { return objc_getAssociatedObject(self, &tapHandlerKey) as? () -> Void }
    set {
      objc_setAssociatedObject(self, &tapHandlerKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  func setBadge(_ text: String?) {
    badge?.removeFromSuperview()
    guard let text = text else { badge = nil; return }
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 12, weight: .bold)
    label.textColor = .white
    label.backgroundColor = .systemRed
    label.textAlignment = .center
    label.sizeToFit()
    label.frame = CGRect(
      x: bounds.maxX - 14, y: -6, width: max(20, label.bounds.width + 10), height: 20)
    label.cornerRadius = 10
    addSubview(label)
    badge = label
  }

  func onTap(_ handler: @escaping () -> Void) {
    tapHandler = handler
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  @objc private func handleTap() {
    tapHandler?()
  }
}
