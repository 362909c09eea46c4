import UIKit

/// An alert that decides for itself how it looks.
public class QuietAlert: UIAlertController {
  public var onClose: (() -> Void)?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    view.tintColor = .systemPink
  }

  public required init?(coder: NSCoder) {
    fatalError("not read from a file")
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose?()
  }
}

/// A window above others that says when it goes.
public class OverlayWindow: UIWindow {
  public var onEnd: (() -> Void)?

  deinit {
    onEnd?()
  }
}

/// A button, a spinner and a field with initializers that most subclasses have.
public class PillButton: UIButton {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

public class SearchField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeholder = "Search"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

public class TabStrip: UISegmentedControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Counts how far a list was scrolled; a plain object, as helpers of libraries are.
public class ScrollCounter: NSObject, UIScrollViewDelegate {
  public var farthest: CGFloat = 0

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    farthest = max(farthest, scrollView.contentOffset.y)
  }
}

public func makeControls() -> [UIView] {
  return [
    PillButton(), PillButton(type: .custom), SearchField(), TabStrip(), TabStrip(items: ["A"]),
  ]
}
