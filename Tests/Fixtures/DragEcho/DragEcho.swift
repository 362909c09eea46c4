import Foundation
import UIKit

/// Prints a line for whoever watches.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// A view that is dragged, and one that takes texts.
final class DragController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private let source = UILabel()
  private let target = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    show(source, "Drag me", .systemOrange, CGRect(x: 30, y: 40, width: 140, height: 90))
    show(target, "Drop here", .systemTeal, CGRect(x: 220, y: 40, width: 150, height: 200))
    source.addInteraction(UIDragInteraction(delegate: self))
    target.addInteraction(UIDropInteraction(delegate: self))
  }

  private func show(_ label: UILabel, _ text: String, _ color: UIColor, _ frame: CGRect) {
    label.text = text
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = color
    label.layer.cornerRadius = 16
    label.clipsToBounds = true
    label.isUserInteractionEnabled = true
    label.frame = frame
    view.addSubview(label)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    let provider = NSItemProvider(object: NSString(string: "dragged text"))
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      completion in
      completion(Data("lazy png".utf8), nil)
      return nil
    }
    provider.suggestedName = "promised"
    let item = UIDragItem(itemProvider: provider)
    item.localObject = "local"
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    say("drag begins")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { say("drag ends \(operation.rawValue)") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { say("drop enters \(session.localDragSession == nil ? "foreign" : "own")") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(dropOperation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let isOwn = session.localDragSession?.items.first?.localObject as? String == "local"
    session.loadObjects(ofClass: String.self) { texts in
      say("dropped \(isOwn ? "own" : "foreign") \(texts.joined(separator: "|"))")
    }
  }
}

/// An app of which a view is dragged, and another takes texts.
@main final class DragEcho: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = DragController()
    window.makeKeyAndVisible()
    self.window = window
    say("ready")
    return true
  }
}
