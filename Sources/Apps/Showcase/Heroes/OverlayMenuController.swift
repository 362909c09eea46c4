import HeroTransitions
import UIKit
import UIKitCompat

/// A menu over a photo: the screen below stays, and the entries appear in turn.
final class OverlayMenuController: HeroScreen {
  private let photoView = PhotoView(Samples.photos.first)
  private let button = UIView()
  /// Not a subview of the button, whose snapshot grows into the sheet.
  private let glyph = MenuGlyph()
  override var hasCloseButton: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.scrollEdgeAppearance = .overPhotos
    button.backgroundColor = .systemPink
    button.heroID = "menu"
    button.onTap { [weak self] in self?.open() }
    glyph.heroModifiers = [.fade, .duration(0.12), .whenAppearing(.delay(0.12))]
    for part in [photoView, button, glyph] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photoView.frame = view.bounds
    button.frame = view.mirrored(
      CGRect(x: view.bounds.width - 88, y: view.bounds.height - 96, width: 64, height: 64))
    button.layer.cornerRadius = 32
    glyph.frame = button.frame
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
    guide.app.settle()
    guide.app.press(.keyboardEscape)
    try guide.stills("The menu goes", over: 0.5)
  }
}

private final class OverlayMenu: HeroScreen {
  private let sheet = UIView()
  private let rows = [
    String(showcase: "Albums"), String(showcase: "Favorites"), String(showcase: "Places"),
    String(showcase: "Settings"),
  ].map {
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
      // In the sheet, which clips them while it grows.
      row.heroModifiers = [
        .whenPresenting(
          .fade, .translate(x: 32), .delay(0.05 + 0.04 * Double(index)),
          .spring(stiffness: 250, damping: 25)),
        .whenDismissing(.fade, .duration(0.08)),
      ]
      sheet.addSubview(row)
    }
    view.onTap { [weak self] in self?.heroDismiss() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (w, h) = (view.bounds.width, view.bounds.height)
    let width = min(w - 48, 340)
    sheet.frame = view.mirrored(
      CGRect(x: w - width - 24, y: h - 330, width: width, height: 298))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 32, y: 22 + CGFloat(index) * 62, width: width - 64, height: 52)
    }
  }
}

/// An icon of three lines.
private final class MenuGlyph: UIView {
  private let lines = (0..<3).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for line in lines {
      line.backgroundColor = .white
      line.layer.cornerRadius = 1.5
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: bounds.midX - 12, y: bounds.midY - 1.5 + CGFloat(index - 1) * 8, width: 24, height: 3)
    }
  }
}
