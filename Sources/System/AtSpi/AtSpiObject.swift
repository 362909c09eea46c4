import Foundation
import HostInterface

/// A node of a window as AT-SPI answers for it.
struct AtSpiObject {
  let server: AtSpiServer
  let window: AtSpiServer.Window
  let tree: SemanticsTree
  let node: SemanticsNode

  var path: String { AtSpiServer.path(node.id) }
  var role: AtSpiRole { AtSpiRole(node.role, states: node.states) }
  var isFocused: Bool { tree.focus == node.id && window.isActive }
  var states: AtSpiStates {
    AtSpiStates(of: node, isFocused: isFocused, isActive: window.isActive)
  }

  /// What is known of it, by the last parts of the interfaces' names.
  var interfaces: [String] {
    var names = ["Accessible", "Component"]
    if !node.actions.isEmpty { names.append("Action") }
    if node.range != nil { names.append("Value") }
    if node.text != nil { names.append("Text") }
    if node.text != nil, node.states.contains(.editable) { names.append("EditableText") }
    if [.list, .grid, .table, .tabList].contains(node.role) {
      names.append("Selection")
    }
    if node.role == .table { names.append("Table") }
    if node.role == .cell, node.place != nil { names.append("TableCell") }
    return names
  }

  /// A window without a name is called as the app.
  var name: String { node.role == .window && node.name.isEmpty ? server.name : node.name }

  private var interfaceNames: Variant {
    .strings(interfaces.map { AtSpiInterfaces.prefix + $0 })
  }

  var parent: Variant {
    node.parent.map { server.reference($0) } ?? server.applicationReference
  }

  private var indexInParent: Int {
    guard let parent = node.parent.flatMap({ tree[$0] }) else {
      return server.roots.firstIndex(of: node.id) ?? -1
    }
    return parent.children.firstIndex(of: node.id) ?? -1
  }

  // MARK: Accessible

  func accessible(_ member: AtSpiServer.Member, _ call: Call) -> Answer {
    switch member.name {
    case "Name": return .string(name)
    case "Description": return .string(node.hint)
    case "AccessibleId": return .string(node.identifier)
    case "Locale": return .string("")
    case "Parent": return .value(parent)
    case "ChildCount": return .int(node.children.count)
    case "GetChildren":
      return .value(.array(of: "(so)", node.children.map { server.reference($0) }))
    case "GetChildAtIndex":
      let index = call.arguments.int(0) ?? -1
      let child = node.children.indices.contains(index) ? node.children[index] : nil
      return .value(server.reference(child))
    case "GetIndexInParent": return .int(indexInParent)
    case "GetRelationSet": return .value(.array(of: "(ua(so))", []))
    case "GetRole": return .value(.uint32(role.number))
    case "GetRoleName", "GetLocalizedRoleName": return .string(role.name)
    case "GetState": return .value(states.variant)
    case "GetAttributes": return .value(.attributes(attributes))
    case "GetApplication": return .value(server.applicationReference)
    case "GetInterfaces": return .value(interfaceNames)
    default: return .unknown("Accessible has no \(member.name)")
    }
  }

  private var attributes: [String: String] {
    var attributes = ["toolkit": "Vitrine"]
    if let value = node.value { attributes["valuetext"] = value }
    if !node.identifier.isEmpty { attributes["id"] = node.identifier }
    if let place = node.place {
      attributes["posinset"] = String(place.index + 1)
      attributes["setsize"] = String(place.count)
    }
    return attributes
  }

  var cacheItem: Variant {
    .tuple([
      server.reference(node.id), server.applicationReference, parent,
      .int32(Int32(clamping: indexInParent)), .int32(Int32(clamping: node.children.count)),
      interfaceNames, .string(name), .uint32(role.number), .string(node.hint),
      states.variant,
    ])
  }

  // MARK: Actions

  /// Has the window do something, and answers once it has.
  func perform(
    _ action: SemanticsAction, _ completion: @escaping @Sendable (Bool) -> Void
  ) { window.perform(action, node.id, completion) }

  /// Answers a call with whether the action was performed.
  func perform(_ action: SemanticsAction, for call: Call) -> Answer {
    let invocation = call.invocation
    perform(action) { invocation.answer(.tuple([.boolean($0)])) }
    return .later
  }
}
