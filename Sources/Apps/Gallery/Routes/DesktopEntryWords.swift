/// The words of the desktop entry, which holds all languages at once.
enum DesktopEntryWords {
  /// The texts of a key of the entry by language.
  typealias Words = (key: String, texts: KeyValuePairs<String, String>)

  static let about: [Words] = [
    (
      "Name",
      [
        "": "Vitrine Gallery", "ar": "معرض Vitrine", "de": "Vitrine Galerie",
        "fr": "Galerie Vitrine", "ja": "Vitrineギャラリー",
      ]
    ),
    (
      "GenericName",
      [
        "": "Photo Viewer", "ar": "عارض الصور", "de": "Fotobetrachter",
        "fr": "Visionneuse de photos", "ja": "写真ビューア",
      ]
    ),
    (
      "Comment",
      [
        "": "Shows photographs and videos", "ar": "يعرض الصور والفيديوهات",
        "de": "Zeigt Fotos und Videos", "fr": "Affiche des photos et des vidéos",
        "ja": "写真とビデオを表示します",
      ]
    ),
    (
      "Keywords",
      [
        "": "photo;picture;image;video;album;viewer;", "ar": "صورة;صور;فيديو;ألبوم;عارض;",
        "de": "Foto;Bild;Video;Album;Betrachter;", "fr": "photo;image;vidéo;album;visionneuse;",
        "ja": "写真;画像;ビデオ;動画;アルバム;ビューア;",
      ]
    ),
  ]

  /// The name of the action that opens another window.
  static let newWindow: [Words] = [
    (
      "Name",
      [
        "": "New Window", "ar": "نافذة جديدة", "de": "Neues Fenster", "fr": "Nouvelle fenêtre",
        "ja": "新規ウインドウ",
      ]
    )
  ]

  static func lines(of words: [Words]) -> [String] {
    words.flatMap { word in
      word.texts.map { "\(word.key)\($0.key.isEmpty ? "" : "[\($0.key)]")=\($0.value)" }
    }
  }
}
