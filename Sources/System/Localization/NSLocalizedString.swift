import Foundation

// Foundation's function of this name reads English strings only on Linux. Those below are preferred
// to it, because they need no default arguments; with all five arguments it is Foundation's that is
// called.

/// Returns the localized string of a key in the user's language; the key if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringCatalog.text(key, nil, .main)
}

/// Returns the localized string of a key of a bundle in the user's language; the key if there is
/// none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  StringCatalog.text(key, nil, bundle)
}

/// Returns the localized string of a key in a table in the user's language; the key if there is
/// none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  StringCatalog.text(key, tableName, .main)
}

/// Returns the localized string of a key in a table of a bundle in the user's language; the key if
/// there is none.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  StringCatalog.text(key, tableName, bundle)
}

/// Returns the localized string of a key in the user's language; the value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  StringCatalog.text(key, nil, .main, value)
}

/// Returns the localized string of a key of a bundle in the user's language; the value if there is
/// none.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  StringCatalog.text(key, nil, bundle, value)
}

/// Returns the localized string of a key in a table in the user's language; the value if there is
/// none.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  StringCatalog.text(key, tableName, .main, value)
}

extension StringCatalog {
  fileprivate static func text(
    _ key: String, _ table: String?, _ bundle: Bundle, _ value: String = ""
  ) -> String {
    format(key, table: table ?? "Localizable", in: bundle)?.format ?? (value.isEmpty ? key : value)
  }
}
