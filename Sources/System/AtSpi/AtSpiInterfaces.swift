import CGtk

/// The interfaces of AT-SPI as D-Bus describes them: those parts that are answered, and no others.
enum AtSpiInterfaces {
  static let prefix = "org.a11y.atspi."

  private static func method(_ name: String, _ input: [String], _ output: [String]) -> String {
    let arguments =
      input.map { "<arg type='\($0)' direction='in'/>" }
      + output.map { "<arg type='\($0)' direction='out'/>" }
    return "<method name='\(name)'>\(arguments.joined())</method>"
  }

  private static func property(_ name: String, _ type: String, isWritable: Bool = false) -> String {
    "<property name='\(name)' type='\(type)' access='\(isWritable ? "readwrite" : "read")'/>"
  }

  private static func interface(_ name: String, _ members: [String]) -> String {
    "<interface name='\(prefix)\(name)'>\(members.joined())</interface>"
  }

  static let accessible = interface(
    "Accessible",
    [
      property("Name", "s"), property("Description", "s"), property("Parent", "(so)"),
      property("ChildCount", "i"), property("Locale", "s"), property("AccessibleId", "s"),
      method("GetChildAtIndex", ["i"], ["(so)"]), method("GetChildren", [], ["a(so)"]),
      method("GetIndexInParent", [], ["i"]), method("GetRelationSet", [], ["a(ua(so))"]),
      method("GetRole", [], ["u"]), method("GetRoleName", [], ["s"]),
      method("GetLocalizedRoleName", [], ["s"]), method("GetState", [], ["au"]),
      method("GetAttributes", [], ["a{ss}"]), method("GetApplication", [], ["(so)"]),
      method("GetInterfaces", [], ["as"]),
    ])

  static let application = interface(
    "Application",
    [
      property("ToolkitName", "s"), property("Version", "s"), property("ToolkitVersion", "s"),
      property("AtspiVersion", "s"), property("Id", "i", isWritable: true),
      method("GetLocale", ["u"], ["s"]),
    ])

  static let component = interface(
    "Component",
    [
      method("Contains", ["i", "i", "u"], ["b"]),
      method("GetAccessibleAtPoint", ["i", "i", "u"], ["(so)"]),
      method("GetExtents", ["u"], ["(iiii)"]), method("GetPosition", ["u"], ["i", "i"]),
      method("GetSize", [], ["i", "i"]), method("GetLayer", [], ["u"]),
      method("GrabFocus", [], ["b"]), method("GetAlpha", [], ["d"]),
      method("ScrollTo", ["u"], ["b"]),
    ])

  static let action = interface(
    "Action",
    [
      property("NActions", "i"), method("GetDescription", ["i"], ["s"]),
      method("GetName", ["i"], ["s"]), method("GetLocalizedName", ["i"], ["s"]),
      method("GetKeyBinding", ["i"], ["s"]), method("GetActions", [], ["a(sss)"]),
      method("DoAction", ["i"], ["b"]),
    ])

  static let value = interface(
    "Value",
    [
      property("MinimumValue", "d"), property("MaximumValue", "d"),
      property("MinimumIncrement", "d"), property("CurrentValue", "d", isWritable: true),
      property("Text", "s"),
    ])

  static let text = interface(
    "Text",
    [
      property("CharacterCount", "i"), property("CaretOffset", "i"),
      method("GetText", ["i", "i"], ["s"]), method("SetCaretOffset", ["i"], ["b"]),
      method("GetStringAtOffset", ["i", "u"], ["s", "i", "i"]),
      method("GetTextAtOffset", ["i", "u"], ["s", "i", "i"]),
      method("GetCharacterAtOffset", ["i"], ["i"]),
      method("GetAttributes", ["i"], ["a{ss}", "i", "i"]),
      method("GetAttributeRun", ["i", "b"], ["a{ss}", "i", "i"]),
      method("GetDefaultAttributes", [], ["a{ss}"]),
      method("GetDefaultAttributeSet", [], ["a{ss}"]), method("GetNSelections", [], ["i"]),
      method("GetSelection", ["i"], ["i", "i"]), method("AddSelection", ["i", "i"], ["b"]),
      method("SetSelection", ["i", "i", "i"], ["b"]), method("RemoveSelection", ["i"], ["b"]),
    ])

  static let editableText = interface(
    "EditableText",
    [
      method("SetTextContents", ["s"], ["b"]), method("InsertText", ["i", "s", "i"], ["b"]),
      method("DeleteText", ["i", "i"], ["b"]),
    ])

  static let selection = interface(
    "Selection",
    [
      property("NSelectedChildren", "i"), method("GetSelectedChild", ["i"], ["(so)"]),
      method("IsChildSelected", ["i"], ["b"]),
    ])

  static let table = interface(
    "Table",
    [
      property("NRows", "i"), property("NColumns", "i"),
      method("GetAccessibleAt", ["i", "i"], ["(so)"]), method("GetIndexAt", ["i", "i"], ["i"]),
      method("GetRowAtIndex", ["i"], ["i"]), method("GetColumnAtIndex", ["i"], ["i"]),
      method("GetRowHeader", ["i"], ["(so)"]), method("GetColumnHeader", ["i"], ["(so)"]),
      method("GetRowExtentAt", ["i", "i"], ["i"]), method("GetColumnExtentAt", ["i", "i"], ["i"]),
    ])

  static let tableCell = interface(
    "TableCell",
    [
      property("Position", "(ii)"), property("RowSpan", "i"), property("ColumnSpan", "i"),
      property("Table", "(so)"), method("GetRowHeaderCells", [], ["a(so)"]),
      method("GetColumnHeaderCells", [], ["a(so)"]),
    ])

  /// `((so)(so)(so)iiassusau)` is an object, the application, the parent, its place there, how many
  /// children it has, and what it is.
  static let item = "((so)(so)(so)iiassusau)"

  static let cache = interface(
    "Cache",
    [
      method("GetItems", [], ["a\(item)"]),
      "<signal name='AddAccessible'><arg type='\(item)'/></signal>",
      "<signal name='RemoveAccessible'><arg type='(so)'/></signal>",
    ])

  static let ofObjects = [
    accessible, application, component, action, value, text, editableText, selection, table,
    tableCell,
  ]

  /// Returns GLib's descriptions, which are never freed: connections keep them.
  static func information(
    _ interfaces: [String]
  ) -> UnsafeMutablePointer<GDBusNodeInfo>? {
    g_dbus_node_info_new_for_xml("<node>\(interfaces.joined())</node>", nil)
  }
}
