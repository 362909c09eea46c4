/// A property of XMP with the form in which it is written.
struct XMPProperty {
  enum Form { case simple, language, bag, sequence }

  var prefix: String
  var name: XMPElement.Name
  var form: Form
  /// The character between the parts of a nested keyword, for lists of keywords.
  var separator: Character?

  init(
    _ prefix: String, _ namespace: String, _ local: String, _ form: Form,
    separator: Character? = nil
  ) {
    self.prefix = prefix
    name = XMPElement.Name(namespace: namespace, local: local)
    self.form = form
    self.separator = separator
  }

  private static let dc = "http://purl.org/dc/elements/1.1/"
  static let title = Self("dc", dc, "title", .language)
  static let caption = Self("dc", dc, "description", .language)
  static let keywords = Self("dc", dc, "subject", .bag)
  static let rating = Self("xmp", "http://ns.adobe.com/xap/1.0/", "Rating", .simple)
  static let favorite = Self("vitrine", XMPNamespaces.own, "Favorite", .simple)
  static let edit = Self("vitrine", XMPNamespaces.own, "Edit", .simple)
  static let thumbnails = Self("xmp", "http://ns.adobe.com/xap/1.0/", "Thumbnails", .simple)
  static let orientation = Self("tiff", "http://ns.adobe.com/tiff/1.0/", "Orientation", .simple)
  static let microsoftRating = Self(
    "MicrosoftPhoto", "http://ns.microsoft.com/photo/1.0/", "Rating", .simple)
  /// Other programs' lists of keywords, which are kept in step where they are.
  static let keywordLists = [
    Self("digiKam", "http://www.digikam.org/ns/1.0/", "TagsList", .sequence, separator: "/"),
    Self("lr", "http://ns.adobe.com/lightroom/1.0/", "hierarchicalSubject", .bag, separator: "|"),
    Self(
      "MicrosoftPhoto", "http://ns.microsoft.com/photo/1.0/", "LastKeywordXMP", .bag, separator: "/"
    ),
    Self(
      "mediapro", "http://ns.iview-multimedia.com/mediapro/1.0/", "CatalogSets", .bag,
      separator: "|"),
  ]
}

/// Other programs' lists of keywords, each with the character between the parts of a nested one.
package enum KeywordLists {
  /// As the library that reads tags calls them.
  package static let tags: [(name: String, separator: Character)] =
    XMPProperty.keywordLists.compactMap { list in
      list.separator.map { ("Xmp.\(list.prefix).\(list.name.local)", $0) }
    }
}
