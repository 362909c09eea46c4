import CGtk
import Foundation

/// The folder that the desktop keeps pictures in.
public enum PicturesFolder {
  /// The folder that is named in `user-dirs.dirs`; nil if none is. Foundation takes the quotation
  /// marks there for a part of the name.
  public static var url: URL? {
    guard let path = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES) else { return nil }
    return URL(fileURLWithPath: String(cString: path), isDirectory: true)
  }
}
