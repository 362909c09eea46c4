import HostInterface
import Testing

@testable import GtkHost

struct TitleBarTests {
  @Test(
    arguments: [
      ("menu:minimize,maximize,close", [], [.minimize, .maximize, .close]),
      ("close,minimize:menu", [.close, .minimize], []), ("appmenu:close", [], [.close]),
      ("close", [.close], []), ("", [], []), (":", [], []), (": close , icon", [], [.close]),
    ] as [(String, [HostTitleBarButtons.Button], [HostTitleBarButtons.Button])])
  func buttonsAreInTheDesktopsOrder(
    layout: String, leading: [HostTitleBarButtons.Button], trailing: [HostTitleBarButtons.Button]
  ) {
    let buttons = HostTitleBarButtons(decorationLayout: layout, isMaximized: false)
    #expect(buttons.leading == leading && buttons.trailing == trailing)
  }

  @Test func aMaximizedWindowIsRestored() {
    let buttons = HostTitleBarButtons(decorationLayout: ":maximize", isMaximized: true)
    #expect(buttons.trailing == [.restore])
  }
}
