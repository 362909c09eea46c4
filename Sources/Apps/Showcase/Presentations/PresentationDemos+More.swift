import Presentations
import UIKit
import UIKitCompat

extension Catalog {
  @MainActor static func custom() -> UIViewController {
    SceneController(
      photo: 8,
      [
        SceneController.Row(String(showcase: "A banner")) {
          $0.presentAlert(BannerController()) { banner(&$0) }
        },
        SceneController.Row(String(showcase: "A card that falls in")) {
          $0.presentAlert(NoticeController(photo: 2)) { falling(&$0) }
        },
      ]
    ) { screen, guide in
      guide.tap(screen.buttons[0])
      try guide.stills("Banner", over: 0.5)
      await guide.finishLoading()
      let edge = CGPoint(x: screen.view.bounds.midX, y: 60)
      guide.app.touchDown(at: edge)
      guide.app.touchMove(to: CGPoint(x: edge.x, y: 36), duration: 0.1)
      try guide.recording.still("Pushed up")
      guide.app.touchMove(to: CGPoint(x: edge.x, y: 8), duration: 0.05)
      guide.app.touchUp()
      try guide.stills("Banner gone", over: 0.2)
      guide.tap(screen.buttons[1])
      try guide.stills("Falling", over: 0.5)
      await guide.finishLoading()
      guide.app.tap(at: CGPoint(x: 10, y: 100))
      try guide.stills("Gone", over: 0.5)
    }
  }

  @MainActor private static func banner(_ context: inout AlertContext) {
    context.useTop()
    context.cover = nil
    context.wrapping = .rounded(20)
    context.timing = .spring(dampingRatio: 0.8)
    context.duration = 0.5
  }

  /// A custom animation with UIKit's animations.
  @MainActor private static func falling(_ context: inout AlertContext) {
    context.duration = 0.5
    context.animator = { transition in
      guard let alert = transition.alert else {
        return transition.context.completeTransition(true)
      }
      let height = transition.context.containerView.bounds.height
      let above = CGAffineTransform(translationX: 0, y: -height).rotated(by: -.pi / 6)
      let below = CGAffineTransform(translationX: 0, y: height).rotated(by: .pi / 6)
      let end: (Bool) -> Void = { _ in
        transition.context.completeTransition(!transition.context.transitionWasCancelled)
      }
      guard transition.isPresenting else {
        // With acceleration, as in a fall.
        return UIView.animate(
          withDuration: transition.duration, delay: 0, options: .curveEaseIn,
          animations: { alert.transform = below }, completion: end)
      }
      alert.transform = above
      UIView.animate(
        withDuration: transition.duration, delay: 0, usingSpringWithDamping: 0.85,
        initialSpringVelocity: 0, options: [], animations: { alert.transform = .identity },
        completion: end)
    }
  }

  @MainActor static func push() -> UIViewController {
    // One controller for each edge, which is presented again.
    let edges: [PushEdge] = [.left, .right, .top, .bottom]
    let pages = edges.enumerated().map { index, edge in
      let page = UINavigationController(rootViewController: PageController(photo: index + 1))
      page.usePushPresentation(from: edge) { $0.swipe = edge == .right ? .fromEdge : .anywhere }
      return page
    }
    let names: [PushEdge: String] = [
      .left: String(showcase: "From the left"), .right: String(showcase: "From the right"),
      .top: String(showcase: "From above"), .bottom: String(showcase: "From below"),
    ]
    let rows = zip(edges, pages).map { edge, page in
      SceneController.Row(names[edge] ?? "") { $0.present(page, animated: true) }
    }
    return SceneController(photo: 5, rows, visit: visitPush)
  }

  @MainActor private static func visitPush(_ screen: SceneController, _ guide: TourGuide)
    async throws
  {
    let size = screen.view.window?.bounds.size ?? .zero
    guide.tap(screen.buttons[1])
    try guide.stills("From the right", over: 0.35)
    await guide.finishLoading()
    try guide.recording.still("There")
    guide.app.touchDown(at: CGPoint(x: 4, y: size.height / 2))
    guide.app.touchMove(to: CGPoint(x: size.width * 0.45, y: size.height / 2), duration: 0.3)
    try guide.recording.still("Swiped")
    guide.app.touchMove(to: CGPoint(x: size.width * 0.6, y: size.height / 2), duration: 0.06)
    guide.app.touchUp()
    try guide.stills("Back", over: 0.25)
    guide.recording.record(0.5)
    for (index, name) in [(3, "From below"), (0, "From the left")] {
      guide.tap(screen.buttons[index])
      try guide.stills(name, over: 0.35)
      guide.app.press(.keyboardEscape)
      try guide.stills("\(name), back", over: 0.35)
    }
  }
}
