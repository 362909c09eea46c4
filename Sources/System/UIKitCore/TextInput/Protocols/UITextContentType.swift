/// The semantic meaning of a text, for password managers and on-screen keyboards.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// An address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// An address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// An address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A username.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A single-use code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
