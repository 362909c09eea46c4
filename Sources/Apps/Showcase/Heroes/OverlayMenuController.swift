import HeroTransitions
import UIKit
import UIKitCompat

/// A menu over a photograph: the screen below stays, the entries come in turn out of the button.
final class OverlayMenuController: HeroScreen {
  private let picture = PictureView(Samples.photos.first)
  private let button = UIView()
  override var hasCloseButton: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.backgroundColor = .systemPink
    button.heroID = "menu"
    button.onTap { [weak self] in self?.open() }
    view.addSubview(picture)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    button.frame = CGRect(
      x: view.bounds.width - 88, y: view.bounds.height - 96, width: 64, height: 64)
    button.layer.cornerRadius = 32
  }

  private func open() {
    let menu = OverlayMenu()
    menu.modalPresentationStyle = .overFullScreen
    menu.isHeroEnabled = true
    present(menu, animated: true)
  }
}

extension OverlayMenuController: TourStop {
  func show(to guide: TourGuide) async throws {
    guide.tap(button)
    try guide.stills("The menu comes", over: 0.5)
    guide.stage.press(.keyboardEscape)
    try guide.stills("The menu goes", over: 0.5)
  }
}

private final class OverlayMenu: HeroScreen {
  private let sheet = UIView()
  private let rows = ["Albums", "Favourites", "Places", "Settings"].map {
    UILabel($0, size: 28, weight: .semibold, color: .white)
  }
  override var hasCloseButton: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    sheet.backgroundColor = .systemPink
    sheet.layer.cornerRadius = 28
    sheet.heroID = "menu"
    sheet.heroModifiers = [.spring(stiffness: 240, damping: 24)]
    view.addSubview(sheet)
    for (index, row) in rows.enumerated() {
      row.heroModifiers = [
        .whenPresenting(
          .fade, .translate(x: 60), .delay(0.05 * Double(index)),
          .spring(stiffness: 250, damping: 25)),
        .whenDismissing(.fade, .duration(0.08)),
      ]
      view.addSubview(row)
    }
    view.onTap { [weak self] in self?.heroDismiss() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (w, h) = (view.bounds.width, view.bounds.height)
    let width = min(w - 48, 340)
    sheet.frame = CGRect(x: w - width - 24, y: h - 330, width: width, height: 298)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: sheet.frame.minX + 32, y: sheet.frame.minY + 28 + CGFloat(index) * 62, width: width - 64,
        height: 40)
    }
  }
}
