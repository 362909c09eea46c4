import Testing
import UIKit

@testable import Screens

/// A screen, and what in it is as its design has it.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  /// What a screen does on purpose.
  enum Design: Sendable {
    /// It isn't mirrored as a whole: a calculator's keys and a player's controls stand the same way
    /// in every language.
    case keepsItsSides
    /// Buttons are smaller than 44 points where the screen is small.
    case hasSmallButtons
    /// A title is shortened where it doesn't fit.
    case shortensTitles
  }

  let name: String
  let design: Set<Design>
  let make: @MainActor @Sendable () -> UIViewController

  init(
    _ name: String, _ design: Set<Design> = [],
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.design = design
    self.make = make
  }

  var testDescription: String { name }

  static let all: [ScreenCase] = [
    ScreenCase("AlertOver", [.hasSmallButtons]) { AlertOverScreen() },
    ScreenCase("Article") { ArticleScreen() },
    ScreenCase("AspectComparison") { AspectComparisonScreen() },
    ScreenCase("BaselineHeadings") { BaselineHeadingsScreen() },
    ScreenCase("BoardingPass") { BoardingPassScreen() },
    ScreenCase("Calculator", [.keepsItsSides, .hasSmallButtons]) { CalculatorScreen() },
    ScreenCase("CalendarMonth") { CalendarMonthScreen() },
    ScreenCase("CardCollection") { CardCollectionScreen() },
    ScreenCase("Carousels") { CarouselsScreen() },
    ScreenCase("CenteredPanel") { CenteredPanelScreen() },
    ScreenCase("ChatBubbles") { ChatBubblesScreen() },
    ScreenCase("ChatComposer") { ChatComposerScreen() },
    ScreenCase("Checkout") { CheckoutScreen() },
    ScreenCase("Downloads") { DownloadsScreen() },
    ScreenCase("EditProfile") { EditProfileScreen() },
    ScreenCase("EmptyState") { EmptyStateScreen() },
    ScreenCase("ErrorState") { ErrorStateScreen() },
    ScreenCase("ExpandableTable") { ExpandableTableScreen() },
    ScreenCase("FeedCard") { FeedCardScreen() },
    ScreenCase("FormRows") { FormRowsScreen() },
    ScreenCase("KeyboardToolbar") { KeyboardToolbarScreen() },
    ScreenCase("MapPanel") { MapPanelScreen() },
    ScreenCase("MessageList") { MessageListScreen() },
    ScreenCase("MusicQueue") { MusicQueueScreen() },
    ScreenCase("NestedStacks") { NestedStacksScreen() },
    ScreenCase("NotesEditor") { NotesEditorScreen() },
    ScreenCase("Onboarding") { OnboardingScreen() },
    ScreenCase("PhotoGrid") { PhotoGridScreen() },
    ScreenCase("Player", [.keepsItsSides]) { PlayerScreen() },
    ScreenCase("PricingTable") { PricingTableScreen() },
    ScreenCase("ProductPage") { ProductPageScreen() },
    ScreenCase("Profile") { ProfileScreen() },
    ScreenCase("RatingDialog", [.hasSmallButtons]) { RatingDialogScreen() },
    ScreenCase("Recipe") { RecipeScreen() },
    ScreenCase("RenameAlert", [.hasSmallButtons]) { RenameAlertScreen() },
    ScreenCase("SearchResults") { SearchResultsScreen() },
    ScreenCase("SettingsList") { SettingsListScreen() },
    ScreenCase("SignIn") { SignInScreen() },
    ScreenCase("StatsDashboard") { StatsDashboardScreen() },
    ScreenCase("Stopwatch") { StopwatchScreen() },
    ScreenCase("TabbedNavigation") { TabbedNavigationScreen() },
    ScreenCase("TagCloud") { TagCloudScreen() },
    ScreenCase("Timeline") { TimelineScreen() },
    ScreenCase("TwoPane") { TwoPaneScreen() },
    ScreenCase("Weather") { WeatherScreen() },
  ]
}
