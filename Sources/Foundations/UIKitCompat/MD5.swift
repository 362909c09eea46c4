import Foundation

#if os(Linux)
  import CGLib
#else
  import CryptoKit
#endif

/// The MD5 checksum for file names derived from addresses, as in the desktop's thumbnail cache: by
/// GLib on Linux, by CryptoKit on Apple's systems. It isn't used for security: a file found by it
/// is compared with the address it is for.
public enum MD5 {
  /// Returns the MD5 checksum of a string's UTF-8 bytes as 32 lowercase hexadecimal digits.
  public static func hex(_ text: String) -> String {
    #if os(Linux)
      // The result is null only for a checksum type that GLib doesn't know.
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
