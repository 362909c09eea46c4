import Foundation
import HostInterface

/// The object of the app, whose children are the windows, and the list of all objects.
extension AtSpiServer {
  func application(_ call: Call, _ member: Member) -> Answer {
    switch (member.interface, member.name) {
    case ("Application", "ToolkitName"): return .string("Vitrine")
    case ("Application", "Version"), ("Application", "ToolkitVersion"): return .string("1")
    case ("Application", "AtspiVersion"): return .string("2.1")
    case ("Application", "Id"): return .value(.int32(identifier))
    case ("Application", "GetLocale"), ("Accessible", "Locale"): return .string("")
    case ("Accessible", "Name"): return .string(name)
    case ("Accessible", "Description"), ("Accessible", "AccessibleId"): return .string("")
    case ("Accessible", "Parent"):
      return .value(.object(desktop?.name ?? "", desktop?.path ?? AtSpiBus.nullPath))
    case ("Accessible", "GetIndexInParent"): return .int(-1)
    case ("Accessible", "GetRole"): return .value(.uint32(AtSpiRole.application.number))
    case ("Accessible", "GetRoleName"), ("Accessible", "GetLocalizedRoleName"):
      return .string(AtSpiRole.application.name)
    case ("Accessible", "GetState"): return .value(AtSpiStates().variant)
    case ("Accessible", "GetAttributes"):
      return .value(.attributes(["toolkit": "Vitrine"]))
    case ("Accessible", "GetRelationSet"): return .value(.array(of: "(ua(so))", []))
    case ("Accessible", "GetApplication"): return .value(applicationReference)
    case ("Accessible", "GetInterfaces"):
      return .value(.strings(["Accessible", "Application"].map { AtSpiInterfaces.prefix + $0 }))
    case ("Accessible", "ChildCount"), ("Accessible", "GetChildren"),
      ("Accessible", "GetChildAtIndex"):
      return child(call, member.name)
    default: return .unknown("the application has no \(member.interface).\(member.name)")
    }
  }

  /// Windows are known by their trees, which the first one who asks has to wait for.
  private func child(_ call: Call, _ member: String) -> Answer {
    read(by: call.sender)
    guard isReady || call.hasWaited else {
      postpone(call)
      return .later
    }
    let roots = roots
    switch member {
    case "ChildCount": return .int(roots.count)
    case "GetChildren": return .value(.array(of: "(so)", roots.map { reference($0) }))
    default:
      let index = call.arguments.int(0) ?? -1
      return .value(reference(roots.indices.contains(index) ? roots[index] : nil))
    }
  }

  var roots: [SemanticsNode.ID] { windows.compactMap(\.tree?.root) }

  // MARK: Cache

  func cacheItems(_ call: Call) -> Answer {
    read(by: call.sender)
    guard isReady || call.hasWaited else {
      postpone(call)
      return .later
    }
    let nodes = windows.flatMap { window in
      (window.tree?.inOrder ?? []).compactMap { object(at: Self.path($0.id))?.cacheItem }
    }
    return .value(.array(of: AtSpiInterfaces.item, [applicationItem] + nodes))
  }

  private var applicationItem: Variant {
    .tuple([
      applicationReference, applicationReference,
      .object(desktop?.name ?? "", desktop?.path ?? AtSpiBus.nullPath), .int32(-1),
      .int32(Int32(clamping: roots.count)),
      .strings(["Accessible", "Application"].map { AtSpiInterfaces.prefix + $0 }), .string(name),
      .uint32(AtSpiRole.application.number), .string(""), AtSpiStates().variant,
    ])
  }
}
