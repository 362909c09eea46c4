import GtkHost
import HostInterface
import UIKit

extension Stage {
  /// The part of the screen on which menus may lie, in the coordinates of the window; nil, the
  /// default, is the window itself.
  public var popupBounds: CGRect? {
    get { host.popupBounds }
    set { host.popupBounds = newValue }
  }

  /// The frames of the popups that are open, with the margins of their shadows, back to front.
  public var popupFrames: [CGRect] { host.windows.last?.popups.map(\.frame) ?? [] }

  /// Presses and releases a key that types a character.
  public func type(_ character: Character) {
    let text = String(character)
    let usage = character.asciiValue.map(Int.init).flatMap {
      (97...122).contains($0) ? $0 - 93 : nil
    }
    for isDown in [true, false] {
      send(
        .key(
          InputEvent.Key(
            isDown: isDown, usage: usage ?? 0, characters: text,
            charactersIgnoringModifiers: text)))
      advance(frames: 1)
    }
  }

  /// A picture of the window and what surrounds it on the screen, with the menus that leave it.
  public func pictureOfScreen(margin: CGFloat) -> CGImage? {
    guard let window = host.windows.last, let node = window.node else { return nil }
    let shift = CATransform3DMakeTranslation(margin, margin, 0)
    let clipped = RenderNode(
      .clip(RoundedRect(CGRect(origin: .zero, size: window.size)), node))
    return HeadlessRenderer.image(
      of: RenderNode(.transform(shift, window.withPopups(clipped))),
      size: CGSize(
        width: window.size.width + 2 * margin, height: window.size.height + 2 * margin),
      scale: window.scale, background: CGColor(red: 0.35, green: 0.42, blue: 0.5, alpha: 1))
  }
}
