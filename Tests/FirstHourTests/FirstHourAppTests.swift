import Testing
import UIKit
import UIKitStage

/// What an iOS developer writes in the first hour with an app: appearance, controllers, navigation
/// and the app's surroundings. Nothing but UIKit's own API between the lines that check the
/// outcome.
@MainActor @Suite(.serialized) struct FirstHourAppTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  // MARK: The app

  @Test func aControllerObservesTheAppsLife() {
    final class Player: UIViewController {
      var isPaused = false
      private var observer: NSObjectProtocol?
      override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
          forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
        ) { [weak self] _ in
          MainActor.assumeIsolated { self?.isPaused = true }
        }
      }
    }
    let player = Player()
    stage.show(player)
    #expect(!player.isPaused)
    stage.closeWindow()
    #expect(player.isPaused)
  }

  @Test func aSaveRunsAsABackgroundTask() {
    stage.show(UIViewController())
    var saved = false
    var task = UIBackgroundTaskIdentifier.invalid
    task = UIApplication.shared.beginBackgroundTask(withName: "Save") {
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
    saved = true
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
    #expect(saved && task == .invalid)
  }

  @Test func theKeyWindowIsFoundThroughTheScenes() {
    let window = stage.show(UIViewController())
    let keyWindow = UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first?.windows
      .first { $0.isKeyWindow }
    #expect(keyWindow === window && UIApplication.shared.keyWindow === window)
  }

  @Test func theTopControllerIsFound() {
    func topViewController(
      _ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController
    ) -> UIViewController? {
      if let nav = base as? UINavigationController {
        return topViewController(nav.visibleViewController)
      }
      if let tab = base as? UITabBarController {
        return topViewController(tab.selectedViewController)
      }
      if let presented = base?.presentedViewController { return topViewController(presented) }
      return base
    }
    let detail = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: detail)]
    stage.show(tabs)
    #expect(topViewController() === detail)
  }

  @Test func layoutDependsOnTheDevice() {
    let columns = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2
    #expect(columns == 4)
  }

  @Test func aReportNamesTheSystem() {
    let report =
      "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion), \(UIDevice.current.model)"
    #expect(report.hasSuffix(", Linux") && report.count > 10)
  }

  @Test func layoutAsksTheScreen() {
    stage.show(UIViewController())
    let width = UIScreen.main.bounds.width
    let hairline = 1 / UIScreen.main.scale
    #expect(width == 320 && hairline == 1)
  }

  @Test func layoutAsksForTheDirection() {
    stage.show(UIViewController())
    let isRTL = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    #expect(!isRTL)
  }

  @Test func anOverlayWindowLiesOnTop() throws {
    let window = stage.show(UIViewController())
    let overlay = UIWindow(windowScene: try #require(window.windowScene))
    overlay.windowLevel = .alert + 1
    overlay.rootViewController = UIViewController()
    overlay.isHidden = false
    #expect(window.windowScene?.windows.last === overlay)
  }

  // MARK: Controllers

  @Test func aScreenHasAnEditButton() {
    final class Notes: UIViewController {
      let field = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        field.isUserInteractionEnabled = editing
      }
    }
    let notes = Notes()
    stage.show(UINavigationController(rootViewController: notes))
    notes.setEditing(true, animated: true)
    #expect(notes.field.isUserInteractionEnabled && notes.editButtonItem.title == "Done")
  }

  @Test func aDetailScreenHidesTheTabBar() {
    final class Detail: UIViewController {
      init() {
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    navigation.pushViewController(Detail(), animated: true)
    stage.settle()
    #expect(tabs.tabBar.frame.minY >= tabs.view.bounds.maxY)
  }

  @Test func aDarkScreenWantsALightStatusBar() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { false }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let window = stage.show(Dark())
    #expect(window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
  }

  @Test func aChildControllerFillsAContainer() {
    let parent = UIViewController()
    stage.show(parent)
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && child.view.frame.width == 320)
  }

  @Test func aScreenIsPresentedAndDismissed() {
    let root = UIViewController()
    stage.show(root)
    let modal = UINavigationController(rootViewController: UIViewController())
    modal.modalPresentationStyle = .automatic
    modal.modalTransitionStyle = .crossDissolve
    var events: [String] = []
    root.present(modal, animated: true) { events.append("presented") }
    stage.settle()
    modal.dismiss(animated: true) { events.append("dismissed") }
    stage.settle()
    #expect(events == ["presented", "dismissed"])
  }

  @Test func aToolbarSpreadsItsItems() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let share = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in })
    let space = UIBarButtonItem(systemItem: .flexibleSpace)
    let trash = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in })
    toolbar.setItems([share, space, trash], animated: false)
    toolbar.layoutIfNeeded()
    #expect(toolbar.subviews.compactMap { ($0 as? UIButton)?.frame.maxX }.max() == 304)
  }

  @Test func aBarButtonRunsItsAction() throws {
    let controller = UIViewController()
    var count = 0
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in count += 1 })
    stage.show(UINavigationController(rootViewController: controller))
    stage.tap(at: CGPoint(x: 296, y: 22))
    #expect(count == 1)
  }

  // MARK: Feedback

  @Test func aButtonIsFelt() {
    var taps = 0
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Like") { _ in
        let generator = UIImpactFeedbackGenerator(style: .medium)
        generator.prepare()
        generator.impactOccurred()
        taps += 1
      })
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func anUploadEndsWithANotification() {
    let generator = UINotificationFeedbackGenerator()
    func finish(_ success: Bool) -> String {
      generator.notificationOccurred(success ? .success : .error)
      UISelectionFeedbackGenerator().selectionChanged()
      return success ? "Uploaded" : "Failed"
    }
    #expect(finish(true) == "Uploaded" && finish(false) == "Failed")
  }

  // MARK: Images and colors

  @Test func aPlaceholderStandsInForAMissingImage() {
    let imageView = UIImageView()
    imageView.image = UIImage(named: "avatar") ?? UIImage(systemName: "photo")
    imageView.tintColor = UIColor(named: "Accent") ?? .systemBlue
    #expect(
      imageView.image?.size == CGSize(width: 24, height: 24) && imageView.tintColor == .systemBlue)
  }

  @Test func anImageIsDrawnAndTinted() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    let circle = renderer.image { context in
      UIColor.black.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let template = circle.withRenderingMode(.alwaysTemplate)
    let data = try #require(circle.pngData())
    let copy = try #require(UIImage(data: data, scale: circle.scale))
    #expect(template.renderingMode == .alwaysTemplate && copy.size == circle.size)
  }

  @Test func aColorFollowsTheAppearance() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .lightText : .darkText
    }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == .lightText)
    let wide = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
    #expect(wide.cgColor.red > 0.999)
  }

  @Test func colorsAreTakenApart() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let hex = String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    #expect(hex == "#FF7F00" && alpha == 1)
  }
}
