import Foundation

extension UTType {
  /// The properties of a type.
  struct Facts: Sendable {
    let kinds: [String]
    let mimes: [String]
    let endings: [String]

    init(_ kinds: [String], _ mimes: [String] = [], _ endings: [String] = []) {
      (self.kinds, self.mimes, self.endings) = (kinds, mimes, endings)
    }
  }

  private static let imageKinds = ["public.image"]
  private static let textKinds = ["public.text"]

  static let table: [String: Facts] = [
    "public.item": Facts([]),
    "public.data": Facts(["public.item"]),
    "public.content": Facts([]),
    "public.directory": Facts(["public.item"], ["inode/directory"]),
    "public.folder": Facts(["public.directory"], ["inode/directory"]),
    "public.image": Facts(["public.data", "public.content"], ["image/*"]),
    "public.png": Facts(imageKinds, ["image/png"], ["png"]),
    "public.jpeg": Facts(imageKinds, ["image/jpeg"], ["jpeg", "jpg"]),
    "public.tiff": Facts(imageKinds, ["image/tiff"], ["tiff", "tif"]),
    "com.compuserve.gif": Facts(imageKinds, ["image/gif"], ["gif"]),
    "org.webmproject.webp": Facts(imageKinds, ["image/webp"], ["webp"]),
    "com.microsoft.bmp": Facts(imageKinds, ["image/bmp"], ["bmp"]),
    "public.heic": Facts(imageKinds, ["image/heic", "image/heif"], ["heic", "heif"]),
    "public.svg-image": Facts(imageKinds, ["image/svg+xml"], ["svg"]),
    "public.camera-raw-image": Facts(
      imageKinds, ["image/x-dcraw", "image/x-adobe-dng"],
      ["dng", "cr2", "cr3", "nef", "arw", "raf"]),
    "public.audiovisual-content": Facts(["public.data", "public.content"]),
    "public.movie": Facts(["public.audiovisual-content"], ["video/*"]),
    "public.video": Facts(["public.movie"], ["video/*"]),
    "public.mpeg-4": Facts(["public.movie"], ["video/mp4"], ["mp4", "m4v"]),
    "com.apple.quicktime-movie": Facts(["public.movie"], ["video/quicktime"], ["mov"]),
    "public.audio": Facts(["public.audiovisual-content"], ["audio/*"]),
    "public.mp3": Facts(["public.audio"], ["audio/mpeg"], ["mp3"]),
    "public.text": Facts(["public.data", "public.content"], ["text/*"]),
    "public.plain-text": Facts(textKinds, ["text/plain"], ["txt", "text"]),
    "public.utf8-plain-text": Facts(["public.plain-text"], ["text/plain;charset=utf-8"]),
    "public.rtf": Facts(textKinds, ["text/rtf", "application/rtf"], ["rtf"]),
    "public.html": Facts(textKinds, ["text/html"], ["html", "htm"]),
    "public.xml": Facts(textKinds, ["application/xml", "text/xml"], ["xml"]),
    "public.json": Facts(textKinds, ["application/json"], ["json"]),
    "com.adobe.pdf": Facts(["public.data", "public.content"], ["application/pdf"], ["pdf"]),
    "public.zip-archive": Facts(["public.data"], ["application/zip"], ["zip"]),
    "public.url": Facts(["public.data"], ["text/uri-list"]),
    "public.file-url": Facts(["public.url"]),
  ]
}
