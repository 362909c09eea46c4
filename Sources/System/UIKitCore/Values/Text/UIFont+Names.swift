import HostInterface
import QuartzCore

extension UIFont {
  /// Creates an installed font from its name, such as "DejaVuSans-Bold", "DejaVu Sans Bold" or the
  /// name of its family; returns nil if there is no such font. The size is in points; 0 stands for
  /// 12 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard var request = FontName.request(for: fontName) else { return nil }
    request.size = fontSize > 0 ? fontSize : 12
    self.init(request)
  }

  /// The names of the families of the installed fonts.
  public class var familyNames: [String] {
    MainThread.run { HostServices.current.text?.families ?? [] }
  }

  /// Returns the names of the fonts in a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    var names: [String] = []
    for face in MainThread.run({ HostServices.current.text?.faces(ofFamily: familyName) }) ?? [] {
      let name = FontName(family: familyName, request: face.font).text
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The default font size of labels, in points: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons, in points: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the system font, in points: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the small system font, in points: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
}

/// A font name in the style of PostScript: the family without spaces, a hyphen and the style.
struct FontName {
  let text: String

  init(family: String, request: FontRequest) {
    let weights: [Int: String] = [
      100: "Thin", 200: "UltraLight", 300: "Light", 500: "Medium", 600: "SemiBold", 700: "Bold",
      800: "ExtraBold", 900: "Black",
    ]
    let nearest = Int((Double(request.weight) / 100).rounded()) * 100
    let style = (weights[nearest] ?? "") + (request.isItalic ? "Italic" : "")
    let name = family.filter { $0 != " " }
    text = style.isEmpty ? name : "\(name)-\(style)"
  }

  /// Returns the request for the font with a name, in any size; nil if it isn't installed.
  static func request(for name: String) -> FontRequest? {
    MainThread.run {
      guard let text = HostServices.current.text, !name.isEmpty else { return nil }
      let wanted = plain(name).lowercased()
      if let family = text.families.first(where: { plain($0).lowercased() == wanted }) {
        return FontRequest(family: family, size: 12)
      }
      let families = text.families.filter { wanted.hasPrefix(plain($0).lowercased()) }
      for family in families.sorted(by: { $0.count > $1.count }) {
        let faces = text.faces(ofFamily: family)
        let face = faces.first { style, font in
          let names = [plain(family + style), plain(FontName(family: family, request: font).text)]
          return names.contains { $0.lowercased() == wanted }
        }
        if let face { return face.font }
      }
      return nil
    }
  }

  /// Returns a name without spaces and hyphens, for comparison.
  private static func plain(_ name: String) -> String { name.filter { $0 != " " && $0 != "-" } }
}
