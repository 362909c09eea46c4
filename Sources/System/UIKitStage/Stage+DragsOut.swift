import Foundation
import HostInterface

extension Stage {
  /// A drag of the app beyond its window.
  @MainActor public final class DragOut {
    private let stage: Stage
    private let drag: OffscreenDrag

    init(_ stage: Stage, _ drag: OffscreenDrag) {
      self.stage = stage
      self.drag = drag
    }

    /// The MIME types that other programs are offered.
    public var types: [String] { drag.contents.forms.map(\.type) }
    /// Whether the data may be moved.
    public var allowsMove: Bool { drag.contents.allowsMove }
    /// Where the image lies around the pointer.
    public var frame: CGRect { drag.contents.frame }
    /// Whether the drag has ended.
    public var isOver: Bool { drag.isOver }

    /// Asks for the data in a type, as the program does that the drag is over.
    public func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
      guard let form = drag.contents.forms.first(where: { $0.type == type }) else {
        return completion(nil)
      }
      form.loadLater(completion)
    }

    /// Another program takes the drop.
    public func drop(isMove: Bool = false) {
      drag.end(isMove ? .move : .copy)
      stage.advance(frames: 1)
    }

    /// The drag ends without a drop.
    public func cancel() {
      drag.end(nil)
      stage.advance(frames: 1)
    }

    /// The drag comes back over the window.
    public func comeBack() -> ForeignDrag {
      let drop = StageDrop(
        drag.contents.forms.map { ($0.type, $0.load() ?? Data()) }, allowsMove: allowsMove,
        answersLater: false)
      drop.localDrag = drag
      drop.onFinish = { [drag] in drag.end($0) }
      return ForeignDrag(stage, drop)
    }
  }

  /// The app's drag that is beyond its window now; nil if there is none.
  public var dragOut: DragOut? {
    guard let drag = host.windows.last?.drag, !drag.isOver else { return nil }
    return DragOut(self, drag)
  }
}
