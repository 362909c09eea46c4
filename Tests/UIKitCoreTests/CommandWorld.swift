import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import UIKitCore

/// A screen with commands, and a field in it.
final class CommandScreen: UIViewController {
  var commands: [UIKeyCommand] = []
  var ran: [String] = []
  var presses: [Int] = []
  let field = UITextField()
  var disabled: Set<String> = []
  var validated: [String] = []

  override var keyCommands: [UIKeyCommand]? { commands }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.frame = CGRect(x: 20, y: 80, width: 200, height: 34)
    view.addSubview(field)
  }

  override func validate(_ command: UICommand) {
    validated.append(command.title)
    if disabled.contains(command.title) {
      command.attributes.insert(.disabled)
    } else {
      command.attributes.remove(.disabled)
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += presses.compactMap { $0.key?.keyCode.rawValue }
    super.pressesBegan(presses, with: event)
  }

  func add(
    _ title: String, _ input: String, _ flags: UIKeyModifierFlags = [],
    set: (UIKeyCommand) -> Void = { _ in }
  ) {
    let command = UIKeyCommand(title: title, input: input, modifierFlags: flags) { [weak self] in
      self?.ran.append($0.title)
    }
    set(command)
    commands.append(command)
  }

  func take() -> [String] {
    defer { ran = [] }
    return ran
  }
}

/// An app whose delegate builds the main menu.
final class MenuDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let screen = CommandScreen()
  var builds = 0
  var edit: (@MainActor (any UIMenuBuilder) -> Void)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    self.window = window
    screen.title = "Photos"
    screen.navigationItem.rightBarButtonItem = .mainMenu()
    return true
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builds += 1
    edit?(builder)
  }

  func command(_ title: String, _ input: String, _ flags: UIKeyModifierFlags = .command)
    -> UIKeyCommand
  {
    UIKeyCommand(title: title, input: input, modifierFlags: flags) { [screen] in
      screen.ran.append($0.title)
    }
  }
}
