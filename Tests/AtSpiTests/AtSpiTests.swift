import Foundation
import HostInterface
import TestEffort
import Testing

@testable import AtSpi

/// A real program on a real bus reads a window.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct AtSpiTests {
  private let world: AtSpiWorld

  init() async throws { world = try await AtSpiWorld() }

  /// A button with a hint, a slider and a text field.
  private static func tree(name: String = "Send") -> SemanticsTree {
    var root = SemanticsNode(id: 900, role: .window)
    root.name = "Photos"
    root.children = [901, 902, 903]
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.states = [.enabled, .showing]
    var button = SemanticsNode(id: 901, role: .button)
    button.name = name
    button.hint = "Sends the photo"
    button.states = [.enabled, .showing, .focusable]
    button.bounds = CGRect(x: 10, y: 20, width: 100, height: 40)
    button.actions = [.init(.activate), .init(.custom(0), title: "Rate")]
    var slider = SemanticsNode(id: 902, role: .slider)
    slider.name = "Page"
    slider.value = "3 of 12"
    slider.range = SemanticsRange(value: 5, limits: 4...6, step: 1, isExact: false)
    slider.place = SemanticsPlace(index: 2, count: 12, row: 1, column: 0)
    var field = SemanticsNode(id: 903, role: .textField)
    field.states = [.enabled, .editable]
    field.text = SemanticsText("a🌳b", selection: 3..<3)
    var nodes = [button, slider, field]
    for index in nodes.indices { nodes[index].parent = 900 }
    return SemanticsTree(root: 900, nodes: [root] + nodes, focus: 901)
  }

  @Test func aReaderFindsWhatTheWindowShows() async throws {
    world.tree = Self.tree()
    #expect(await world.get("root", "Accessible", "Name") == "(<'Test'>,)")
    #expect(!world.isRead, "a name alone is no reading")
    #expect(await world.get("root", "Accessible", "ChildCount") == "(<1>,)")
    #expect(world.isRead && world.timesPresented == 1)
    #expect(await world.call("900", "Accessible.GetRoleName") == "('frame',)")
    let children = try #require(await world.call("900", "Accessible.GetChildren"))
    #expect(children.contains("accessible/901") && children.contains("accessible/903"))
    #expect(await world.get("901", "Accessible", "Name") == "(<'Send'>,)")
    #expect(await world.get("901", "Accessible", "Description") == "(<'Sends the photo'>,)")
    #expect(await world.call("901", "Accessible.GetRole") == "(43,)")
    #expect(await world.call("902", "Accessible.GetIndexInParent") == "(1,)")
    let attributes = try #require(await world.call("902", "Accessible.GetAttributes"))
    #expect(attributes.contains("'posinset': '3'") && attributes.contains("'setsize': '12'"))
    #expect(attributes.contains("'valuetext': '3 of 12'"))
    #expect(await world.call("7", "Accessible.GetRole") == nil, "there is no such object")
    #expect(await world.call("901", "Value.GetNothing") == nil)
  }

  @Test func placesAreToldAndFound() async throws {
    world.tree = Self.tree()
    _ = await world.get("root", "Accessible", "ChildCount")
    #expect(
      await world.call("901", "Component.GetExtents", "(uint32 1,)") == "((10, 20, 100, 40),)")
    world.window.placement = SemanticsPlacement(origin: CGPoint(x: 100, y: 50), scale: 2)
    #expect(
      await world.call("901", "Component.GetExtents", "(uint32 0,)") == "((120, 90, 200, 80),)")
    let found = try #require(
      await world.call("900", "Component.GetAccessibleAtPoint", "(20, 30, uint32 1)"))
    #expect(found.contains("accessible/901"))
  }

  @Test func actionsReachTheWindow() async throws {
    world.tree = Self.tree()
    _ = await world.get("root", "Accessible", "ChildCount")
    #expect(await world.call("901", "Action.GetName", "(0,)") == "('click',)")
    #expect(await world.call("901", "Action.GetName", "(1,)") == "('Rate',)")
    #expect(await world.call("901", "Action.DoAction", "(0,)") == "(true,)")
    #expect(await world.call("901", "Action.DoAction", "(1,)") == "(true,)")
    #expect(await world.call("901", "Action.DoAction", "(9,)") == "(false,)")
    #expect(await world.call("901", "Component.GrabFocus") == "(true,)")
    #expect(world.actions == [.activate, .custom(0), .focus])
    let number = "org.a11y.atspi.Value"
    let properties = "org.freedesktop.DBus.Properties.Set"
    _ = await world.callFull("902", properties, "('\(number)', 'CurrentValue', <6.0>)")
    _ = await world.callFull("902", properties, "('\(number)', 'CurrentValue', <5.0>)")
    _ = await world.callFull("902", properties, "('\(number)', 'CurrentValue', <2.0>)")
    #expect(world.actions.dropFirst(3) == [.increment, .decrement])
  }

  /// Screen readers count characters, and UIKit UTF-16 code units: the tree is one and two.
  @Test func textIsCountedInCharacters() async throws {
    world.tree = Self.tree()
    _ = await world.get("root", "Accessible", "ChildCount")
    #expect(await world.get("903", "Text", "CharacterCount") == "(<3>,)")
    #expect(await world.get("903", "Text", "CaretOffset") == "(<2>,)")
    #expect(await world.call("903", "Text.GetText", "(1, -1)") == "('🌳b',)")
    #expect(await world.call("903", "Text.GetText", "(-5, 900)") == "('a🌳b',)")
    #expect(await world.call("903", "Text.SetSelection", "(0, 1, 3)") == "(true,)")
    #expect(await world.call("903", "EditableText.DeleteText", "(1, 2)") == "(true,)")
    #expect(await world.call("903", "EditableText.InsertText", "(2, 'xy', 1)") == "(true,)")
    #expect(await world.call("903", "EditableText.SetTextContents", "('neu',)") == "(true,)")
    #expect(
      world.actions == [
        .select(1..<4), .replace(1..<3, with: ""), .replace(3..<3, with: "x"), .setText("neu"),
      ])
  }

  @Test func changesAreTold() async throws {
    world.tree = Self.tree()
    _ = await world.get("root", "Accessible", "ChildCount")
    world.bus.listen()
    world.window.isActive = true
    let first = try await world.bus.signals(until: "901 Object.StateChanged ('focused', 1")
    #expect(first.contains { $0.hasPrefix("900 Window.Activate") })
    world.show(Self.tree(name: "Sent"))
    let second = try await world.bus.signals(until: "901 Object.PropertyChange")
    #expect(second.last?.contains("'accessible-name', 0, 0, <'Sent'>") == true)
    var nodes = Self.tree().inOrder.filter { $0.id != 901 }
    nodes[0].children = [902, 903]
    world.show(SemanticsTree(root: 900, nodes: nodes, focus: 902))
    let third = try await world.bus.signals(until: "902 Object.StateChanged ('focused', 1")
    #expect(third.contains { $0.hasPrefix("900 Object.ChildrenChanged ('remove', 0") })
    let last = try await world.bus.signals(until: "cache Cache.RemoveAccessible")
    #expect(last.contains { $0.hasPrefix("cache Cache.RemoveAccessible") })
    #expect(await world.call("901", "Accessible.GetRole") == nil, "the button is gone")
  }

  /// Orca says the window's name on the way to a new focus, and the name of the window that it is in.
  @Test func aNewNameOfTheWindowIsToldOnceWhereTheFocusMoves() async throws {
    func tree(_ name: String, focus: SemanticsNode.ID) -> SemanticsTree {
      var nodes = Self.tree().inOrder
      nodes[0].name = name
      return SemanticsTree(root: 900, nodes: nodes, focus: focus)
    }
    world.tree = Self.tree()
    _ = await world.get("root", "Accessible", "ChildCount")
    world.bus.listen()
    world.window.isActive = true
    world.show(tree("Trash", focus: 901))
    let alone = try await world.bus.signals(until: "900 Object.PropertyChange")
    #expect(alone.last?.contains("'accessible-name', 0, 0, <'Trash'>") == true)
    world.show(tree("", focus: 902))
    let moved = try await world.bus.signals(until: "902 Object.StateChanged ('focused', 1")
    #expect(moved.filter { $0.hasPrefix("900 Object.PropertyChange") }.count == 1)
    #expect(moved.contains { $0.hasPrefix("cache Cache.AddAccessible") && $0.contains("'Test'") })
    #expect(await world.get("900", "Accessible", "Name") == "(<'Test'>,)", "the app's, for want")
  }

  /// Orca reads whole rows of tables, which photos side by side are not.
  @Test func aGridIsNoTableOfData() async throws {
    for (role, isTable) in [(SemanticsRole.grid, false), (.table, true)] {
      var nodes = Self.tree().inOrder
      var list = SemanticsNode(id: 904, role: role)
      list.parent = 900
      nodes[0].children.append(904)
      nodes.append(list)
      world.show(SemanticsTree(root: 900, nodes: nodes))
      world.tree = SemanticsTree(root: 900, nodes: nodes)
      _ = await world.get("root", "Accessible", "ChildCount")
      #expect(await world.call("904", "Accessible.GetRole") == "(55,)")
      let interfaces = try #require(await world.call("904", "Accessible.GetInterfaces"))
      #expect(interfaces.contains("org.a11y.atspi.Selection"))
      #expect(interfaces.contains("org.a11y.atspi.Table'") == isTable)
    }
  }

  @Test func cellsOfDataHaveHeaders() async throws {
    var nodes = Self.tree().inOrder
    nodes[0].children.append(910)
    var list = SemanticsNode(id: 910, role: .table)
    (list.parent, list.children) = (900, [911, 912])
    var table = SemanticsTable(rowCount: 40, columnCount: 3)
    table.columnHeaders = [1: [911]]
    list.table = table
    let contents: [(SemanticsNode.ID, SemanticsRole, Int)] = [(911, .heading, 0), (912, .cell, 7)]
    let cells = contents.map { id, role, row in
      var cell = SemanticsNode(id: id, role: role)
      (cell.parent, cell.name) = (910, "Cell")
      var place = SemanticsPlace(index: 0, count: 120, row: row, column: 1)
      place.columnSpan = 2
      cell.place = place
      return cell
    }
    world.tree = SemanticsTree(root: 900, nodes: nodes + [list] + cells)
    _ = await world.get("root", "Accessible", "ChildCount")
    #expect(await world.get("910", "Table", "NRows") == "(<40>,)")
    #expect(await world.call("910", "Table.GetIndexAt", "(7, 2)") == "(1,)", "it takes two columns")
    #expect(await world.call("910", "Table.GetColumnHeader", "(1,)")?.contains("/911'") == true)
    #expect(await world.call("910", "Table.GetRowHeader", "(7,)")?.contains("null") == true)
    let headers = await world.call("912", "TableCell.GetColumnHeaderCells")
    #expect(headers?.contains("/911'") == true)
    #expect(await world.get("912", "TableCell", "ColumnSpan") == "(<2>,)")
  }

  /// Nobody listens to announcements here, so they appear as notifications.
  @Test func anAnnouncementAppearsAsANotification() async throws {
    world.tree = Self.tree()
    _ = await world.get("root", "Accessible", "ChildCount")
    world.bus.listen()
    world.window.announce(SemanticsAnnouncement("Copied"))
    let heard = try await world.bus.signals(until: "0 Object.StateChanged ('showing', 1")
    #expect(!heard.contains { $0.contains("Announcement") })
    #expect(await world.get("0", "Accessible", "Name") == "(<'Copied'>,)")
    #expect(await world.call("0", "Accessible.GetRole") == "(101,)")
  }

  @Test func nobodyReadsOnceTheReaderIsGone() async throws {
    world.tree = Self.tree()
    _ = await world.get("root", "Accessible", "ChildCount")
    #expect(world.isRead)
    world.bus.leave()
    for _ in 0..<250 where world.isRead { try await Task.sleep(for: .milliseconds(20)) }
    #expect(!world.isRead)
  }
}
