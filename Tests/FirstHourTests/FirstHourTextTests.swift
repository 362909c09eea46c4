import Testing
import UIKit
import UIKitStage

/// What an iOS developer writes in the first hour with an app: views, text, animations and lists.
@MainActor @Suite(.serialized) struct FirstHourTextTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()
  private var view: UIView { controller.view }

  init() { stage.show(controller) }

  // MARK: Text

  @Test func aLabelMeasuresItsText() {
    let text = "A message that takes more than one line in a narrow bubble"
    let font = UIFont(name: "DejaVuSans", size: 15) ?? UIFont.systemFont(ofSize: 15)
    let bounds = (text as NSString).boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    #expect(bounds.width <= 120 && bounds.height > font.lineHeight * 2)
  }

  @Test func aFontIsMadeBold() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    if let descriptor = label.font.fontDescriptor.withSymbolicTraits(.traitItalic) {
      label.font = UIFont(descriptor: descriptor, size: 0)
    }
    #expect(
      label.font.fontDescriptor.symbolicTraits.contains(.traitItalic) && label.font.pointSize == 17)
  }

  @Test func aWatermarkIsDrawnIntoAnImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { _ in
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white,
      ]
      "© Vitrine".draw(at: CGPoint(x: 4, y: 4), withAttributes: attributes)
    }
    #expect(image.size == CGSize(width: 100, height: 40))
  }

  @Test func aBadgeIsAsWideAsItsNumber() {
    let font = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize, weight: .bold)
    let size = "99+".size(withAttributes: [.font: font])
    let badge = UILabel(
      frame: CGRect(x: 0, y: 0, width: ceil(size.width) + 10, height: ceil(size.height)))
    badge.layer.cornerRadius = badge.bounds.height / 2
    badge.clipsToBounds = true
    #expect(badge.bounds.width > 20)
  }

  // MARK: Buttons

  @Test func aLinkIsUnderlined() {
    let button = UIButton(type: .system)
    let title = NSAttributedString(
      string: "Terms of Use", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    button.setAttributedTitle(title, for: .normal)
    button.contentHorizontalAlignment = .leading
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    view.addSubview(button)
    stage.settle()
    #expect(button.titleLabel?.frame.minX == 0 && button.currentAttributedTitle == title)
  }

  @Test func aButtonHasABackgroundImage() {
    let button = UIButton(type: .custom)
    let fill = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.systemGreen.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    button.setBackgroundImage(fill, for: .normal)
    button.setTitle("Buy", for: .normal)
    #expect(button.backgroundImage(for: .highlighted) === fill)
  }

  @Test func anActionHasEverything() {
    let action = UIAction(
      title: "Share", image: UIImage(systemName: "square.and.arrow.up"), identifier: nil,
      discoverabilityTitle: "Share this photo", attributes: [], state: .off
    ) { _ in }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Share" && button.currentImage != nil)
  }

  // MARK: Animation

  @Test func aViewFadesIn() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.alpha = 0
    view.addSubview(card)
    var isDone = false
    UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction]) {
      card.alpha = 1
    } completion: { _ in
      isDone = true
    }
    stage.settle()
    #expect(isDone && card.alpha == 1)
  }

  @Test func aTitleDissolves() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Before"
    view.addSubview(label)
    stage.settle()
    UIView.transition(with: label, duration: 0.25, options: .transitionCrossDissolve) {
      label.text = "After"
    }
    stage.settle()
    #expect(label.text == "After")
  }

  @Test func aCardIsTurnedOver() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: container.bounds)
    let back = UIView(frame: container.bounds)
    container.addSubview(front)
    view.addSubview(container)
    UIView.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromRight) {
      _ in
    }
    stage.settle()
    #expect(back.superview === container && front.superview == nil)
  }

  @Test func aFieldShakes() {
    let field = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 30))
    view.addSubview(field)
    stage.settle()
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [-10, 10, -6, 6, 0]
    animation.duration = 0.4
    field.layer.add(animation, forKey: "shake")
    stage.advance(by: 0.1)
    #expect(field.layer.presentation()?.transform.m41 != 0)
  }

  @Test func aHeartPopsWithKeyframes() {
    let heart = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(heart)
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        heart.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        heart.transform = .identity
      }
    }
    stage.advance(by: 0.3)
    #expect((heart.layer.presentation()?.transform.m11 ?? 0) > 1.8)
    stage.settle()
    #expect(heart.transform == .identity)
  }

  @Test func aDoorTurnsAboutItsHinge() {
    let door = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 100))
    door.anchorPoint = CGPoint(x: 0, y: 0.5)
    door.center = CGPoint(x: 100, y: 150)
    #expect(door.frame == CGRect(x: 100, y: 100, width: 50, height: 100))
    door.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    #expect(door.frame.minX == 100 && door.frame.width == 25)
  }

  // MARK: Scrolling and lists

  @Test func contentKeepsClearOfTheKeyboard() {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    view.addSubview(scrollView)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated {
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: frame?.height ?? 0, right: 0)
        scrollView.contentInset = insets
        scrollView.scrollIndicatorInsets = insets
      }
    }
    stage.showKeyboard(height: 200)
    NotificationCenter.default.removeObserver(token)
    #expect(scrollView.contentInset.bottom == 200 && scrollView.scrollIndicatorInsets.bottom == 200)
  }

  @Test func aTapEndsEditing() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    view.addSubview(field)
    field.becomeFirstResponder()
    view.endEditing(true)
    #expect(!field.isFirstResponder)
  }

  @Test func aTableColorsItsHeaders() {
    final class Settings: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Section \(section)" }
      override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { view.tintColor = .systemRed }
    }
    let settings = Settings(style: .insetGrouped)
    settings.tableView.estimatedSectionHeaderHeight = 30
    stage.show(settings)
    stage.settle()
    #expect(settings.tableView.headerView(forSection: 0)?.tintColor == .systemRed)
  }

  @Test func aShadowAndABorderAreSet() {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowRadius = 4
    card.isOpaque = false
    view.addSubview(card)
    #expect(card.layer.shadowRadius == 4 && !card.layer.isOpaque)
  }

  @Test func pointsAreKeptInAnArrayOfValues() {
    let path = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)].map { NSValue(cgPoint: $0) }
    #expect(path.last?.cgPointValue.y == 20)
  }

  @Test func aWordIsShownInTheUsersLanguage() {
    let count = 3
    let text = String(localized: "\(count) of \(12)", comment: "The number of the page")
    #expect(text == "3 of 12")
  }
}
