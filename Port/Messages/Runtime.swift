// Each line in this folder is an error, with a message that docs/porting.md quotes.
import UIKit

class Shelf: UIViewController {
  @IBOutlet weak var label: UILabel!

  func connect(_ button: UIButton) {
    button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
    autoreleasepool { print(#keyPath(UIView.frame)) }
    objc_setAssociatedObject(button, "key", self, 1)
  }

  @objc func tap(_ sender: UIButton) {}
}

extension Shelf {
  override func viewDidLoad() {}
}

protocol ShelfDelegate: AnyObject {
  optional func shelfDidClose(_ shelf: Shelf)
}
