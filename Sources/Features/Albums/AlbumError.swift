import Foundation

/// Why an app's data is no album, found before anything is shown.
public enum AlbumError: Error, Hashable, LocalizedError, CustomStringConvertible {
  /// A dictionary leads to a field that items do not have.
  case unknownField(String)
  /// A dictionary begins at a field that the model does not have.
  case unknownModelField(String, model: String, fields: [String])
  case mappedTwice(field: String)
  case unsuitableType(String, modelField: String, field: String)
  case tooManyTitles(Int, categories: Int)
  /// There is nothing to load a page from.
  case noAddress
  case noLoader

  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .unknownField(let name):
      "Items have no field “\(name)”\(Self.guess(name, of: Self.itemFields)). "
        + "Use one of: \(Self.itemFields.joined(separator: ", "))."
    case .unknownModelField(let name, let model, let fields):
      "\(model) has no field “\(name)”\(Self.guess(name, of: fields)). "
        + "Names lead from the model's field to the item's; it has: "
        + "\(fields.joined(separator: ", "))."
    case .mappedTwice(let field):
      "Two fields lead to “\(field)”. Keep the one that is meant."
    case .unsuitableType(let type, let modelField, let field):
      "“\(modelField)” is of type \(type), which cannot become “\(field)”. "
        + "Map it by a key path and convert it."
    case .tooManyTitles(let titles, let categories):
      "There are \(titles) titles for \(categories) categories. Give one title a category."
    case .noAddress: "This page has no address to load from."
    case .noLoader: "Nothing loads photos here. Set the album browser's loadItem."
    }
  }

  private static var itemFields: [String] { AlbumField.allCases.map(\.rawValue) }

  /// Names that differ in letter case alone are the usual slip.
  private static func guess(_ name: String, of names: [String]) -> String {
    let likely = names.first { $0.lowercased() == name.lowercased() }
    return likely.map { "; “\($0)” is meant, perhaps" } ?? ""
  }
}
