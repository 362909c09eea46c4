import Foundation

#if os(Linux)
  import CVips
#else
  import CryptoKit
#endif

/// The checksum that names files after addresses, here as in the desktop's thumbnail cache: by GLib
/// on Linux, by CryptoKit on Apple's systems. It keeps nobody out: what is found by it is compared
/// with the address that it is for.
public enum MD5 {
  /// Returns the checksum of a text's UTF-8 bytes as 32 hexadecimal digits in lower case.
  public static func hex(_ text: String) -> String {
    #if os(Linux)
      // Null only for a kind of checksum that GLib doesn't know.
      guard let digits = g_compute_checksum_for_string(G_CHECKSUM_MD5, text, text.utf8.count) else {
        return ""
      }
      defer { g_free(digits) }
      return String(cString: digits)
    #else
      return Insecure.MD5.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
    #endif
  }
}
