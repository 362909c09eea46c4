import HostInterface

extension AtSpiServer {
  /// The path that announcements have; numbers of nodes begin at 1.
  private static let notificationPath = objectPrefix + "0"

  /// Has readers say a sentence: by the event that newer ones know, or as a notification that
  /// appears, which is what Orca before version 45 reads. Never by both, which would be read twice.
  func announce(_ announcement: SemanticsAnnouncement) {
    guard let window = windows.first(where: \.isActive) ?? windows.last, let tree = window.tree
    else { return }
    let text = announcement.text
    let politeness = announcement.isUrgent ? 2 : 1
    if listeners.contains(where: { $0.lowercased().hasPrefix("object:announcement") }) {
      tell(Self.path(tree.root), "Announcement", "", politeness, 0, .string(text))
    } else {
      let path = Self.notificationPath
      notification = Notification(path: path, text: text, window: tree.root)
      bus?.emit(
        AtSpiBus.cachePath, "Cache", "RemoveAccessible", .tuple([.object(bus?.name ?? "", path)]))
      tellState(path, "showing", true)
    }
  }

  func notification(_ notification: Notification, _ member: Member) -> Answer {
    guard member.interface == "Accessible" else {
      return .unknown("a notification has no \(member.interface)")
    }
    switch member.name {
    case "Name": return .string(notification.text)
    case "Description", "AccessibleId", "Locale": return .string("")
    case "Parent": return .value(reference(notification.window))
    case "ChildCount": return .int(0)
    case "GetChildren": return .value(.array(of: "(so)", []))
    case "GetIndexInParent": return .int(-1)
    case "GetRelationSet": return .value(.array(of: "(ua(so))", []))
    case "GetRole": return .value(.uint32(AtSpiRole.notification.number))
    case "GetRoleName", "GetLocalizedRoleName": return .string(AtSpiRole.notification.name)
    case "GetState":
      var states = AtSpiStates()
      for number in [AtSpiStates.visible, AtSpiStates.showing] { states.insert(number) }
      return .value(states.variant)
    case "GetAttributes": return .value(.attributes(["toolkit": "Vitrine"]))
    case "GetApplication": return .value(applicationReference)
    case "GetInterfaces": return .value(.strings([AtSpiInterfaces.prefix + "Accessible"]))
    default: return .unknown("Accessible has no \(member.name)")
    }
  }
}
