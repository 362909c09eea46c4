import CGtk
import Foundation
import HostInterface

extension PangoFonts {
  /// The families of the installed fonts.
  static let families: [String] = {
    list { pango_font_map_list_families(pango_cairo_font_map_get_default(), $0, $1) }
      .compactMap { pango_font_family_get_name($0).map { String(cString: $0) } }
      .sorted()
  }()

  /// The styles of a family.
  static func faces(ofFamily name: String) -> [(style: String, font: FontRequest)] {
    let all = list { pango_font_map_list_families(pango_cairo_font_map_get_default(), $0, $1) }
    let family = all.first { pango_font_family_get_name($0).map { String(cString: $0) } == name }
    guard let family else { return [] }
    return list { pango_font_family_list_faces(family, $0, $1) }.compactMap { face in
      guard let style = pango_font_face_get_face_name(face) else { return nil }
      let description = pango_font_face_describe(face)
      defer { pango_font_description_free(description) }
      let font = FontRequest(
        family: name, size: 12,
        weight: Int(pango_font_description_get_weight(description).rawValue),
        isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
      return (String(cString: style), font)
    }
  }

  /// The objects of a list that Pango allocates.
  private static func list<Item>(
    _ fill: (
      UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<Item>?>?>,
      UnsafeMutablePointer<Int32>
    ) -> Void
  ) -> [UnsafeMutablePointer<Item>] {
    var items: UnsafeMutablePointer<UnsafeMutablePointer<Item>?>?
    var count: Int32 = 0
    fill(&items, &count)
    defer { g_free(items) }
    return (0..<Int(count)).compactMap { items?[$0] }
  }
}
