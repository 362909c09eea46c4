import Testing
import UIKit

@testable import Screens

/// A screen, and what in it is as its design has it.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  /// What a screen does on purpose.
  enum Design: Sendable {
    /// It isn't mirrored, or not as a whole.
    case keepsItsSides
    /// Buttons are smaller than 44 points where the screen is small.
    case hasSmallButtons
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
    ScreenCase("AlertOver") { AlertOverScreen() },
    ScreenCase("Article") { ArticleScreen() },
    ScreenCase("AspectComparison") { AspectComparisonScreen() },
    ScreenCase("BaselineHeadings") { BaselineHeadingsScreen() },
    ScreenCase("BoardingPass") { BoardingPassScreen() },
    // Its keys stand as on every calculator, and all five rows of them fit the smallest window.
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
    // Its buttons stand in the order of time, which is the same in every language.
    ScreenCase("Player", [.keepsItsSides]) { PlayerScreen() },
    ScreenCase("PricingTable") { PricingTableScreen() },
    ScreenCase("ProductPage") { ProductPageScreen() },
    ScreenCase("Profile") { ProfileScreen() },
    // Its five stars share the width of the smallest window.
    ScreenCase("RatingDialog", [.hasSmallButtons]) { RatingDialogScreen() },
    ScreenCase("Recipe") { RecipeScreen() },
    ScreenCase("RenameAlert") { RenameAlertScreen() },
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
