import ObjectiveC
import UIKit.UIView

private var hintKey: UInt8 = 0

extension UIView {
  private var hint: UILabel? {
    get { return objc_getAssociatedObject(self, &hintKey) as? UILabel }
    set { objc_setAssociatedObject(self, &hintKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  func showHint(_ text: String) {
    hideHint()
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.backgroundColor = UIColor(named: "Accent")
    label.textColor = .white
    label.frame = CGRect(x: 20, y: bounds.height - 80, width: bounds.width - 40, height: 40)
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(hideHint)))
    addSubview(label)
    hint = label
    perform(#selector(hideHint), with: nil, afterDelay: 2)
  }

  @objc func hideHint() {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    hint?.removeFromSuperview()
    hint = nil
  }
}
