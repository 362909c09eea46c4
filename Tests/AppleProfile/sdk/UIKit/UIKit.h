#pragma once
@import FactsBase;
@import QuartzCore;
@import CoreImage;
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
typedef enum __attribute__((flag_enum, enum_extensibility(open))) NSUnderlineStyle : NSInteger {
  NSUnderlineStyleNone = 0,
  NSUnderlineStyleSingle = 1,
  NSUnderlineStyleThick = 2,
  NSUnderlineStyleDouble = 9,
  NSUnderlineStylePatternSolid = 0,
  NSUnderlineStylePatternDot = 256,
  NSUnderlineStylePatternDash = 512,
  NSUnderlineStylePatternDashDot = 768,
  NSUnderlineStylePatternDashDotDot = 1024,
  NSUnderlineStyleByWord = 32768,
} NSUnderlineStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("NSLayoutConstraint.Relation"))) NSLayoutRelation : NSInteger {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1,
} NSLayoutRelation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("NSLayoutConstraint.Attribute"))) NSLayoutAttribute : NSInteger {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight = 2,
  NSLayoutAttributeTop = 3,
  NSLayoutAttributeBottom = 4,
  NSLayoutAttributeLeading = 5,
  NSLayoutAttributeTrailing = 6,
  NSLayoutAttributeWidth = 7,
  NSLayoutAttributeHeight = 8,
  NSLayoutAttributeCenterX = 9,
  NSLayoutAttributeCenterY = 10,
  NSLayoutAttributeLastBaseline = 11,
  NSLayoutAttributeBaseline = 11,
  NSLayoutAttributeFirstBaseline = 12,
  NSLayoutAttributeLeftMargin = 13,
  NSLayoutAttributeRightMargin = 14,
  NSLayoutAttributeTopMargin = 15,
  NSLayoutAttributeBottomMargin = 16,
  NSLayoutAttributeLeadingMargin = 17,
  NSLayoutAttributeTrailingMargin = 18,
  NSLayoutAttributeCenterXWithinMargins = 19,
  NSLayoutAttributeCenterYWithinMargins = 20,
  NSLayoutAttributeNotAnAttribute = 0,
} NSLayoutAttribute;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("NSLayoutConstraint.FormatOptions"))) NSLayoutFormatOptions : NSUInteger {
  NSLayoutFormatAlignAllLeft = 2,
  NSLayoutFormatAlignAllRight = 4,
  NSLayoutFormatAlignAllTop = 8,
  NSLayoutFormatAlignAllBottom = 16,
  NSLayoutFormatAlignAllLeading = 32,
  NSLayoutFormatAlignAllTrailing = 64,
  NSLayoutFormatAlignAllCenterX = 512,
  NSLayoutFormatAlignAllCenterY = 1024,
  NSLayoutFormatAlignAllLastBaseline = 2048,
  NSLayoutFormatAlignAllFirstBaseline = 4096,
  NSLayoutFormatAlignAllBaseline = 2048,
  NSLayoutFormatAlignmentMask = 65535,
  NSLayoutFormatDirectionLeadingToTrailing __attribute__((swift_name("directionLeadingToTrailing"))) = 0,
  NSLayoutFormatDirectionLeftToRight = 65536,
  NSLayoutFormatDirectionRightToLeft = 131072,
  NSLayoutFormatDirectionMask = 196608,
  NSLayoutFormatSpacingEdgeToEdge = 0,
  NSLayoutFormatSpacingBaselineToBaseline = 524288,
  NSLayoutFormatSpacingMask = 524288,
} NSLayoutFormatOptions;
typedef enum __attribute__((enum_extensibility(open))) NSTextLayoutOrientation : NSInteger {
  NSTextLayoutOrientationHorizontal = 0,
  NSTextLayoutOrientationVertical = 1,
} NSTextLayoutOrientation;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) NSGlyphProperty : NSInteger {
  NSGlyphPropertyNull = 1,
  NSGlyphPropertyControlCharacter = 2,
  NSGlyphPropertyElastic = 4,
  NSGlyphPropertyNonBaseCharacter = 8,
} NSGlyphProperty;
typedef enum __attribute__((enum_extensibility(open))) NSLineBreakMode : NSInteger {
  NSLineBreakByWordWrapping = 0,
  NSLineBreakByCharWrapping = 1,
  NSLineBreakByClipping = 2,
  NSLineBreakByTruncatingHead = 3,
  NSLineBreakByTruncatingTail = 4,
  NSLineBreakByTruncatingMiddle = 5,
} NSLineBreakMode;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) NSLineBreakStrategy : NSUInteger {
  NSLineBreakStrategyNone = 0,
  NSLineBreakStrategyPushOut = 1,
  NSLineBreakStrategyHangulWordPriority = 2,
  NSLineBreakStrategyStandard = 65535,
} NSLineBreakStrategy;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) NSStringDrawingOptions : NSInteger {
  NSStringDrawingUsesLineFragmentOrigin = 1,
  NSStringDrawingUsesFontLeading = 2,
  NSStringDrawingUsesDeviceMetrics = 8,
  NSStringDrawingTruncatesLastVisibleLine = 32,
  NSStringDrawingOptionsResolvesNaturalAlignmentWithBaseWritingDirection = 512,
} NSStringDrawingOptions;
typedef enum __attribute__((enum_extensibility(open))) NSWritingDirection : NSInteger {
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1,
} NSWritingDirection;
typedef enum __attribute__((enum_extensibility(open))) NSTextAlignment : NSInteger {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
  NSTextAlignmentRight = 2,
  NSTextAlignmentCenter = 1,
} NSTextAlignment;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("NSTextStorage.EditActions"))) NSTextStorageEditActions : NSUInteger {
  NSTextStorageEditedAttributes = 1,
  NSTextStorageEditedCharacters = 2,
} NSTextStorageEditActions;
typedef enum __attribute__((enum_extensibility(open))) UIAccessibilityScrollDirection : NSInteger {
  UIAccessibilityScrollDirectionRight = 1,
  UIAccessibilityScrollDirectionLeft = 2,
  UIAccessibilityScrollDirectionUp = 3,
  UIAccessibilityScrollDirectionDown = 4,
  UIAccessibilityScrollDirectionNext = 5,
  UIAccessibilityScrollDirectionPrevious = 6,
} UIAccessibilityScrollDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIActivity.Category"))) UIActivityCategory : NSInteger {
  UIActivityCategoryAction = 0,
  UIActivityCategoryShare = 1,
} UIActivityCategory;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIActivityIndicatorView.Style"))) UIActivityIndicatorViewStyle : NSInteger {
  UIActivityIndicatorViewStyleMedium = 100,
  UIActivityIndicatorViewStyleLarge = 101,
  UIActivityIndicatorViewStyleWhiteLarge = 0,
  UIActivityIndicatorViewStyleWhite = 1,
  UIActivityIndicatorViewStyleGray = 2,
} UIActivityIndicatorViewStyle;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIActivity.SectionTypes"))) UIActivitySectionTypes : NSUInteger {
  UIActivitySectionTypesNone = 0,
  UIActivitySectionTypesPeopleSuggestions = 1,
} UIActivitySectionTypes;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIAlertAction.Style"))) UIAlertActionStyle : NSInteger {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel = 1,
  UIAlertActionStyleDestructive = 2,
} UIAlertActionStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIAlertController.Style"))) UIAlertControllerStyle : NSInteger {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert = 1,
} UIAlertControllerStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIAlertController.Severity"))) UIAlertControllerSeverity : NSInteger {
  UIAlertControllerSeverityDefault = 0,
  UIAlertControllerSeverityCritical = 1,
} UIAlertControllerSeverity;
typedef enum __attribute__((enum_extensibility(open))) UIStatusBarStyle : NSInteger {
  UIStatusBarStyleDefault = 0,
  UIStatusBarStyleLightContent = 1,
  UIStatusBarStyleDarkContent = 3,
  UIStatusBarStyleBlackTranslucent = 1,
  UIStatusBarStyleBlackOpaque = 2,
} UIStatusBarStyle;
typedef enum __attribute__((enum_extensibility(open))) UIStatusBarAnimation : NSInteger {
  UIStatusBarAnimationNone = 0,
  UIStatusBarAnimationFade = 1,
  UIStatusBarAnimationSlide = 2,
} UIStatusBarAnimation;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIRemoteNotificationType : NSUInteger {
  UIRemoteNotificationTypeNone = 0,
  UIRemoteNotificationTypeBadge = 1,
  UIRemoteNotificationTypeSound = 2,
  UIRemoteNotificationTypeAlert = 4,
  UIRemoteNotificationTypeNewsstandContentAvailability = 8,
} UIRemoteNotificationType;
typedef enum __attribute__((enum_extensibility(open))) UIBackgroundFetchResult : NSUInteger {
  UIBackgroundFetchResultNewData = 0,
  UIBackgroundFetchResultNoData = 1,
  UIBackgroundFetchResultFailed = 2,
} UIBackgroundFetchResult;
typedef enum __attribute__((enum_extensibility(open))) UIBackgroundRefreshStatus : NSInteger {
  UIBackgroundRefreshStatusRestricted = 0,
  UIBackgroundRefreshStatusDenied = 1,
  UIBackgroundRefreshStatusAvailable = 2,
} UIBackgroundRefreshStatus;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIApplication.State"))) UIApplicationState : NSInteger {
  UIApplicationStateActive = 0,
  UIApplicationStateInactive = 1,
  UIApplicationStateBackground = 2,
} UIApplicationState;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIApplicationShortcutIcon.IconType"))) UIApplicationShortcutIconType : NSInteger {
  UIApplicationShortcutIconTypeCompose = 0,
  UIApplicationShortcutIconTypePlay = 1,
  UIApplicationShortcutIconTypePause = 2,
  UIApplicationShortcutIconTypeAdd = 3,
  UIApplicationShortcutIconTypeLocation = 4,
  UIApplicationShortcutIconTypeSearch = 5,
  UIApplicationShortcutIconTypeShare = 6,
  UIApplicationShortcutIconTypeProhibit = 7,
  UIApplicationShortcutIconTypeContact = 8,
  UIApplicationShortcutIconTypeHome = 9,
  UIApplicationShortcutIconTypeMarkLocation = 10,
  UIApplicationShortcutIconTypeFavorite = 11,
  UIApplicationShortcutIconTypeLove = 12,
  UIApplicationShortcutIconTypeCloud = 13,
  UIApplicationShortcutIconTypeInvitation = 14,
  UIApplicationShortcutIconTypeConfirmation = 15,
  UIApplicationShortcutIconTypeMail = 16,
  UIApplicationShortcutIconTypeMessage = 17,
  UIApplicationShortcutIconTypeDate = 18,
  UIApplicationShortcutIconTypeTime = 19,
  UIApplicationShortcutIconTypeCapturePhoto = 20,
  UIApplicationShortcutIconTypeCaptureVideo = 21,
  UIApplicationShortcutIconTypeTask = 22,
  UIApplicationShortcutIconTypeTaskCompleted = 23,
  UIApplicationShortcutIconTypeAlarm = 24,
  UIApplicationShortcutIconTypeBookmark = 25,
  UIApplicationShortcutIconTypeShuffle = 26,
  UIApplicationShortcutIconTypeAudio = 27,
  UIApplicationShortcutIconTypeUpdate = 28,
} UIApplicationShortcutIconType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIAttachmentBehavior.AttachmentType"))) UIAttachmentBehaviorType : NSInteger {
  UIAttachmentBehaviorTypeItems = 0,
  UIAttachmentBehaviorTypeAnchor = 1,
} UIAttachmentBehaviorType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIBarButtonItem.Style"))) UIBarButtonItemStyle : NSInteger {
  UIBarButtonItemStylePlain = 0,
  UIBarButtonItemStyleProminent = 2,
  UIBarButtonItemStyleBordered = 1,
  UIBarButtonItemStyleDone = 2,
} UIBarButtonItemStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIBarButtonItem.SystemItem"))) UIBarButtonSystemItem : NSInteger {
  UIBarButtonSystemItemDone = 0,
  UIBarButtonSystemItemCancel = 1,
  UIBarButtonSystemItemEdit = 2,
  UIBarButtonSystemItemSave = 3,
  UIBarButtonSystemItemAdd = 4,
  UIBarButtonSystemItemFlexibleSpace = 5,
  UIBarButtonSystemItemFixedSpace = 6,
  UIBarButtonSystemItemCompose = 7,
  UIBarButtonSystemItemReply = 8,
  UIBarButtonSystemItemAction = 9,
  UIBarButtonSystemItemOrganize = 10,
  UIBarButtonSystemItemBookmarks = 11,
  UIBarButtonSystemItemSearch = 12,
  UIBarButtonSystemItemRefresh = 13,
  UIBarButtonSystemItemStop = 14,
  UIBarButtonSystemItemCamera = 15,
  UIBarButtonSystemItemTrash = 16,
  UIBarButtonSystemItemPlay = 17,
  UIBarButtonSystemItemPause = 18,
  UIBarButtonSystemItemRewind = 19,
  UIBarButtonSystemItemFastForward = 20,
  UIBarButtonSystemItemUndo = 21,
  UIBarButtonSystemItemRedo = 22,
  UIBarButtonSystemItemPageCurl = 23,
  UIBarButtonSystemItemClose = 24,
  UIBarButtonSystemItemWritingTools = 25,
} UIBarButtonSystemItem;
typedef enum __attribute__((enum_extensibility(open))) UIBarMetrics : NSInteger {
  UIBarMetricsDefault = 0,
  UIBarMetricsCompact = 1,
  UIBarMetricsDefaultPrompt = 101,
  UIBarMetricsCompactPrompt = 102,
  UIBarMetricsLandscapePhone = 1,
  UIBarMetricsLandscapePhonePrompt = 102,
} UIBarMetrics;
typedef enum __attribute__((enum_extensibility(open))) UIBarPosition : NSInteger {
  UIBarPositionAny = 0,
  UIBarPositionBottom = 1,
  UIBarPositionTop = 2,
  UIBarPositionTopAttached = 3,
} UIBarPosition;
typedef enum __attribute__((enum_extensibility(open))) UIBehavioralStyle : NSUInteger {
  UIBehavioralStyleAutomatic = 0,
  UIBehavioralStylePad = 1,
  UIBehavioralStyleMac = 2,
} UIBehavioralStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIBlurEffect.Style"))) UIBlurEffectStyle : NSInteger {
  UIBlurEffectStyleExtraLight = 0,
  UIBlurEffectStyleLight = 1,
  UIBlurEffectStyleDark = 2,
  UIBlurEffectStyleExtraDark = 3,
  UIBlurEffectStyleRegular = 4,
  UIBlurEffectStyleProminent = 5,
  UIBlurEffectStyleSystemUltraThinMaterial = 6,
  UIBlurEffectStyleSystemThinMaterial = 7,
  UIBlurEffectStyleSystemMaterial = 8,
  UIBlurEffectStyleSystemThickMaterial = 9,
  UIBlurEffectStyleSystemChromeMaterial = 10,
  UIBlurEffectStyleSystemUltraThinMaterialLight = 11,
  UIBlurEffectStyleSystemThinMaterialLight = 12,
  UIBlurEffectStyleSystemMaterialLight = 13,
  UIBlurEffectStyleSystemThickMaterialLight = 14,
  UIBlurEffectStyleSystemChromeMaterialLight = 15,
  UIBlurEffectStyleSystemUltraThinMaterialDark = 16,
  UIBlurEffectStyleSystemThinMaterialDark = 17,
  UIBlurEffectStyleSystemMaterialDark = 18,
  UIBlurEffectStyleSystemThickMaterialDark = 19,
  UIBlurEffectStyleSystemChromeMaterialDark = 20,
} UIBlurEffectStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIButton.ButtonType"))) UIButtonType : NSInteger {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem = 1,
  UIButtonTypeDetailDisclosure = 2,
  UIButtonTypeInfoLight = 3,
  UIButtonTypeInfoDark = 4,
  UIButtonTypeContactAdd = 5,
  UIButtonTypePlain = 6,
  UIButtonTypeClose = 7,
  UIButtonTypeRoundedRect = 1,
} UIButtonType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIButton.Role"))) UIButtonRole : NSInteger {
  UIButtonRoleNormal = 0,
  UIButtonRolePrimary = 1,
  UIButtonRoleCancel = 2,
  UIButtonRoleDestructive = 3,
} UIButtonRole;
typedef enum __attribute__((enum_extensibility(open))) UICellConfigurationDragState : NSInteger {
  UICellConfigurationDragStateNone = 0,
  UICellConfigurationDragStateLifting = 1,
  UICellConfigurationDragStateDragging = 2,
} UICellConfigurationDragState;
typedef enum __attribute__((enum_extensibility(open))) UICellConfigurationDropState : NSInteger {
  UICellConfigurationDropStateNone = 0,
  UICellConfigurationDropStateNotTargeted = 1,
  UICellConfigurationDropStateTargeted = 2,
} UICellConfigurationDropState;
typedef enum __attribute__((enum_extensibility(open))) UICollectionLayoutListAppearance : NSInteger {
  UICollectionLayoutListAppearancePlain = 0,
  UICollectionLayoutListAppearanceGrouped = 1,
  UICollectionLayoutListAppearanceInsetGrouped = 2,
  UICollectionLayoutListAppearanceSidebar = 3,
  UICollectionLayoutListAppearanceSidebarPlain = 4,
} UICollectionLayoutListAppearance;
typedef enum __attribute__((enum_extensibility(open))) UICollectionLayoutListHeaderMode : NSInteger {
  UICollectionLayoutListHeaderModeNone = 0,
  UICollectionLayoutListHeaderModeSupplementary = 1,
  UICollectionLayoutListHeaderModeFirstItemInSection = 2,
} UICollectionLayoutListHeaderMode;
typedef enum __attribute__((enum_extensibility(open))) UICollectionLayoutListFooterMode : NSInteger {
  UICollectionLayoutListFooterModeNone = 0,
  UICollectionLayoutListFooterModeSupplementary = 1,
} UICollectionLayoutListFooterMode;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UICollectionLayoutListContentHuggingElements : NSUInteger {
  UICollectionLayoutListContentHuggingElementsNone = 0,
  UICollectionLayoutListContentHuggingElementsSupplementaryHeader = 1,
} UICollectionLayoutListContentHuggingElements;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UICollectionView.ScrollPosition"))) UICollectionViewScrollPosition : NSUInteger {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1,
  UICollectionViewScrollPositionCenteredVertically = 2,
  UICollectionViewScrollPositionBottom = 4,
  UICollectionViewScrollPositionLeft = 8,
  UICollectionViewScrollPositionCenteredHorizontally = 16,
  UICollectionViewScrollPositionRight = 32,
} UICollectionViewScrollPosition;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionView.ReorderingCadence"))) UICollectionViewReorderingCadence : NSInteger {
  UICollectionViewReorderingCadenceImmediate = 0,
  UICollectionViewReorderingCadenceFast = 1,
  UICollectionViewReorderingCadenceSlow = 2,
} UICollectionViewReorderingCadence;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionView.SelfSizingInvalidation"))) UICollectionViewSelfSizingInvalidation : NSInteger {
  UICollectionViewSelfSizingInvalidationDisabled = 0,
  UICollectionViewSelfSizingInvalidationEnabled = 1,
  UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints = 2,
} UICollectionViewSelfSizingInvalidation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionView.DropIntent"))) UICollectionViewDropIntent : NSInteger {
  UICollectionViewDropIntentUnspecified = 0,
  UICollectionViewDropIntentInsertAtDestinationIndexPath = 1,
  UICollectionViewDropIntentInsertIntoDestinationIndexPath = 2,
} UICollectionViewDropIntent;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionViewCell.DragState"))) UICollectionViewCellDragState : NSInteger {
  UICollectionViewCellDragStateNone = 0,
  UICollectionViewCellDragStateLifting = 1,
  UICollectionViewCellDragStateDragging = 2,
} UICollectionViewCellDragState;
typedef enum __attribute__((enum_extensibility(open))) UIContentInsetsReference : NSInteger {
  UIContentInsetsReferenceAutomatic = 0,
  UIContentInsetsReferenceNone = 1,
  UIContentInsetsReferenceSafeArea = 2,
  UIContentInsetsReferenceLayoutMargins = 3,
  UIContentInsetsReferenceReadableContent = 4,
} UIContentInsetsReference;
typedef enum __attribute__((enum_extensibility(open))) UICollectionLayoutSectionOrthogonalScrollingBehavior : NSInteger {
  UICollectionLayoutSectionOrthogonalScrollingBehaviorNone = 0,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous = 1,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary = 2,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging = 3,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging = 4,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered = 5,
} UICollectionLayoutSectionOrthogonalScrollingBehavior;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionViewFlowLayout.SectionInsetReference"))) UICollectionViewFlowLayoutSectionInsetReference : NSInteger {
  UICollectionViewFlowLayoutSectionInsetFromContentInset = 0,
  UICollectionViewFlowLayoutSectionInsetFromSafeArea = 1,
  UICollectionViewFlowLayoutSectionInsetFromLayoutMargins = 2,
} UICollectionViewFlowLayoutSectionInsetReference;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionView.ScrollDirection"))) UICollectionViewScrollDirection : NSInteger {
  UICollectionViewScrollDirectionVertical = 0,
  UICollectionViewScrollDirectionHorizontal = 1,
} UICollectionViewScrollDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionView.ElementCategory"))) UICollectionElementCategory : NSUInteger {
  UICollectionElementCategoryCell = 0,
  UICollectionElementCategorySupplementaryView = 1,
  UICollectionElementCategoryDecorationView = 2,
} UICollectionElementCategory;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UICollectionViewUpdateItem.Action"))) UICollectionUpdateAction : NSInteger {
  UICollectionUpdateActionInsert = 0,
  UICollectionUpdateActionDelete = 1,
  UICollectionUpdateActionReload = 2,
  UICollectionUpdateActionMove = 3,
  UICollectionUpdateActionNone = 4,
} UICollectionUpdateAction;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIColor.Prominence"))) UIColorProminence : NSInteger {
  UIColorProminencePrimary = 0,
  UIColorProminenceSecondary = 1,
  UIColorProminenceTertiary = 2,
  UIColorProminenceQuaternary = 3,
} UIColorProminence;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIKeyModifierFlags : NSInteger {
  UIKeyModifierAlphaShift = 65536,
  UIKeyModifierShift = 131072,
  UIKeyModifierControl = 262144,
  UIKeyModifierAlternate = 524288,
  UIKeyModifierCommand = 1048576,
  UIKeyModifierNumericPad = 2097152,
} UIKeyModifierFlags;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIContextMenuConfiguration.ElementOrder"))) UIContextMenuConfigurationElementOrder : NSInteger {
  UIContextMenuConfigurationElementOrderAutomatic = 0,
  UIContextMenuConfigurationElementOrderPriority = 1,
  UIContextMenuConfigurationElementOrderFixed = 2,
} UIContextMenuConfigurationElementOrder;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIContextMenuInteraction.CommitStyle"))) UIContextMenuInteractionCommitStyle : NSInteger {
  UIContextMenuInteractionCommitStyleDismiss = 0,
  UIContextMenuInteractionCommitStylePop = 1,
} UIContextMenuInteractionCommitStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIContextMenuInteraction.Appearance"))) UIContextMenuInteractionAppearance : NSInteger {
  UIContextMenuInteractionAppearanceUnknown = 0,
  UIContextMenuInteractionAppearanceRich = 1,
  UIContextMenuInteractionAppearanceCompact = 2,
} UIContextMenuInteractionAppearance;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIContextualAction.Style"))) UIContextualActionStyle : NSInteger {
  UIContextualActionStyleNormal = 0,
  UIContextualActionStyleDestructive = 1,
} UIContextualActionStyle;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIControl.Event"))) UIControlEvents : NSUInteger {
  UIControlEventTouchDown = 1,
  UIControlEventTouchDownRepeat = 2,
  UIControlEventTouchDragInside = 4,
  UIControlEventTouchDragOutside = 8,
  UIControlEventTouchDragEnter = 16,
  UIControlEventTouchDragExit = 32,
  UIControlEventTouchUpInside = 64,
  UIControlEventTouchUpOutside = 128,
  UIControlEventTouchCancel = 256,
  UIControlEventValueChanged = 4096,
  UIControlEventPrimaryActionTriggered = 8192,
  UIControlEventMenuActionTriggered = 16384,
  UIControlEventEditingDidBegin = 65536,
  UIControlEventEditingChanged = 131072,
  UIControlEventEditingDidEnd = 262144,
  UIControlEventEditingDidEndOnExit = 524288,
  UIControlEventAllTouchEvents = 4095,
  UIControlEventAllEditingEvents = 983040,
  UIControlEventApplicationReserved = 251658240,
  UIControlEventSystemReserved = 4026531840,
  UIControlEventAllEvents = 4294967295,
} UIControlEvents;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIControl.ContentVerticalAlignment"))) UIControlContentVerticalAlignment : NSInteger {
  UIControlContentVerticalAlignmentCenter = 0,
  UIControlContentVerticalAlignmentTop = 1,
  UIControlContentVerticalAlignmentBottom = 2,
  UIControlContentVerticalAlignmentFill = 3,
} UIControlContentVerticalAlignment;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIControl.ContentHorizontalAlignment"))) UIControlContentHorizontalAlignment : NSInteger {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading = 4,
  UIControlContentHorizontalAlignmentTrailing = 5,
} UIControlContentHorizontalAlignment;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIControl.State"))) UIControlState : NSUInteger {
  UIControlStateNormal __attribute__((swift_name("normal"))) = 0,
  UIControlStateHighlighted = 1,
  UIControlStateDisabled = 2,
  UIControlStateSelected = 4,
  UIControlStateFocused = 8,
  UIControlStateApplication = 16711680,
  UIControlStateReserved = 4278190080,
} UIControlState;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIDataDetectorTypes : NSUInteger {
  UIDataDetectorTypePhoneNumber = 1,
  UIDataDetectorTypeLink = 2,
  UIDataDetectorTypeAddress = 4,
  UIDataDetectorTypeCalendarEvent = 8,
  UIDataDetectorTypeShipmentTrackingNumber = 16,
  UIDataDetectorTypeFlightNumber = 32,
  UIDataDetectorTypeLookupSuggestion = 64,
  UIDataDetectorTypeMoney = 128,
  UIDataDetectorTypePhysicalValue = 256,
  UIDataDetectorTypeNone = 0,
  UIDataDetectorTypeAll = 18446744073709551615UL,
} UIDataDetectorTypes;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIDatePicker.Mode"))) UIDatePickerMode : NSInteger {
  UIDatePickerModeTime = 0,
  UIDatePickerModeDate = 1,
  UIDatePickerModeDateAndTime = 2,
  UIDatePickerModeCountDownTimer = 3,
  UIDatePickerModeYearAndMonth = 4,
} UIDatePickerMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIDatePicker.Style"))) UIDatePickerStyle : NSInteger {
  UIDatePickerStyleAutomatic = 0,
  UIDatePickerStyleWheels = 1,
  UIDatePickerStyleCompact = 2,
  UIDatePickerStyleInline = 3,
} UIDatePickerStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIDevice.BatteryState"))) UIDeviceBatteryState : NSInteger {
  UIDeviceBatteryStateUnknown = 0,
  UIDeviceBatteryStateUnplugged = 1,
  UIDeviceBatteryStateCharging = 2,
  UIDeviceBatteryStateFull = 3,
} UIDeviceBatteryState;
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceIdiom : NSInteger {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone = 0,
  UIUserInterfaceIdiomPad = 1,
  UIUserInterfaceIdiomTV __attribute__((swift_name("tv"))) = 2,
  UIUserInterfaceIdiomCarPlay = 3,
  UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6,
} UIUserInterfaceIdiom;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIDocument.PickerMode"))) UIDocumentPickerMode : NSUInteger {
  UIDocumentPickerModeImport = 0,
  UIDocumentPickerModeOpen = 1,
  UIDocumentPickerModeExportToService = 2,
  UIDocumentPickerModeMoveToService = 3,
} UIDocumentPickerMode;
typedef enum __attribute__((enum_extensibility(open))) UIDropSessionProgressIndicatorStyle : NSUInteger {
  UIDropSessionProgressIndicatorStyleNone = 0,
  UIDropSessionProgressIndicatorStyleDefault = 1,
} UIDropSessionProgressIndicatorStyle;
typedef enum __attribute__((enum_extensibility(open))) UIDropOperation : NSUInteger {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3,
} UIDropOperation;
typedef enum __attribute__((enum_extensibility(open))) UIDynamicItemCollisionBoundsType : NSUInteger {
  UIDynamicItemCollisionBoundsTypeRectangle = 0,
  UIDynamicItemCollisionBoundsTypeEllipse = 1,
  UIDynamicItemCollisionBoundsTypePath = 2,
} UIDynamicItemCollisionBoundsType;
typedef enum __attribute__((enum_extensibility(open))) UIEditMenuArrowDirection : NSInteger {
  UIEditMenuArrowDirectionAutomatic = 0,
  UIEditMenuArrowDirectionUp = 1,
  UIEditMenuArrowDirectionDown = 2,
  UIEditMenuArrowDirectionLeft = 3,
  UIEditMenuArrowDirectionRight = 4,
} UIEditMenuArrowDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIEvent.EventType"))) UIEventType : NSInteger {
  UIEventTypeTouches = 0,
  UIEventTypeMotion = 1,
  UIEventTypeRemoteControl = 2,
  UIEventTypePresses = 3,
  UIEventTypeScroll = 10,
  UIEventTypeHover = 11,
  UIEventTypeTransform = 14,
} UIEventType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIEvent.EventSubtype"))) UIEventSubtype : NSInteger {
  UIEventSubtypeNone = 0,
  UIEventSubtypeMotionShake = 1,
  UIEventSubtypeRemoteControlPlay = 100,
  UIEventSubtypeRemoteControlPause = 101,
  UIEventSubtypeRemoteControlStop = 102,
  UIEventSubtypeRemoteControlTogglePlayPause = 103,
  UIEventSubtypeRemoteControlNextTrack = 104,
  UIEventSubtypeRemoteControlPreviousTrack = 105,
  UIEventSubtypeRemoteControlBeginSeekingBackward = 106,
  UIEventSubtypeRemoteControlEndSeekingBackward = 107,
  UIEventSubtypeRemoteControlBeginSeekingForward = 108,
  UIEventSubtypeRemoteControlEndSeekingForward = 109,
} UIEventSubtype;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIEvent.ButtonMask"))) UIEventButtonMask : NSInteger {
  UIEventButtonMaskPrimary = 1,
  UIEventButtonMaskSecondary = 2,
} UIEventButtonMask;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIFocusHeading : NSUInteger {
  UIFocusHeadingNone = 0,
  UIFocusHeadingUp = 1,
  UIFocusHeadingDown = 2,
  UIFocusHeadingLeft = 4,
  UIFocusHeadingRight = 8,
  UIFocusHeadingNext = 16,
  UIFocusHeadingPrevious = 32,
  UIFocusHeadingFirst = 256,
  UIFocusHeadingLast = 512,
} UIFocusHeading;
typedef enum __attribute__((enum_extensibility(open))) UIFocusItemDeferralMode : NSInteger {
  UIFocusItemDeferralModeAutomatic = 0,
  UIFocusItemDeferralModeAlways = 1,
  UIFocusItemDeferralModeNever = 2,
} UIFocusItemDeferralMode;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIFontDescriptor.SymbolicTraits"))) UIFontDescriptorSymbolicTraits : unsigned int {
  UIFontDescriptorTraitItalic = 1,
  UIFontDescriptorTraitBold = 2,
  UIFontDescriptorTraitExpanded = 32,
  UIFontDescriptorTraitCondensed = 64,
  UIFontDescriptorTraitMonoSpace = 1024,
  UIFontDescriptorTraitVertical = 2048,
  UIFontDescriptorTraitUIOptimized = 4096,
  UIFontDescriptorTraitTightLeading = 32768,
  UIFontDescriptorTraitLooseLeading = 65536,
  UIFontDescriptorClassMask = 4026531840,
  UIFontDescriptorClassUnknown = 0,
  UIFontDescriptorClassOldStyleSerifs = 268435456,
  UIFontDescriptorClassTransitionalSerifs = 536870912,
  UIFontDescriptorClassModernSerifs = 805306368,
  UIFontDescriptorClassClarendonSerifs = 1073741824,
  UIFontDescriptorClassSlabSerifs = 1342177280,
  UIFontDescriptorClassFreeformSerifs = 1879048192,
  UIFontDescriptorClassSansSerif = 2147483648,
  UIFontDescriptorClassOrnamentals = 2415919104,
  UIFontDescriptorClassScripts = 2684354560,
  UIFontDescriptorClassSymbolic = 3221225472,
} UIFontDescriptorSymbolicTraits;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIRectCorner : NSUInteger {
  UIRectCornerTopLeft = 1,
  UIRectCornerTopRight = 2,
  UIRectCornerBottomLeft = 4,
  UIRectCornerBottomRight = 8,
  UIRectCornerAllCorners = 18446744073709551615UL,
} UIRectCorner;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) NSDirectionalRectEdge : NSUInteger {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1,
  NSDirectionalRectEdgeLeading = 2,
  NSDirectionalRectEdgeBottom = 4,
  NSDirectionalRectEdgeTrailing = 8,
  NSDirectionalRectEdgeAll = 15,
} NSDirectionalRectEdge;
typedef enum __attribute__((enum_extensibility(open))) NSRectAlignment : NSInteger {
  NSRectAlignmentNone = 0,
  NSRectAlignmentTop = 1,
  NSRectAlignmentTopLeading = 2,
  NSRectAlignmentLeading = 3,
  NSRectAlignmentBottomLeading = 4,
  NSRectAlignmentBottom = 5,
  NSRectAlignmentBottomTrailing = 6,
  NSRectAlignmentTrailing = 7,
  NSRectAlignmentTopTrailing = 8,
} NSRectAlignment;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIGestureRecognizer.State"))) UIGestureRecognizerState : NSInteger {
  UIGestureRecognizerStatePossible = 0,
  UIGestureRecognizerStateBegan = 1,
  UIGestureRecognizerStateChanged = 2,
  UIGestureRecognizerStateEnded = 3,
  UIGestureRecognizerStateCancelled = 4,
  UIGestureRecognizerStateFailed = 5,
  UIGestureRecognizerStateRecognized = 3,
} UIGestureRecognizerState;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIGraphicsImageRendererFormat.Range"))) UIGraphicsImageRendererFormatRange : NSInteger {
  UIGraphicsImageRendererFormatRangeUnspecified = -1,
  UIGraphicsImageRendererFormatRangeAutomatic = 0,
  UIGraphicsImageRendererFormatRangeExtended = 1,
  UIGraphicsImageRendererFormatRangeStandard = 2,
} UIGraphicsImageRendererFormatRange;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.Orientation"))) UIImageOrientation : NSInteger {
  UIImageOrientationUp = 0,
  UIImageOrientationDown = 1,
  UIImageOrientationLeft = 2,
  UIImageOrientationRight = 3,
  UIImageOrientationUpMirrored = 4,
  UIImageOrientationDownMirrored = 5,
  UIImageOrientationLeftMirrored = 6,
  UIImageOrientationRightMirrored = 7,
} UIImageOrientation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.ResizingMode"))) UIImageResizingMode : NSInteger {
  UIImageResizingModeStretch = 0,
  UIImageResizingModeTile = 1,
} UIImageResizingMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.RenderingMode"))) UIImageRenderingMode : NSInteger {
  UIImageRenderingModeAutomatic = 0,
  UIImageRenderingModeAlwaysOriginal = 1,
  UIImageRenderingModeAlwaysTemplate = 2,
} UIImageRenderingMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImagePickerController.SourceType"))) UIImagePickerControllerSourceType : NSInteger {
  UIImagePickerControllerSourceTypePhotoLibrary = 0,
  UIImagePickerControllerSourceTypeCamera = 1,
  UIImagePickerControllerSourceTypeSavedPhotosAlbum = 2,
} UIImagePickerControllerSourceType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImagePickerController.QualityType"))) UIImagePickerControllerQualityType : NSInteger {
  UIImagePickerControllerQualityTypeHigh = 0,
  UIImagePickerControllerQualityTypeMedium = 1,
  UIImagePickerControllerQualityTypeLow = 2,
  UIImagePickerControllerQualityType640x480 = 3,
  UIImagePickerControllerQualityTypeIFrame1280x720 = 4,
  UIImagePickerControllerQualityTypeIFrame960x540 = 5,
} UIImagePickerControllerQualityType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImagePickerController.CameraCaptureMode"))) UIImagePickerControllerCameraCaptureMode : NSInteger {
  UIImagePickerControllerCameraCaptureModePhoto = 0,
  UIImagePickerControllerCameraCaptureModeVideo = 1,
} UIImagePickerControllerCameraCaptureMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImagePickerController.CameraDevice"))) UIImagePickerControllerCameraDevice : NSInteger {
  UIImagePickerControllerCameraDeviceRear = 0,
  UIImagePickerControllerCameraDeviceFront = 1,
} UIImagePickerControllerCameraDevice;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImagePickerController.CameraFlashMode"))) UIImagePickerControllerCameraFlashMode : NSInteger {
  UIImagePickerControllerCameraFlashModeOff = -1,
  UIImagePickerControllerCameraFlashModeAuto = 0,
  UIImagePickerControllerCameraFlashModeOn = 1,
} UIImagePickerControllerCameraFlashMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImagePickerController.ImageURLExportPreset"))) UIImagePickerControllerImageURLExportPreset : NSInteger {
  UIImagePickerControllerImageURLExportPresetCompatible = 0,
  UIImagePickerControllerImageURLExportPresetCurrent = 1,
} UIImagePickerControllerImageURLExportPreset;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.SymbolScale"))) UIImageSymbolScale : NSInteger {
  UIImageSymbolScaleDefault = -1,
  UIImageSymbolScaleUnspecified = 0,
  UIImageSymbolScaleSmall = 1,
  UIImageSymbolScaleMedium = 2,
  UIImageSymbolScaleLarge = 3,
} UIImageSymbolScale;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.SymbolWeight"))) UIImageSymbolWeight : NSInteger {
  UIImageSymbolWeightUnspecified = 0,
  UIImageSymbolWeightUltraLight = 1,
  UIImageSymbolWeightThin = 2,
  UIImageSymbolWeightLight = 3,
  UIImageSymbolWeightRegular = 4,
  UIImageSymbolWeightMedium = 5,
  UIImageSymbolWeightSemibold = 6,
  UIImageSymbolWeightBold = 7,
  UIImageSymbolWeightHeavy = 8,
  UIImageSymbolWeightBlack = 9,
} UIImageSymbolWeight;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.SymbolVariableValueMode"))) UIImageSymbolVariableValueMode : NSInteger {
  UIImageSymbolVariableValueModeAutomatic = 0,
  UIImageSymbolVariableValueModeColor = 1,
  UIImageSymbolVariableValueModeDraw = 2,
} UIImageSymbolVariableValueMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.SymbolColorRenderingMode"))) UIImageSymbolColorRenderingMode : NSInteger {
  UIImageSymbolColorRenderingModeAutomatic = 0,
  UIImageSymbolColorRenderingModeFlat = 1,
  UIImageSymbolColorRenderingModeGradient = 2,
} UIImageSymbolColorRenderingMode;
typedef enum __attribute__((enum_extensibility(open))) UIImpactFeedbackStyle : NSInteger {
  UIImpactFeedbackStyleLight = 0,
  UIImpactFeedbackStyleMedium = 1,
  UIImpactFeedbackStyleHeavy = 2,
  UIImpactFeedbackStyleSoft = 3,
  UIImpactFeedbackStyleRigid = 4,
} UIImpactFeedbackStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIInputView.Style"))) UIInputViewStyle : NSInteger {
  UIInputViewStyleDefault = 0,
  UIInputViewStyleKeyboard = 1,
} UIInputViewStyle;
typedef enum __attribute__((enum_extensibility(open))) UIBarStyle : NSInteger {
  UIBarStyleDefault = 0,
  UIBarStyleBlack = 1,
  UIBarStyleBlackOpaque = 1,
  UIBarStyleBlackTranslucent = 2,
} UIBarStyle;
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceSizeClass : NSInteger {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
} UIUserInterfaceSizeClass;
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceStyle : NSInteger {
  UIUserInterfaceStyleUnspecified = 0,
  UIUserInterfaceStyleLight = 1,
  UIUserInterfaceStyleDark = 2,
} UIUserInterfaceStyle;
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceLayoutDirection : NSInteger {
  UIUserInterfaceLayoutDirectionLeftToRight = 0,
  UIUserInterfaceLayoutDirectionRightToLeft = 1,
} UIUserInterfaceLayoutDirection;
typedef enum __attribute__((enum_extensibility(open))) UITraitEnvironmentLayoutDirection : NSInteger {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft = 1,
} UITraitEnvironmentLayoutDirection;
typedef enum __attribute__((enum_extensibility(open))) UIDisplayGamut : NSInteger {
  UIDisplayGamutUnspecified = -1,
  UIDisplayGamutSRGB = 0,
  UIDisplayGamutP3 = 1,
} UIDisplayGamut;
typedef enum __attribute__((enum_extensibility(open))) UIAccessibilityContrast : NSInteger {
  UIAccessibilityContrastUnspecified = -1,
  UIAccessibilityContrastNormal = 0,
  UIAccessibilityContrastHigh = 1,
} UIAccessibilityContrast;
typedef enum __attribute__((enum_extensibility(open))) UILegibilityWeight : NSInteger {
  UILegibilityWeightUnspecified = -1,
  UILegibilityWeightRegular = 0,
  UILegibilityWeightBold = 1,
} UILegibilityWeight;
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceLevel : NSInteger {
  UIUserInterfaceLevelUnspecified = -1,
  UIUserInterfaceLevelBase = 0,
  UIUserInterfaceLevelElevated = 1,
} UIUserInterfaceLevel;
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceActiveAppearance : NSInteger {
  UIUserInterfaceActiveAppearanceUnspecified = -1,
  UIUserInterfaceActiveAppearanceInactive = 0,
  UIUserInterfaceActiveAppearanceActive = 1,
} UIUserInterfaceActiveAppearance;
typedef enum __attribute__((enum_extensibility(open))) UINSToolbarItemPresentationSize : NSInteger {
  UINSToolbarItemPresentationSizeUnspecified = -1,
  UINSToolbarItemPresentationSizeRegular = 0,
  UINSToolbarItemPresentationSizeSmall = 1,
  UINSToolbarItemPresentationSizeLarge = 3,
} UINSToolbarItemPresentationSize;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIImage.DynamicRange"))) UIImageDynamicRange : NSInteger {
  UIImageDynamicRangeUnspecified = -1,
  UIImageDynamicRangeStandard = 0,
  UIImageDynamicRangeConstrainedHigh = 1,
  UIImageDynamicRangeHigh = 2,
} UIImageDynamicRange;
typedef enum __attribute__((enum_extensibility(open))) UIHDRHeadroomUsageLimit : NSInteger {
  UIHDRHeadroomUsageLimitUnspecified = -1,
  UIHDRHeadroomUsageLimitActive = 0,
  UIHDRHeadroomUsageLimitInactive = 1,
} UIHDRHeadroomUsageLimit;
typedef enum __attribute__((enum_extensibility(open))) UIKeyboardHIDUsage : long {
  UIKeyboardHIDUsageKeyboardErrorRollOver = 1,
  UIKeyboardHIDUsageKeyboardPOSTFail = 2,
  UIKeyboardHIDUsageKeyboardErrorUndefined = 3,
  UIKeyboardHIDUsageKeyboardA = 4,
  UIKeyboardHIDUsageKeyboardB = 5,
  UIKeyboardHIDUsageKeyboardC = 6,
  UIKeyboardHIDUsageKeyboardD = 7,
  UIKeyboardHIDUsageKeyboardE = 8,
  UIKeyboardHIDUsageKeyboardF = 9,
  UIKeyboardHIDUsageKeyboardG = 10,
  UIKeyboardHIDUsageKeyboardH = 11,
  UIKeyboardHIDUsageKeyboardI = 12,
  UIKeyboardHIDUsageKeyboardJ = 13,
  UIKeyboardHIDUsageKeyboardK = 14,
  UIKeyboardHIDUsageKeyboardL = 15,
  UIKeyboardHIDUsageKeyboardM = 16,
  UIKeyboardHIDUsageKeyboardN = 17,
  UIKeyboardHIDUsageKeyboardO = 18,
  UIKeyboardHIDUsageKeyboardP = 19,
  UIKeyboardHIDUsageKeyboardQ = 20,
  UIKeyboardHIDUsageKeyboardR = 21,
  UIKeyboardHIDUsageKeyboardS = 22,
  UIKeyboardHIDUsageKeyboardT = 23,
  UIKeyboardHIDUsageKeyboardU = 24,
  UIKeyboardHIDUsageKeyboardV = 25,
  UIKeyboardHIDUsageKeyboardW = 26,
  UIKeyboardHIDUsageKeyboardX = 27,
  UIKeyboardHIDUsageKeyboardY = 28,
  UIKeyboardHIDUsageKeyboardZ = 29,
  UIKeyboardHIDUsageKeyboard1 = 30,
  UIKeyboardHIDUsageKeyboard2 = 31,
  UIKeyboardHIDUsageKeyboard3 = 32,
  UIKeyboardHIDUsageKeyboard4 = 33,
  UIKeyboardHIDUsageKeyboard5 = 34,
  UIKeyboardHIDUsageKeyboard6 = 35,
  UIKeyboardHIDUsageKeyboard7 = 36,
  UIKeyboardHIDUsageKeyboard8 = 37,
  UIKeyboardHIDUsageKeyboard9 = 38,
  UIKeyboardHIDUsageKeyboard0 = 39,
  UIKeyboardHIDUsageKeyboardReturnOrEnter = 40,
  UIKeyboardHIDUsageKeyboardEscape = 41,
  UIKeyboardHIDUsageKeyboardDeleteOrBackspace = 42,
  UIKeyboardHIDUsageKeyboardTab = 43,
  UIKeyboardHIDUsageKeyboardSpacebar = 44,
  UIKeyboardHIDUsageKeyboardHyphen = 45,
  UIKeyboardHIDUsageKeyboardEqualSign = 46,
  UIKeyboardHIDUsageKeyboardOpenBracket = 47,
  UIKeyboardHIDUsageKeyboardCloseBracket = 48,
  UIKeyboardHIDUsageKeyboardBackslash = 49,
  UIKeyboardHIDUsageKeyboardNonUSPound = 50,
  UIKeyboardHIDUsageKeyboardSemicolon = 51,
  UIKeyboardHIDUsageKeyboardQuote = 52,
  UIKeyboardHIDUsageKeyboardGraveAccentAndTilde = 53,
  UIKeyboardHIDUsageKeyboardComma = 54,
  UIKeyboardHIDUsageKeyboardPeriod = 55,
  UIKeyboardHIDUsageKeyboardSlash = 56,
  UIKeyboardHIDUsageKeyboardCapsLock = 57,
  UIKeyboardHIDUsageKeyboardF1 = 58,
  UIKeyboardHIDUsageKeyboardF2 = 59,
  UIKeyboardHIDUsageKeyboardF3 = 60,
  UIKeyboardHIDUsageKeyboardF4 = 61,
  UIKeyboardHIDUsageKeyboardF5 = 62,
  UIKeyboardHIDUsageKeyboardF6 = 63,
  UIKeyboardHIDUsageKeyboardF7 = 64,
  UIKeyboardHIDUsageKeyboardF8 = 65,
  UIKeyboardHIDUsageKeyboardF9 = 66,
  UIKeyboardHIDUsageKeyboardF10 = 67,
  UIKeyboardHIDUsageKeyboardF11 = 68,
  UIKeyboardHIDUsageKeyboardF12 = 69,
  UIKeyboardHIDUsageKeyboardPrintScreen = 70,
  UIKeyboardHIDUsageKeyboardScrollLock = 71,
  UIKeyboardHIDUsageKeyboardPause = 72,
  UIKeyboardHIDUsageKeyboardInsert = 73,
  UIKeyboardHIDUsageKeyboardHome = 74,
  UIKeyboardHIDUsageKeyboardPageUp = 75,
  UIKeyboardHIDUsageKeyboardDeleteForward = 76,
  UIKeyboardHIDUsageKeyboardEnd = 77,
  UIKeyboardHIDUsageKeyboardPageDown = 78,
  UIKeyboardHIDUsageKeyboardRightArrow = 79,
  UIKeyboardHIDUsageKeyboardLeftArrow = 80,
  UIKeyboardHIDUsageKeyboardDownArrow = 81,
  UIKeyboardHIDUsageKeyboardUpArrow = 82,
  UIKeyboardHIDUsageKeypadNumLock = 83,
  UIKeyboardHIDUsageKeypadSlash = 84,
  UIKeyboardHIDUsageKeypadAsterisk = 85,
  UIKeyboardHIDUsageKeypadHyphen = 86,
  UIKeyboardHIDUsageKeypadPlus = 87,
  UIKeyboardHIDUsageKeypadEnter = 88,
  UIKeyboardHIDUsageKeypad1 = 89,
  UIKeyboardHIDUsageKeypad2 = 90,
  UIKeyboardHIDUsageKeypad3 = 91,
  UIKeyboardHIDUsageKeypad4 = 92,
  UIKeyboardHIDUsageKeypad5 = 93,
  UIKeyboardHIDUsageKeypad6 = 94,
  UIKeyboardHIDUsageKeypad7 = 95,
  UIKeyboardHIDUsageKeypad8 = 96,
  UIKeyboardHIDUsageKeypad9 = 97,
  UIKeyboardHIDUsageKeypad0 = 98,
  UIKeyboardHIDUsageKeypadPeriod = 99,
  UIKeyboardHIDUsageKeyboardNonUSBackslash = 100,
  UIKeyboardHIDUsageKeyboardApplication = 101,
  UIKeyboardHIDUsageKeyboardPower = 102,
  UIKeyboardHIDUsageKeypadEqualSign = 103,
  UIKeyboardHIDUsageKeyboardF13 = 104,
  UIKeyboardHIDUsageKeyboardF14 = 105,
  UIKeyboardHIDUsageKeyboardF15 = 106,
  UIKeyboardHIDUsageKeyboardF16 = 107,
  UIKeyboardHIDUsageKeyboardF17 = 108,
  UIKeyboardHIDUsageKeyboardF18 = 109,
  UIKeyboardHIDUsageKeyboardF19 = 110,
  UIKeyboardHIDUsageKeyboardF20 = 111,
  UIKeyboardHIDUsageKeyboardF21 = 112,
  UIKeyboardHIDUsageKeyboardF22 = 113,
  UIKeyboardHIDUsageKeyboardF23 = 114,
  UIKeyboardHIDUsageKeyboardF24 = 115,
  UIKeyboardHIDUsageKeyboardExecute = 116,
  UIKeyboardHIDUsageKeyboardHelp = 117,
  UIKeyboardHIDUsageKeyboardMenu = 118,
  UIKeyboardHIDUsageKeyboardSelect = 119,
  UIKeyboardHIDUsageKeyboardStop = 120,
  UIKeyboardHIDUsageKeyboardAgain = 121,
  UIKeyboardHIDUsageKeyboardUndo = 122,
  UIKeyboardHIDUsageKeyboardCut = 123,
  UIKeyboardHIDUsageKeyboardCopy = 124,
  UIKeyboardHIDUsageKeyboardPaste = 125,
  UIKeyboardHIDUsageKeyboardFind = 126,
  UIKeyboardHIDUsageKeyboardMute = 127,
  UIKeyboardHIDUsageKeyboardVolumeUp = 128,
  UIKeyboardHIDUsageKeyboardVolumeDown = 129,
  UIKeyboardHIDUsageKeyboardLockingCapsLock = 130,
  UIKeyboardHIDUsageKeyboardLockingNumLock = 131,
  UIKeyboardHIDUsageKeyboardLockingScrollLock = 132,
  UIKeyboardHIDUsageKeypadComma = 133,
  UIKeyboardHIDUsageKeypadEqualSignAS400 = 134,
  UIKeyboardHIDUsageKeyboardInternational1 = 135,
  UIKeyboardHIDUsageKeyboardInternational2 = 136,
  UIKeyboardHIDUsageKeyboardInternational3 = 137,
  UIKeyboardHIDUsageKeyboardInternational4 = 138,
  UIKeyboardHIDUsageKeyboardInternational5 = 139,
  UIKeyboardHIDUsageKeyboardInternational6 = 140,
  UIKeyboardHIDUsageKeyboardInternational7 = 141,
  UIKeyboardHIDUsageKeyboardInternational8 = 142,
  UIKeyboardHIDUsageKeyboardInternational9 = 143,
  UIKeyboardHIDUsageKeyboardLANG1 = 144,
  UIKeyboardHIDUsageKeyboardLANG2 = 145,
  UIKeyboardHIDUsageKeyboardLANG3 = 146,
  UIKeyboardHIDUsageKeyboardLANG4 = 147,
  UIKeyboardHIDUsageKeyboardLANG5 = 148,
  UIKeyboardHIDUsageKeyboardLANG6 = 149,
  UIKeyboardHIDUsageKeyboardLANG7 = 150,
  UIKeyboardHIDUsageKeyboardLANG8 = 151,
  UIKeyboardHIDUsageKeyboardLANG9 = 152,
  UIKeyboardHIDUsageKeyboardAlternateErase = 153,
  UIKeyboardHIDUsageKeyboardSysReqOrAttention = 154,
  UIKeyboardHIDUsageKeyboardCancel = 155,
  UIKeyboardHIDUsageKeyboardClear = 156,
  UIKeyboardHIDUsageKeyboardPrior = 157,
  UIKeyboardHIDUsageKeyboardReturn = 158,
  UIKeyboardHIDUsageKeyboardSeparator = 159,
  UIKeyboardHIDUsageKeyboardOut = 160,
  UIKeyboardHIDUsageKeyboardOper = 161,
  UIKeyboardHIDUsageKeyboardClearOrAgain = 162,
  UIKeyboardHIDUsageKeyboardCrSelOrProps = 163,
  UIKeyboardHIDUsageKeyboardExSel = 164,
  UIKeyboardHIDUsageKeyboardLeftControl = 224,
  UIKeyboardHIDUsageKeyboardLeftShift = 225,
  UIKeyboardHIDUsageKeyboardLeftAlt = 226,
  UIKeyboardHIDUsageKeyboardLeftGUI = 227,
  UIKeyboardHIDUsageKeyboardRightControl = 228,
  UIKeyboardHIDUsageKeyboardRightShift = 229,
  UIKeyboardHIDUsageKeyboardRightAlt = 230,
  UIKeyboardHIDUsageKeyboardRightGUI = 231,
  UIKeyboardHIDUsageKeyboard_Reserved = 65535,
  UIKeyboardHIDUsageKeyboardHangul = 144,
  UIKeyboardHIDUsageKeyboardHanja = 145,
  UIKeyboardHIDUsageKeyboardKanaSwitch = 144,
  UIKeyboardHIDUsageKeyboardAlphanumericSwitch = 145,
  UIKeyboardHIDUsageKeyboardKatakana = 146,
  UIKeyboardHIDUsageKeyboardHiragana = 147,
  UIKeyboardHIDUsageKeyboardZenkakuHankakuKanji = 148,
} UIKeyboardHIDUsage;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UILabel.Vibrancy"))) UILabelVibrancy : NSInteger {
  UILabelVibrancyNone = 0,
  UILabelVibrancyAutomatic = 1,
} UILabelVibrancy;
typedef enum __attribute__((enum_extensibility(open))) UILetterformAwareSizingRule : NSInteger {
  UILetterformAwareSizingRuleTypographic = 0,
  UILetterformAwareSizingRuleOversize = 1,
} UILetterformAwareSizingRule;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIMenu.Options"))) UIMenuOptions : NSUInteger {
  UIMenuOptionsDisplayInline = 1,
  UIMenuOptionsDestructive = 2,
  UIMenuOptionsSingleSelection = 32,
  UIMenuOptionsDisplayAsPalette = 128,
} UIMenuOptions;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIMenuElement.Size"))) UIMenuElementSize : NSInteger {
  UIMenuElementSizeSmall = 0,
  UIMenuElementSizeMedium = 1,
  UIMenuElementSizeLarge = 2,
  UIMenuElementSizeAutomatic = -1,
} UIMenuElementSize;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIMenuController.ArrowDirection"))) UIMenuControllerArrowDirection : NSInteger {
  UIMenuControllerArrowDefault = 0,
  UIMenuControllerArrowUp = 1,
  UIMenuControllerArrowDown = 2,
  UIMenuControllerArrowLeft = 3,
  UIMenuControllerArrowRight = 4,
} UIMenuControllerArrowDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIMenuElement.State"))) UIMenuElementState : NSInteger {
  UIMenuElementStateOff = 0,
  UIMenuElementStateOn = 1,
  UIMenuElementStateMixed = 2,
} UIMenuElementState;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIMenuElement.Attributes"))) UIMenuElementAttributes : NSUInteger {
  UIMenuElementAttributesDisabled = 1,
  UIMenuElementAttributesDestructive = 2,
  UIMenuElementAttributesHidden = 4,
  UIMenuElementAttributesKeepsMenuPresented = 8,
} UIMenuElementAttributes;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIMenuElement.RepeatBehavior"))) UIMenuElementRepeatBehavior : NSInteger {
  UIMenuElementRepeatBehaviorAutomatic = 0,
  UIMenuElementRepeatBehaviorRepeatable = 1,
  UIMenuElementRepeatBehaviorNonRepeatable = 2,
} UIMenuElementRepeatBehavior;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UINavigationBar.NSToolbarSection"))) UINavigationBarNSToolbarSection : NSInteger {
  UINavigationBarNSToolbarSectionNone = 0,
  UINavigationBarNSToolbarSectionSidebar = 1,
  UINavigationBarNSToolbarSectionSupplementary = 2,
  UINavigationBarNSToolbarSectionContent = 3,
} UINavigationBarNSToolbarSection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UINavigationController.Operation"))) UINavigationControllerOperation : NSInteger {
  UINavigationControllerOperationNone = 0,
  UINavigationControllerOperationPush = 1,
  UINavigationControllerOperationPop = 2,
} UINavigationControllerOperation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UINavigationItem.LargeTitleDisplayMode"))) UINavigationItemLargeTitleDisplayMode : NSInteger {
  UINavigationItemLargeTitleDisplayModeAutomatic = 0,
  UINavigationItemLargeTitleDisplayModeAlways = 1,
  UINavigationItemLargeTitleDisplayModeNever = 2,
  UINavigationItemLargeTitleDisplayModeInline = 3,
} UINavigationItemLargeTitleDisplayMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UINavigationItem.BackButtonDisplayMode"))) UINavigationItemBackButtonDisplayMode : NSInteger {
  UINavigationItemBackButtonDisplayModeDefault = 0,
  UINavigationItemBackButtonDisplayModeGeneric = 1,
  UINavigationItemBackButtonDisplayModeMinimal = 2,
} UINavigationItemBackButtonDisplayMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UINavigationItem.SearchBarPlacement"))) UINavigationItemSearchBarPlacement : NSInteger {
  UINavigationItemSearchBarPlacementAutomatic = 0,
  UINavigationItemSearchBarPlacementIntegrated = 1,
  UINavigationItemSearchBarPlacementStacked = 2,
  UINavigationItemSearchBarPlacementIntegratedCentered = 3,
  UINavigationItemSearchBarPlacementIntegratedButton = 4,
  UINavigationItemSearchBarPlacementInline = 1,
} UINavigationItemSearchBarPlacement;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UINavigationItem.Style"))) UINavigationItemStyle : NSInteger {
  UINavigationItemStyleNavigator = 0,
  UINavigationItemStyleBrowser = 1,
  UINavigationItemStyleEditor = 2,
} UINavigationItemStyle;
typedef enum __attribute__((enum_extensibility(open))) UINotificationFeedbackType : NSInteger {
  UINotificationFeedbackTypeSuccess = 0,
  UINotificationFeedbackTypeWarning = 1,
  UINotificationFeedbackTypeError = 2,
} UINotificationFeedbackType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIDevice.Orientation"))) UIDeviceOrientation : NSInteger {
  UIDeviceOrientationUnknown = 0,
  UIDeviceOrientationPortrait = 1,
  UIDeviceOrientationPortraitUpsideDown = 2,
  UIDeviceOrientationLandscapeLeft = 3,
  UIDeviceOrientationLandscapeRight = 4,
  UIDeviceOrientationFaceUp = 5,
  UIDeviceOrientationFaceDown = 6,
} UIDeviceOrientation;
typedef enum __attribute__((enum_extensibility(open))) UIInterfaceOrientation : NSInteger {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3,
} UIInterfaceOrientation;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIInterfaceOrientationMask : NSUInteger {
  UIInterfaceOrientationMaskPortrait = 2,
  UIInterfaceOrientationMaskLandscapeLeft = 16,
  UIInterfaceOrientationMaskLandscapeRight = 8,
  UIInterfaceOrientationMaskPortraitUpsideDown = 4,
  UIInterfaceOrientationMaskLandscape = 24,
  UIInterfaceOrientationMaskAll = 30,
  UIInterfaceOrientationMaskAllButUpsideDown = 26,
} UIInterfaceOrientationMask;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPageControl.InteractionState"))) UIPageControlInteractionState : NSInteger {
  UIPageControlInteractionStateNone = 0,
  UIPageControlInteractionStateDiscrete = 1,
  UIPageControlInteractionStateContinuous = 2,
} UIPageControlInteractionState;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPageControl.BackgroundStyle"))) UIPageControlBackgroundStyle : NSInteger {
  UIPageControlBackgroundStyleAutomatic = 0,
  UIPageControlBackgroundStyleProminent = 1,
  UIPageControlBackgroundStyleMinimal = 2,
} UIPageControlBackgroundStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPageControl.Direction"))) UIPageControlDirection : NSInteger {
  UIPageControlDirectionNatural = 0,
  UIPageControlDirectionLeftToRight = 1,
  UIPageControlDirectionRightToLeft = 2,
  UIPageControlDirectionTopToBottom = 3,
  UIPageControlDirectionBottomToTop = 4,
} UIPageControlDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPageViewController.NavigationOrientation"))) UIPageViewControllerNavigationOrientation : NSInteger {
  UIPageViewControllerNavigationOrientationHorizontal = 0,
  UIPageViewControllerNavigationOrientationVertical = 1,
} UIPageViewControllerNavigationOrientation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPageViewController.SpineLocation"))) UIPageViewControllerSpineLocation : NSInteger {
  UIPageViewControllerSpineLocationNone = 0,
  UIPageViewControllerSpineLocationMin = 1,
  UIPageViewControllerSpineLocationMid = 2,
  UIPageViewControllerSpineLocationMax = 3,
} UIPageViewControllerSpineLocation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPageViewController.NavigationDirection"))) UIPageViewControllerNavigationDirection : NSInteger {
  UIPageViewControllerNavigationDirectionForward = 0,
  UIPageViewControllerNavigationDirectionReverse = 1,
} UIPageViewControllerNavigationDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPageViewController.TransitionStyle"))) UIPageViewControllerTransitionStyle : NSInteger {
  UIPageViewControllerTransitionStylePageCurl = 0,
  UIPageViewControllerTransitionStyleScroll = 1,
} UIPageViewControllerTransitionStyle;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIScrollTypeMask : NSInteger {
  UIScrollTypeMaskDiscrete = 1,
  UIScrollTypeMaskContinuous = 2,
  UIScrollTypeMaskAll = 3,
} UIScrollTypeMask;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIPopoverArrowDirection : NSUInteger {
  UIPopoverArrowDirectionUp = 1,
  UIPopoverArrowDirectionDown = 2,
  UIPopoverArrowDirectionLeft = 4,
  UIPopoverArrowDirectionRight = 8,
  UIPopoverArrowDirectionAny = 15,
  UIPopoverArrowDirectionUnknown = 18446744073709551615UL,
} UIPopoverArrowDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPress.Phase"))) UIPressPhase : NSInteger {
  UIPressPhaseBegan = 0,
  UIPressPhaseChanged = 1,
  UIPressPhaseStationary = 2,
  UIPressPhaseEnded = 3,
  UIPressPhaseCancelled = 4,
} UIPressPhase;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPress.PressType"))) UIPressType : NSInteger {
  UIPressTypeUpArrow = 0,
  UIPressTypeDownArrow = 1,
  UIPressTypeLeftArrow = 2,
  UIPressTypeRightArrow = 3,
  UIPressTypeSelect = 4,
  UIPressTypeMenu = 5,
  UIPressTypePlayPause = 6,
  UIPressTypePageUp = 30,
  UIPressTypePageDown = 31,
  UIPressTypeTVRemoteOneTwoThree = 32,
  UIPressTypeTVRemoteFourColors = 33,
} UIPressType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPrintInfo.OutputType"))) UIPrintInfoOutputType : NSInteger {
  UIPrintInfoOutputGeneral = 0,
  UIPrintInfoOutputPhoto = 1,
  UIPrintInfoOutputGrayscale = 2,
  UIPrintInfoOutputPhotoGrayscale = 3,
} UIPrintInfoOutputType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPrintInfo.Orientation"))) UIPrintInfoOrientation : NSInteger {
  UIPrintInfoOrientationPortrait = 0,
  UIPrintInfoOrientationLandscape = 1,
} UIPrintInfoOrientation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPrintInfo.Duplex"))) UIPrintInfoDuplex : NSInteger {
  UIPrintInfoDuplexNone = 0,
  UIPrintInfoDuplexLongEdge = 1,
  UIPrintInfoDuplexShortEdge = 2,
} UIPrintInfoDuplex;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIPrinter.CutterBehavior"))) UIPrinterCutterBehavior : NSInteger {
  UIPrinterCutterBehaviorNoCut = 0,
  UIPrinterCutterBehaviorPrinterDefault = 1,
  UIPrinterCutterBehaviorCutAfterEachPage = 2,
  UIPrinterCutterBehaviorCutAfterEachCopy = 3,
  UIPrinterCutterBehaviorCutAfterEachJob = 4,
} UIPrinterCutterBehavior;
typedef enum __attribute__((enum_extensibility(open))) UIPrintRenderingQuality : NSInteger {
  UIPrintRenderingQualityBest = 0,
  UIPrintRenderingQualityResponsive = 1,
} UIPrintRenderingQuality;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIProgressView.Style"))) UIProgressViewStyle : NSInteger {
  UIProgressViewStyleDefault = 0,
  UIProgressViewStyleBar = 1,
} UIProgressViewStyle;
typedef enum __attribute__((enum_extensibility(open))) UIEditingInteractionConfiguration : NSInteger {
  UIEditingInteractionConfigurationNone = 0,
  UIEditingInteractionConfigurationDefault = 1,
} UIEditingInteractionConfiguration;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScene.ActivationState"))) UISceneActivationState : NSInteger {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive = 0,
  UISceneActivationStateForegroundInactive = 1,
  UISceneActivationStateBackground = 2,
} UISceneActivationState;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScene.CaptureState"))) UISceneCaptureState : NSInteger {
  UISceneCaptureStateUnspecified = -1,
  UISceneCaptureStateInactive = 0,
  UISceneCaptureStateActive = 1,
} UISceneCaptureState;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScreen.OverscanCompensation"))) UIScreenOverscanCompensation : NSInteger {
  UIScreenOverscanCompensationScale = 0,
  UIScreenOverscanCompensationInsetBounds = 1,
  UIScreenOverscanCompensationNone = 2,
  UIScreenOverscanCompensationInsetApplicationFrame = 2,
} UIScreenOverscanCompensation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScreen.ReferenceDisplayModeStatus"))) UIScreenReferenceDisplayModeStatus : NSInteger {
  UIScreenReferenceDisplayModeStatusNotSupported = 0,
  UIScreenReferenceDisplayModeStatusNotEnabled = 1,
  UIScreenReferenceDisplayModeStatusLimited = 2,
  UIScreenReferenceDisplayModeStatusEnabled = 3,
} UIScreenReferenceDisplayModeStatus;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScrollView.IndicatorStyle"))) UIScrollViewIndicatorStyle : NSInteger {
  UIScrollViewIndicatorStyleDefault = 0,
  UIScrollViewIndicatorStyleBlack = 1,
  UIScrollViewIndicatorStyleWhite = 2,
} UIScrollViewIndicatorStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScrollView.KeyboardDismissMode"))) UIScrollViewKeyboardDismissMode : NSInteger {
  UIScrollViewKeyboardDismissModeNone = 0,
  UIScrollViewKeyboardDismissModeOnDrag = 1,
  UIScrollViewKeyboardDismissModeInteractive = 2,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory = 3,
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory = 4,
} UIScrollViewKeyboardDismissMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScrollView.IndexDisplayMode"))) UIScrollViewIndexDisplayMode : NSInteger {
  UIScrollViewIndexDisplayModeAutomatic = 0,
  UIScrollViewIndexDisplayModeAlwaysHidden = 1,
} UIScrollViewIndexDisplayMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIScrollView.ContentInsetAdjustmentBehavior"))) UIScrollViewContentInsetAdjustmentBehavior : NSInteger {
  UIScrollViewContentInsetAdjustmentAutomatic = 0,
  UIScrollViewContentInsetAdjustmentScrollableAxes = 1,
  UIScrollViewContentInsetAdjustmentNever = 2,
  UIScrollViewContentInsetAdjustmentAlways = 3,
} UIScrollViewContentInsetAdjustmentBehavior;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISearchBar.Icon"))) UISearchBarIcon : NSInteger {
  UISearchBarIconSearch = 0,
  UISearchBarIconClear = 1,
  UISearchBarIconBookmark = 2,
  UISearchBarIconResultsList = 3,
} UISearchBarIcon;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISearchBar.Style"))) UISearchBarStyle : NSUInteger {
  UISearchBarStyleDefault = 0,
  UISearchBarStyleProminent = 1,
  UISearchBarStyleMinimal = 2,
} UISearchBarStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISearchController.ScopeBarActivation"))) UISearchControllerScopeBarActivation : NSInteger {
  UISearchControllerScopeBarActivationAutomatic = 0,
  UISearchControllerScopeBarActivationManual = 1,
  UISearchControllerScopeBarActivationOnTextEntry = 2,
  UISearchControllerScopeBarActivationOnSearchActivation = 3,
} UISearchControllerScopeBarActivation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISegmentedControl.Style"))) UISegmentedControlStyle : NSInteger {
  UISegmentedControlStylePlain = 0,
  UISegmentedControlStyleBordered = 1,
  UISegmentedControlStyleBar = 2,
  UISegmentedControlStyleBezeled = 3,
} UISegmentedControlStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISegmentedControl.Segment"))) UISegmentedControlSegment : NSInteger {
  UISegmentedControlSegmentAny = 0,
  UISegmentedControlSegmentLeft = 1,
  UISegmentedControlSegmentCenter = 2,
  UISegmentedControlSegmentRight = 3,
  UISegmentedControlSegmentAlone = 4,
} UISegmentedControlSegment;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISlider.Style"))) UISliderStyle : NSInteger {
  UISliderStyleDefault = 0,
  UISliderStyleThumbless = 1,
} UISliderStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.DisplayMode"))) UISplitViewControllerDisplayMode : NSInteger {
  UISplitViewControllerDisplayModeAutomatic = 0,
  UISplitViewControllerDisplayModeSecondaryOnly = 1,
  UISplitViewControllerDisplayModeOneBesideSecondary = 2,
  UISplitViewControllerDisplayModeOneOverSecondary = 3,
  UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
  UISplitViewControllerDisplayModeTwoOverSecondary = 5,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
  UISplitViewControllerDisplayModePrimaryHidden = 1,
  UISplitViewControllerDisplayModeAllVisible = 2,
  UISplitViewControllerDisplayModePrimaryOverlay = 3,
} UISplitViewControllerDisplayMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.PrimaryEdge"))) UISplitViewControllerPrimaryEdge : NSInteger {
  UISplitViewControllerPrimaryEdgeLeading = 0,
  UISplitViewControllerPrimaryEdgeTrailing = 1,
} UISplitViewControllerPrimaryEdge;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.BackgroundStyle"))) UISplitViewControllerBackgroundStyle : NSInteger {
  UISplitViewControllerBackgroundStyleNone = 0,
  UISplitViewControllerBackgroundStyleSidebar = 1,
} UISplitViewControllerBackgroundStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.Style"))) UISplitViewControllerStyle : NSInteger {
  UISplitViewControllerStyleUnspecified = 0,
  UISplitViewControllerStyleDoubleColumn = 1,
  UISplitViewControllerStyleTripleColumn = 2,
} UISplitViewControllerStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.Column"))) UISplitViewControllerColumn : NSInteger {
  UISplitViewControllerColumnPrimary = 0,
  UISplitViewControllerColumnSupplementary = 1,
  UISplitViewControllerColumnSecondary = 2,
  UISplitViewControllerColumnCompact = 3,
  UISplitViewControllerColumnInspector = 4,
} UISplitViewControllerColumn;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.SplitBehavior"))) UISplitViewControllerSplitBehavior : NSInteger {
  UISplitViewControllerSplitBehaviorAutomatic = 0,
  UISplitViewControllerSplitBehaviorTile = 1,
  UISplitViewControllerSplitBehaviorOverlay = 2,
  UISplitViewControllerSplitBehaviorDisplace = 3,
} UISplitViewControllerSplitBehavior;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.DisplayModeButtonVisibility"))) UISplitViewControllerDisplayModeButtonVisibility : NSInteger {
  UISplitViewControllerDisplayModeButtonVisibilityAutomatic = 0,
  UISplitViewControllerDisplayModeButtonVisibilityNever = 1,
  UISplitViewControllerDisplayModeButtonVisibilityAlways = 2,
} UISplitViewControllerDisplayModeButtonVisibility;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISplitViewController.LayoutEnvironment"))) UISplitViewControllerLayoutEnvironment : NSInteger {
  UISplitViewControllerLayoutEnvironmentNone = 0,
  UISplitViewControllerLayoutEnvironmentExpanded = 1,
  UISplitViewControllerLayoutEnvironmentCollapsed = 2,
} UISplitViewControllerLayoutEnvironment;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIStackView.Distribution"))) UIStackViewDistribution : NSInteger {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually = 1,
  UIStackViewDistributionFillProportionally = 2,
  UIStackViewDistributionEqualSpacing = 3,
  UIStackViewDistributionEqualCentering = 4,
} UIStackViewDistribution;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIStackView.Alignment"))) UIStackViewAlignment : NSInteger {
  UIStackViewAlignmentFill = 0,
  UIStackViewAlignmentLeading = 1,
  UIStackViewAlignmentTop = 1,
  UIStackViewAlignmentFirstBaseline = 2,
  UIStackViewAlignmentCenter = 3,
  UIStackViewAlignmentTrailing = 4,
  UIStackViewAlignmentBottom = 4,
  UIStackViewAlignmentLastBaseline = 5,
} UIStackViewAlignment;
typedef enum __attribute__((enum_extensibility(open))) UIBaselineAdjustment : NSInteger {
  UIBaselineAdjustmentAlignBaselines = 0,
  UIBaselineAdjustmentAlignCenters = 1,
  UIBaselineAdjustmentNone = 2,
} UIBaselineAdjustment;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UISwipeGestureRecognizer.Direction"))) UISwipeGestureRecognizerDirection : NSUInteger {
  UISwipeGestureRecognizerDirectionRight = 1,
  UISwipeGestureRecognizerDirectionLeft = 2,
  UISwipeGestureRecognizerDirectionUp = 4,
  UISwipeGestureRecognizerDirectionDown = 8,
} UISwipeGestureRecognizerDirection;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UISwitch.Style"))) UISwitchStyle : NSInteger {
  UISwitchStyleAutomatic = 0,
  UISwitchStyleCheckbox = 1,
  UISwitchStyleSliding = 2,
} UISwitchStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITabAccessory.Environment"))) UITabAccessoryEnvironment : NSInteger {
  UITabAccessoryEnvironmentUnspecified = 0,
  UITabAccessoryEnvironmentNone = 1,
  UITabAccessoryEnvironmentRegular = 2,
  UITabAccessoryEnvironmentInline = 3,
} UITabAccessoryEnvironment;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITabBarItem.Positioning"))) UITabBarItemPositioning : NSInteger {
  UITabBarItemPositioningAutomatic = 0,
  UITabBarItemPositioningFill = 1,
  UITabBarItemPositioningCentered = 2,
} UITabBarItemPositioning;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITabBarItemAppearance.Style"))) UITabBarItemAppearanceStyle : NSInteger {
  UITabBarItemAppearanceStyleStacked = 0,
  UITabBarItemAppearanceStyleInline = 1,
  UITabBarItemAppearanceStyleCompactInline = 2,
} UITabBarItemAppearanceStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITabBarController.Mode"))) UITabBarControllerMode : NSInteger {
  UITabBarControllerModeAutomatic = 0,
  UITabBarControllerModeTabBar = 1,
  UITabBarControllerModeTabSidebar = 2,
} UITabBarControllerMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITabBar.MinimizeBehavior"))) UITabBarMinimizeBehavior : NSInteger {
  UITabBarMinimizeBehaviorAutomatic = 0,
  UITabBarMinimizeBehaviorNever = 1,
  UITabBarMinimizeBehaviorOnScrollDown = 2,
  UITabBarMinimizeBehaviorOnScrollUp = 3,
} UITabBarMinimizeBehavior;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITabBarItem.SystemItem"))) UITabBarSystemItem : NSInteger {
  UITabBarSystemItemMore = 0,
  UITabBarSystemItemFavorites = 1,
  UITabBarSystemItemFeatured = 2,
  UITabBarSystemItemTopRated = 3,
  UITabBarSystemItemRecents = 4,
  UITabBarSystemItemContacts = 5,
  UITabBarSystemItemHistory = 6,
  UITabBarSystemItemBookmarks = 7,
  UITabBarSystemItemSearch = 8,
  UITabBarSystemItemDownloads = 9,
  UITabBarSystemItemMostRecent = 10,
  UITabBarSystemItemMostViewed = 11,
} UITabBarSystemItem;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableView.Style"))) UITableViewStyle : NSInteger {
  UITableViewStylePlain = 0,
  UITableViewStyleGrouped = 1,
  UITableViewStyleInsetGrouped = 2,
} UITableViewStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableView.ScrollPosition"))) UITableViewScrollPosition : NSInteger {
  UITableViewScrollPositionNone = 0,
  UITableViewScrollPositionTop = 1,
  UITableViewScrollPositionMiddle = 2,
  UITableViewScrollPositionBottom = 3,
} UITableViewScrollPosition;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableView.RowAnimation"))) UITableViewRowAnimation : NSInteger {
  UITableViewRowAnimationFade = 0,
  UITableViewRowAnimationRight = 1,
  UITableViewRowAnimationLeft = 2,
  UITableViewRowAnimationTop = 3,
  UITableViewRowAnimationBottom = 4,
  UITableViewRowAnimationNone = 5,
  UITableViewRowAnimationMiddle = 6,
  UITableViewRowAnimationAutomatic = 100,
} UITableViewRowAnimation;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UITableView.ContentHuggingElements"))) UITableViewContentHuggingElements : NSInteger {
  UITableViewContentHuggingElementsNone = 0,
  UITableViewContentHuggingElementsSectionHeaders = 1,
} UITableViewContentHuggingElements;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewRowAction.Style"))) UITableViewRowActionStyle : NSInteger {
  UITableViewRowActionStyleDefault = 0,
  UITableViewRowActionStyleDestructive = 0,
  UITableViewRowActionStyleNormal = 1,
} UITableViewRowActionStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableView.SeparatorInsetReference"))) UITableViewSeparatorInsetReference : NSInteger {
  UITableViewSeparatorInsetFromCellEdges = 0,
  UITableViewSeparatorInsetFromAutomaticInsets = 1,
} UITableViewSeparatorInsetReference;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableView.SelfSizingInvalidation"))) UITableViewSelfSizingInvalidation : NSInteger {
  UITableViewSelfSizingInvalidationDisabled = 0,
  UITableViewSelfSizingInvalidationEnabled = 1,
  UITableViewSelfSizingInvalidationEnabledIncludingConstraints = 2,
} UITableViewSelfSizingInvalidation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableView.DropIntent"))) UITableViewDropIntent : NSInteger {
  UITableViewDropIntentUnspecified = 0,
  UITableViewDropIntentInsertAtDestinationIndexPath = 1,
  UITableViewDropIntentInsertIntoDestinationIndexPath = 2,
  UITableViewDropIntentAutomatic = 3,
} UITableViewDropIntent;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.CellStyle"))) UITableViewCellStyle : NSInteger {
  UITableViewCellStyleDefault = 0,
  UITableViewCellStyleValue1 = 1,
  UITableViewCellStyleValue2 = 2,
  UITableViewCellStyleSubtitle = 3,
} UITableViewCellStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.SeparatorStyle"))) UITableViewCellSeparatorStyle : NSInteger {
  UITableViewCellSeparatorStyleNone = 0,
  UITableViewCellSeparatorStyleSingleLine = 1,
  UITableViewCellSeparatorStyleSingleLineEtched = 2,
} UITableViewCellSeparatorStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.SelectionStyle"))) UITableViewCellSelectionStyle : NSInteger {
  UITableViewCellSelectionStyleNone = 0,
  UITableViewCellSelectionStyleBlue = 1,
  UITableViewCellSelectionStyleGray = 2,
  UITableViewCellSelectionStyleDefault = 3,
} UITableViewCellSelectionStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.FocusStyle"))) UITableViewCellFocusStyle : NSInteger {
  UITableViewCellFocusStyleDefault = 0,
  UITableViewCellFocusStyleCustom = 1,
} UITableViewCellFocusStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.EditingStyle"))) UITableViewCellEditingStyle : NSInteger {
  UITableViewCellEditingStyleNone = 0,
  UITableViewCellEditingStyleDelete = 1,
  UITableViewCellEditingStyleInsert = 2,
} UITableViewCellEditingStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.AccessoryType"))) UITableViewCellAccessoryType : NSInteger {
  UITableViewCellAccessoryNone = 0,
  UITableViewCellAccessoryDisclosureIndicator = 1,
  UITableViewCellAccessoryDetailDisclosureButton = 2,
  UITableViewCellAccessoryCheckmark = 3,
  UITableViewCellAccessoryDetailButton = 4,
} UITableViewCellAccessoryType;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.StateMask"))) UITableViewCellStateMask : NSUInteger {
  UITableViewCellStateDefaultMask = 0,
  UITableViewCellStateShowingEditControlMask = 1,
  UITableViewCellStateShowingDeleteConfirmationMask = 2,
} UITableViewCellStateMask;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITableViewCell.DragState"))) UITableViewCellDragState : NSInteger {
  UITableViewCellDragStateNone = 0,
  UITableViewCellDragStateLifting = 1,
  UITableViewCellDragStateDragging = 2,
} UITableViewCellDragState;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UITextDragOptions : NSInteger {
  UITextDragOptionsNone = 0,
  UITextDragOptionStripTextColorFromPreviews = 1,
} UITextDragOptions;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITextField.BorderStyle"))) UITextBorderStyle : NSInteger {
  UITextBorderStyleNone = 0,
  UITextBorderStyleLine = 1,
  UITextBorderStyleBezel = 2,
  UITextBorderStyleRoundedRect = 3,
} UITextBorderStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITextField.ViewMode"))) UITextFieldViewMode : NSInteger {
  UITextFieldViewModeNever = 0,
  UITextFieldViewModeWhileEditing = 1,
  UITextFieldViewModeUnlessEditing = 2,
  UITextFieldViewModeAlways = 3,
} UITextFieldViewMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITextField.DidEndEditingReason"))) UITextFieldDidEndEditingReason : NSInteger {
  UITextFieldDidEndEditingReasonCommitted = 0,
  UITextFieldDidEndEditingReasonCancelled = 1,
} UITextFieldDidEndEditingReason;
typedef enum __attribute__((enum_extensibility(open))) UITextStorageDirection : NSInteger {
  UITextStorageDirectionForward = 0,
  UITextStorageDirectionBackward = 1,
} UITextStorageDirection;
typedef enum __attribute__((enum_extensibility(open))) UITextLayoutDirection : NSInteger {
  UITextLayoutDirectionRight = 2,
  UITextLayoutDirectionLeft = 3,
  UITextLayoutDirectionUp = 4,
  UITextLayoutDirectionDown = 5,
} UITextLayoutDirection;
typedef enum __attribute__((enum_extensibility(open))) UITextAlternativeStyle : NSInteger {
  UITextAlternativeStyleNone = 0,
  UITextAlternativeStyleLowConfidence = 1,
} UITextAlternativeStyle;
typedef enum __attribute__((enum_extensibility(open))) UITextAutocapitalizationType : NSInteger {
  UITextAutocapitalizationTypeNone = 0,
  UITextAutocapitalizationTypeWords = 1,
  UITextAutocapitalizationTypeSentences = 2,
  UITextAutocapitalizationTypeAllCharacters = 3,
} UITextAutocapitalizationType;
typedef enum __attribute__((enum_extensibility(open))) UITextAutocorrectionType : NSInteger {
  UITextAutocorrectionTypeDefault = 0,
  UITextAutocorrectionTypeNo = 1,
  UITextAutocorrectionTypeYes = 2,
} UITextAutocorrectionType;
typedef enum __attribute__((enum_extensibility(open))) UITextSpellCheckingType : NSInteger {
  UITextSpellCheckingTypeDefault = 0,
  UITextSpellCheckingTypeNo = 1,
  UITextSpellCheckingTypeYes = 2,
} UITextSpellCheckingType;
typedef enum __attribute__((enum_extensibility(open))) UITextSmartQuotesType : NSInteger {
  UITextSmartQuotesTypeDefault = 0,
  UITextSmartQuotesTypeNo = 1,
  UITextSmartQuotesTypeYes = 2,
} UITextSmartQuotesType;
typedef enum __attribute__((enum_extensibility(open))) UITextSmartDashesType : NSInteger {
  UITextSmartDashesTypeDefault = 0,
  UITextSmartDashesTypeNo = 1,
  UITextSmartDashesTypeYes = 2,
} UITextSmartDashesType;
typedef enum __attribute__((enum_extensibility(open))) UITextSmartInsertDeleteType : NSInteger {
  UITextSmartInsertDeleteTypeDefault = 0,
  UITextSmartInsertDeleteTypeNo = 1,
  UITextSmartInsertDeleteTypeYes = 2,
} UITextSmartInsertDeleteType;
typedef enum __attribute__((enum_extensibility(open))) UITextInlinePredictionType : NSInteger {
  UITextInlinePredictionTypeDefault = 0,
  UITextInlinePredictionTypeNo = 1,
  UITextInlinePredictionTypeYes = 2,
} UITextInlinePredictionType;
typedef enum __attribute__((enum_extensibility(open))) UITextMathExpressionCompletionType : NSInteger {
  UITextMathExpressionCompletionTypeDefault = 0,
  UITextMathExpressionCompletionTypeNo = 1,
  UITextMathExpressionCompletionTypeYes = 2,
} UITextMathExpressionCompletionType;
typedef enum __attribute__((enum_extensibility(open))) UIKeyboardType : NSInteger {
  UIKeyboardTypeDefault = 0,
  UIKeyboardTypeASCIICapable = 1,
  UIKeyboardTypeNumbersAndPunctuation = 2,
  UIKeyboardTypeURL = 3,
  UIKeyboardTypeNumberPad = 4,
  UIKeyboardTypePhonePad = 5,
  UIKeyboardTypeNamePhonePad = 6,
  UIKeyboardTypeEmailAddress = 7,
  UIKeyboardTypeDecimalPad = 8,
  UIKeyboardTypeTwitter = 9,
  UIKeyboardTypeWebSearch = 10,
  UIKeyboardTypeASCIICapableNumberPad = 11,
  UIKeyboardTypeAlphabet = 1,
} UIKeyboardType;
typedef enum __attribute__((enum_extensibility(open))) UIKeyboardAppearance : NSInteger {
  UIKeyboardAppearanceDefault = 0,
  UIKeyboardAppearanceDark = 1,
  UIKeyboardAppearanceLight = 2,
  UIKeyboardAppearanceAlert = 1,
} UIKeyboardAppearance;
typedef enum __attribute__((enum_extensibility(open))) UIReturnKeyType : NSInteger {
  UIReturnKeyDefault = 0,
  UIReturnKeyGo = 1,
  UIReturnKeyGoogle = 2,
  UIReturnKeyJoin = 3,
  UIReturnKeyNext = 4,
  UIReturnKeyRoute = 5,
  UIReturnKeySearch = 6,
  UIReturnKeySend = 7,
  UIReturnKeyYahoo = 8,
  UIReturnKeyDone = 9,
  UIReturnKeyEmergencyCall = 10,
  UIReturnKeyContinue = 11,
} UIReturnKeyType;
typedef enum __attribute__((enum_extensibility(open))) UIWritingToolsBehavior : NSInteger {
  UIWritingToolsBehaviorNone = -1,
  UIWritingToolsBehaviorDefault = 0,
  UIWritingToolsBehaviorComplete = 1,
  UIWritingToolsBehaviorLimited = 2,
} UIWritingToolsBehavior;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIWritingToolsResultOptions : NSUInteger {
  UIWritingToolsResultDefault = 0,
  UIWritingToolsResultPlainText = 1,
  UIWritingToolsResultRichText = 2,
  UIWritingToolsResultList = 4,
  UIWritingToolsResultTable = 8,
  UIWritingToolsResultPresentationIntent = 16,
} UIWritingToolsResultOptions;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITextItem.Interaction"))) UITextItemInteraction : NSInteger {
  UITextItemInteractionInvokeDefaultAction = 0,
  UITextItemInteractionPresentActions = 1,
  UITextItemInteractionPreview = 2,
} UITextItemInteraction;
typedef enum __attribute__((enum_extensibility(open))) UITextSearchFoundTextStyle : NSInteger {
  UITextSearchFoundTextStyleNormal = 0,
  UITextSearchFoundTextStyleFound = 1,
  UITextSearchFoundTextStyleHighlighted = 2,
} UITextSearchFoundTextStyle;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITextView.BorderStyle"))) UITextViewBorderStyle : NSInteger {
  UITextViewBorderStyleNone = 0,
  UITextViewBorderStyleRoundedRect = 1,
} UITextViewBorderStyle;
typedef enum __attribute__((enum_extensibility(open))) UITimingCurveType : NSInteger {
  UITimingCurveTypeBuiltin = 0,
  UITimingCurveTypeCubic = 1,
  UITimingCurveTypeSpring = 2,
  UITimingCurveTypeComposed = 3,
} UITimingCurveType;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITouch.Phase"))) UITouchPhase : NSInteger {
  UITouchPhaseBegan = 0,
  UITouchPhaseMoved = 1,
  UITouchPhaseStationary = 2,
  UITouchPhaseEnded = 3,
  UITouchPhaseCancelled = 4,
  UITouchPhaseRegionEntered = 5,
  UITouchPhaseRegionMoved = 6,
  UITouchPhaseRegionExited = 7,
} UITouchPhase;
typedef enum __attribute__((enum_extensibility(open))) UIForceTouchCapability : NSInteger {
  UIForceTouchCapabilityUnknown = 0,
  UIForceTouchCapabilityUnavailable = 1,
  UIForceTouchCapabilityAvailable = 2,
} UIForceTouchCapability;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UITouch.TouchType"))) UITouchType : NSInteger {
  UITouchTypeDirect = 0,
  UITouchTypeIndirect = 1,
  UITouchTypePencil = 2,
  UITouchTypeStylus = 2,
  UITouchTypeIndirectPointer = 3,
} UITouchType;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UITouch.Properties"))) UITouchProperties : NSInteger {
  UITouchPropertyForce = 1,
  UITouchPropertyAzimuth = 2,
  UITouchPropertyAltitude = 4,
  UITouchPropertyLocation = 8,
  UITouchPropertyRoll = 16,
} UITouchProperties;
typedef enum __attribute__((enum_extensibility(open))) UIListEnvironment : NSInteger {
  UIListEnvironmentUnspecified = 0,
  UIListEnvironmentNone = 1,
  UIListEnvironmentPlain = 2,
  UIListEnvironmentGrouped = 3,
  UIListEnvironmentInsetGrouped = 4,
  UIListEnvironmentSidebar = 5,
  UIListEnvironmentSidebarPlain = 6,
} UIListEnvironment;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIView.AnimationCurve"))) UIViewAnimationCurve : NSInteger {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
} UIViewAnimationCurve;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIView.ContentMode"))) UIViewContentMode : NSInteger {
  UIViewContentModeScaleToFill = 0,
  UIViewContentModeScaleAspectFit = 1,
  UIViewContentModeScaleAspectFill = 2,
  UIViewContentModeRedraw = 3,
  UIViewContentModeCenter = 4,
  UIViewContentModeTop = 5,
  UIViewContentModeBottom = 6,
  UIViewContentModeLeft = 7,
  UIViewContentModeRight = 8,
  UIViewContentModeTopLeft = 9,
  UIViewContentModeTopRight = 10,
  UIViewContentModeBottomLeft = 11,
  UIViewContentModeBottomRight = 12,
} UIViewContentMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIView.AnimationTransition"))) UIViewAnimationTransition : NSInteger {
  UIViewAnimationTransitionNone = 0,
  UIViewAnimationTransitionFlipFromLeft = 1,
  UIViewAnimationTransitionFlipFromRight = 2,
  UIViewAnimationTransitionCurlUp = 3,
  UIViewAnimationTransitionCurlDown = 4,
} UIViewAnimationTransition;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIView.AutoresizingMask"))) UIViewAutoresizing : NSUInteger {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1,
  UIViewAutoresizingFlexibleWidth = 2,
  UIViewAutoresizingFlexibleRightMargin = 4,
  UIViewAutoresizingFlexibleTopMargin = 8,
  UIViewAutoresizingFlexibleHeight = 16,
  UIViewAutoresizingFlexibleBottomMargin = 32,
} UIViewAutoresizing;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIView.AnimationOptions"))) UIViewAnimationOptions : NSUInteger {
  UIViewAnimationOptionLayoutSubviews = 1,
  UIViewAnimationOptionAllowUserInteraction = 2,
  UIViewAnimationOptionBeginFromCurrentState = 4,
  UIViewAnimationOptionRepeat = 8,
  UIViewAnimationOptionAutoreverse = 16,
  UIViewAnimationOptionOverrideInheritedDuration = 32,
  UIViewAnimationOptionOverrideInheritedCurve = 64,
  UIViewAnimationOptionAllowAnimatedContent = 128,
  UIViewAnimationOptionShowHideTransitionViews = 256,
  UIViewAnimationOptionOverrideInheritedOptions = 512,
  UIViewAnimationOptionCurveEaseInOut __attribute__((swift_name("curveEaseInOut"))) = 0,
  UIViewAnimationOptionCurveEaseIn = 65536,
  UIViewAnimationOptionCurveEaseOut = 131072,
  UIViewAnimationOptionCurveLinear = 196608,
  UIViewAnimationOptionTransitionNone = 0,
  UIViewAnimationOptionTransitionFlipFromLeft = 1048576,
  UIViewAnimationOptionTransitionFlipFromRight = 2097152,
  UIViewAnimationOptionTransitionCurlUp = 3145728,
  UIViewAnimationOptionTransitionCurlDown = 4194304,
  UIViewAnimationOptionTransitionCrossDissolve = 5242880,
  UIViewAnimationOptionTransitionFlipFromTop = 6291456,
  UIViewAnimationOptionTransitionFlipFromBottom = 7340032,
  UIViewAnimationOptionPreferredFramesPerSecondDefault = 0,
  UIViewAnimationOptionPreferredFramesPerSecond60 = 50331648,
  UIViewAnimationOptionPreferredFramesPerSecond30 = 117440512,
  UIViewAnimationOptionFlushUpdates = 268435456,
} UIViewAnimationOptions;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("UIView.KeyframeAnimationOptions"))) UIViewKeyframeAnimationOptions : NSUInteger {
  UIViewKeyframeAnimationOptionLayoutSubviews = 1,
  UIViewKeyframeAnimationOptionAllowUserInteraction = 2,
  UIViewKeyframeAnimationOptionBeginFromCurrentState = 4,
  UIViewKeyframeAnimationOptionRepeat = 8,
  UIViewKeyframeAnimationOptionAutoreverse = 16,
  UIViewKeyframeAnimationOptionOverrideInheritedDuration = 32,
  UIViewKeyframeAnimationOptionOverrideInheritedOptions = 512,
  UIViewKeyframeAnimationOptionCalculationModeLinear __attribute__((swift_name("calculationModeLinear"))) = 0,
  UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1024,
  UIViewKeyframeAnimationOptionCalculationModePaced = 2048,
  UIViewKeyframeAnimationOptionCalculationModeCubic = 3072,
  UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4096,
} UIViewKeyframeAnimationOptions;
typedef enum __attribute__((enum_extensibility(open))) UISystemAnimation : NSUInteger {
  UISystemAnimationDelete = 0,
} UISystemAnimation;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("UIView.TintAdjustmentMode"))) UIViewTintAdjustmentMode : NSInteger {
  UIViewTintAdjustmentModeAutomatic = 0,
  UIViewTintAdjustmentModeNormal = 1,
  UIViewTintAdjustmentModeDimmed = 2,
} UIViewTintAdjustmentMode;
typedef enum __attribute__((enum_extensibility(open))) UISemanticContentAttribute : NSInteger {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback = 1,
  UISemanticContentAttributeSpatial = 2,
  UISemanticContentAttributeForceLeftToRight = 3,
  UISemanticContentAttributeForceRightToLeft = 4,
} UISemanticContentAttribute;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("NSLayoutConstraint.Axis"))) UILayoutConstraintAxis : NSInteger {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} UILayoutConstraintAxis;
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimatingState : NSInteger {
  UIViewAnimatingStateInactive = 0,
  UIViewAnimatingStateActive = 1,
  UIViewAnimatingStateStopped = 2,
} UIViewAnimatingState;
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimatingPosition : NSInteger {
  UIViewAnimatingPositionEnd = 0,
  UIViewAnimatingPositionStart = 1,
  UIViewAnimatingPositionCurrent = 2,
} UIViewAnimatingPosition;
typedef enum __attribute__((enum_extensibility(open))) UIModalTransitionStyle : NSInteger {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl = 3,
} UIModalTransitionStyle;
typedef enum __attribute__((enum_extensibility(open))) UIModalPresentationStyle : NSInteger {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover = 7,
  UIModalPresentationBlurOverFullScreen = 8,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
} UIModalPresentationStyle;
typedef enum __attribute__((enum_extensibility(open))) UIContainerBackgroundStyle : NSInteger {
  UIContainerBackgroundStyleAutomatic = 0,
  UIContainerBackgroundStyleGlass = 1,
  UIContainerBackgroundStyleHidden = 2,
} UIContainerBackgroundStyle;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIRectEdge : NSUInteger {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1,
  UIRectEdgeLeft = 2,
  UIRectEdgeBottom = 4,
  UIRectEdgeRight = 8,
  UIRectEdgeAll = 15,
} UIRectEdge;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) UIAxis : NSUInteger {
  UIAxisNeither = 0,
  UIAxisHorizontal = 1,
  UIAxisVertical = 2,
  UIAxisBoth = 3,
} UIAxis;
typedef struct UIFloatRange UIFloatRange;
typedef struct UIEdgeInsets UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;
typedef struct UIOffset UIOffset;
typedef float UILayoutPriority __attribute__((swift_wrapper(struct)));
typedef unsigned long long UIAccessibilityTraits __attribute__((swift_wrapper(enum)));
typedef unsigned int UIAccessibilityNotifications __attribute__((swift_wrapper(enum)));
typedef NSString * UIActionIdentifier __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UIAction.Identifier")));
typedef NSString * UIActivityType __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UIActivity.ActivityType")));
typedef NSUInteger UIBackgroundTaskIdentifier __attribute__((swift_wrapper(enum)));
typedef NSString * UIApplicationOpenExternalURLOptionsKey __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIApplication.OpenExternalURLOptionsKey")));
typedef NSString * UIApplicationLaunchOptionsKey __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIApplication.LaunchOptionsKey")));
typedef NSString * UIApplicationOpenURLOptionsKey __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIApplication.OpenURLOptionsKey")));
typedef NSString * UIApplicationExtensionPointIdentifier __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIApplication.ExtensionPointIdentifier")));
typedef NSString * UIConfigurationStateCustomKey __attribute__((swift_wrapper(struct)));
typedef NSString * UIContentSizeCategory __attribute__((swift_wrapper(enum)));
typedef NSString * UIFocusSoundIdentifier __attribute__((swift_wrapper(struct)));
typedef NSInteger UIFocusGroupPriority __attribute__((swift_wrapper(struct)));
extern UIFocusGroupPriority const UIFocusGroupPriorityIgnored;
extern UIFocusGroupPriority const UIFocusGroupPriorityPreviouslyFocused;
extern UIFocusGroupPriority const UIFocusGroupPriorityPrioritized;
extern UIFocusGroupPriority const UIFocusGroupPriorityCurrentlyFocused;
typedef NSString * UIFontTextStyle __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIFont.TextStyle")));
typedef NSString * UIFontDescriptorAttributeName __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIFontDescriptor.AttributeName")));
typedef CGFloat UIFontWeight __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UIFont.Weight")));
typedef CGFloat UIFontWidth __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UIFont.Width")));
typedef NSString * UIFontDescriptorSystemDesign __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIFontDescriptor.SystemDesign")));
typedef NSString * UIImagePickerControllerInfoKey __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIImagePickerController.InfoKey")));
typedef NSString * UIMenuIdentifier __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UIMenu.Identifier")));
typedef NSString * UINibOptionsKey __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UINib.OptionsKey")));
typedef NSString * UIPageViewControllerOptionsKey __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIPageViewController.OptionsKey")));
typedef NSString * UIPasteboardName __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UIPasteboard.Name")));
typedef NSString * UIPasteboardDetectionPattern __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIPasteboard.DetectionPattern")));
typedef NSString * UIPasteboardOption __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIPasteboard.Option")));
typedef NSString * UISceneSessionRole __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UISceneSession.Role")));
typedef CGFloat UIScrollViewDecelerationRate __attribute__((swift_wrapper(enum))) __attribute__((swift_name("UIScrollView.DecelerationRate")));
typedef NSString * UISheetPresentationControllerDetentIdentifier __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UISheetPresentationControllerDetent.Identifier")));
typedef NSString * UITextContentType __attribute__((swift_wrapper(enum)));
typedef id UITextSearchDocumentIdentifier;
typedef FactsAnyClass UICGFloatTrait;
typedef FactsAnyClass UINSIntegerTrait;
typedef FactsAnyClass UIObjectTrait;
typedef NSString * UITransitionContextViewControllerKey __attribute__((swift_wrapper(enum)));
typedef NSString * UITransitionContextViewKey __attribute__((swift_wrapper(enum)));
typedef CGFloat UIWindowLevel __attribute__((swift_wrapper(struct))) __attribute__((swift_name("UIWindow.Level")));
typedef struct __attribute__((swift_attr("@Sendable"))) UIFloatRange { CGFloat minimum;  CGFloat maximum; } UIFloatRange;
typedef struct __attribute__((swift_attr("@Sendable"))) UIEdgeInsets { CGFloat top;  CGFloat left;  CGFloat bottom;  CGFloat right; } UIEdgeInsets;
typedef struct __attribute__((swift_attr("@Sendable"))) NSDirectionalEdgeInsets { CGFloat top;  CGFloat leading;  CGFloat bottom;  CGFloat trailing; } NSDirectionalEdgeInsets;
typedef struct __attribute__((swift_attr("@Sendable"))) UIOffset { CGFloat horizontal;  CGFloat vertical; } UIOffset;
typedef BOOL (^ UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction * _Nonnull);
typedef void (^ UIActionHandler)(UIAction * _Nonnull);
typedef void (^ UIActivityViewControllerCompletionHandler)(UIActivityType _Nullable, BOOL);
typedef void (^ UIActivityViewControllerCompletionWithItemsHandler)(UIActivityType _Nullable, BOOL, NSArray * _Nullable, NSError * _Nullable);
typedef UIPointerStyle * _Nullable (^ UIButtonPointerStyleProvider)(UIButton * _Nonnull, UIPointerEffect * _Nonnull, UIPointerShape * _Nonnull);
typedef void (^ UIButtonConfigurationUpdateHandler)(UIButton * _Nonnull);
typedef UISwipeActionsConfiguration * _Nullable (^ UICollectionLayoutListSwipeActionsConfigurationProvider)(NSIndexPath * _Nonnull);
typedef UIListSeparatorConfiguration * _Nonnull (^ UICollectionLayoutListItemSeparatorHandler)(NSIndexPath * _Nonnull, UIListSeparatorConfiguration * _Nonnull);
typedef void (^ UICollectionViewLayoutInteractiveTransitionCompletion)(BOOL, BOOL);
typedef void (^ UICollectionViewCellConfigurationUpdateHandler)(UICollectionViewCell * _Nonnull, UICellConfigurationState * _Nonnull);
typedef NSCollectionLayoutSection * _Nullable (^ UICollectionViewCompositionalLayoutSectionProvider)(NSInteger, id<NSCollectionLayoutEnvironment> _Nonnull);
typedef void (^ NSCollectionLayoutSectionVisibleItemsInvalidationHandler)(NSArray<id<NSCollectionLayoutVisibleItem>> * _Nonnull, CGPoint, id<NSCollectionLayoutEnvironment> _Nonnull);
typedef NSArray<NSCollectionLayoutGroupCustomItem *> * _Nonnull (^ NSCollectionLayoutGroupCustomItemProvider)(id<NSCollectionLayoutEnvironment> _Nonnull);
typedef UIColor * _Nonnull (^ UIConfigurationColorTransformer)(UIColor * _Nonnull);
typedef UIMenu * _Nullable (^ UIContextMenuActionProvider)(NSArray<UIMenuElement *> * _Nonnull);
typedef UIViewController * _Nullable (^ UIContextMenuContentPreviewProvider)(void);
typedef void (^ UIContextualActionHandler)(UIContextualAction * _Nonnull, UIView * _Nonnull, void (^_Nonnull )(BOOL));
typedef UICollectionViewCell * _Nullable (^ UICollectionViewDiffableDataSourceCellProvider)(UICollectionView * _Nonnull, NSIndexPath * _Nonnull, id _Nonnull);
typedef UICollectionReusableView * _Nullable (^ UICollectionViewDiffableDataSourceSupplementaryViewProvider)(UICollectionView * _Nonnull, NSString * _Nonnull, NSIndexPath * _Nonnull);
typedef UITableViewCell * _Nullable (^ UITableViewDiffableDataSourceCellProvider)(UITableView * _Nonnull, NSIndexPath * _Nonnull, id _Nonnull);
typedef void (^ UIGraphicsImageDrawingActions)(UIGraphicsImageRendererContext * _Nonnull);
typedef void (^ UIGraphicsDrawingActions)(UIGraphicsRendererContext * _Nonnull);
typedef void (^ UIPrintInteractionCompletionHandler)(UIPrintInteractionController * _Nonnull, BOOL, NSError * _Nullable);
typedef NSDictionary<NSAttributedStringKey, id> * _Nonnull (^ UITextAttributesConversionHandler)(NSDictionary<NSAttributedStringKey, id> * _Nonnull);
typedef UIViewController * _Nullable (^ UIStoryboardViewControllerCreator)(NSCoder * _Nonnull);
typedef void (^ UISymbolEffectCompletion)(UISymbolEffectCompletionContext * _Nonnull);
typedef void (^ UITableViewCellConfigurationUpdateHandler)(UITableViewCell * _Nonnull, UICellConfigurationState * _Nonnull);
typedef void (^ UITableViewHeaderFooterViewConfigurationUpdateHandler)(UITableViewHeaderFooterView * _Nonnull, UIViewConfigurationState * _Nonnull);
typedef void (^ UITraitMutations)(id<UIMutableTraits> _Nonnull);
@protocol NSTextLayoutOrientationProvider <NSObject>
@required
@property (readonly) NSTextLayoutOrientation layoutOrientation;
@end
@protocol NSTextAttachmentLayout <NSObject>
@required
@end
@protocol NSTextAttachmentContainer <NSObject>
@required
- (UIImage * _Nullable)imageForBounds:(CGRect)imageBounds textContainer:(NSTextContainer * _Nullable)textContainer characterIndex:(NSUInteger)charIndex;
- (CGRect)attachmentBoundsForTextContainer:(NSTextContainer * _Nullable)textContainer proposedLineFragment:(CGRect)lineFrag glyphPosition:(CGPoint)position characterIndex:(NSUInteger)charIndex;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPickerViewDelegate <NSObject>
@optional
- (CGFloat)pickerView:(UIPickerView * _Nonnull)pickerView widthForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView * _Nonnull)pickerView rowHeightForComponent:(NSInteger)component;
- (NSString * _Nullable)pickerView:(UIPickerView * _Nonnull)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (NSAttributedString * _Nullable)pickerView:(UIPickerView * _Nonnull)pickerView attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (UIView * _Nonnull)pickerView:(UIPickerView * _Nonnull)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(UIView * _Nullable)view;
- (void)pickerView:(UIPickerView * _Nonnull)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView * _Nonnull)scrollView;
- (void)scrollViewDidZoom:(UIScrollView * _Nonnull)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView * _Nonnull)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView * _Nonnull)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(CGPoint * _Nonnull)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView * _Nonnull)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillBeginDecelerating:(UIScrollView * _Nonnull)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView * _Nonnull)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView * _Nonnull)scrollView;
- (UIView * _Nullable)viewForZoomingInScrollView:(UIScrollView * _Nonnull)scrollView __attribute__((swift_name("viewForZooming(in:)")));
- (void)scrollViewWillBeginZooming:(UIScrollView * _Nonnull)scrollView withView:(UIView * _Nullable)view;
- (void)scrollViewDidEndZooming:(UIScrollView * _Nonnull)scrollView withView:(UIView * _Nullable)view atScale:(CGFloat)scale;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView * _Nonnull)scrollView __attribute__((swift_name("scrollViewShouldScrollToTop(_:)")));
- (void)scrollViewDidScrollToTop:(UIScrollView * _Nonnull)scrollView __attribute__((swift_name("scrollViewDidScrollToTop(_:)")));
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView * _Nonnull)scrollView;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIAccessibilityContentSizeCategoryImageAdjusting <NSObject>
@required
@property (nonatomic) BOOL adjustsImageSizeForAccessibilityContentSizeCategory;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIAccessibilityIdentification <NSObject>
@required
@property (nonatomic) NSString * _Nullable accessibilityIdentifier;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIActionSheetDelegate <NSObject>
@optional
@end
@protocol UIActivityItemSource <NSObject>
@required
- (id _Nonnull)activityViewControllerPlaceholderItem:(UIActivityViewController * _Nonnull)activityViewController;
- (id _Nullable)activityViewController:(UIActivityViewController * _Nonnull)activityViewController itemForActivityType:(UIActivityType _Nullable)activityType;
@optional
- (NSString * _Nonnull)activityViewController:(UIActivityViewController * _Nonnull)activityViewController subjectForActivityType:(UIActivityType _Nullable)activityType;
- (NSString * _Nonnull)activityViewController:(UIActivityViewController * _Nonnull)activityViewController dataTypeIdentifierForActivityType:(UIActivityType _Nullable)activityType;
- (UIImage * _Nullable)activityViewController:(UIActivityViewController * _Nonnull)activityViewController thumbnailImageForActivityType:(UIActivityType _Nullable)activityType suggestedSize:(CGSize)size;
@end
@protocol UIActivityItemsConfigurationProviding <NSObject>
@required
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIAppearanceContainer <NSObject>
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIAppearance <NSObject>
@required
+ (instancetype _Nonnull)appearance;
+ (instancetype _Nonnull)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> * _Nonnull)containerTypes __attribute__((swift_name("appearance(whenContainedInInstancesOf:)")));
+ (instancetype _Nonnull)appearanceForTraitCollection:(UITraitCollection * _Nonnull)trait __attribute__((swift_name("appearance(for:)")));
+ (instancetype _Nonnull)appearanceForTraitCollection:(UITraitCollection * _Nonnull)trait whenContainedInInstancesOfClasses:(NSArray<Class> * _Nonnull)containerTypes __attribute__((swift_name("appearance(for:whenContainedInInstancesOf:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(UIApplication * _Nonnull)application;
- (BOOL)application:(UIApplication * _Nonnull)application willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> * _Nullable)launchOptions;
- (BOOL)application:(UIApplication * _Nonnull)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> * _Nullable)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication * _Nonnull)application;
- (void)applicationWillResignActive:(UIApplication * _Nonnull)application;
- (void)applicationDidEnterBackground:(UIApplication * _Nonnull)application;
- (void)applicationWillEnterForeground:(UIApplication * _Nonnull)application;
- (BOOL)application:(UIApplication * _Nonnull)application handleOpenURL:(NSURL * _Nonnull)url;
- (BOOL)application:(UIApplication * _Nonnull)application openURL:(NSURL * _Nonnull)url sourceApplication:(NSString * _Nullable)sourceApplication annotation:(id _Nonnull)annotation;
- (BOOL)application:(UIApplication * _Nonnull)app openURL:(NSURL * _Nonnull)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> * _Nonnull)options;
- (void)applicationDidReceiveMemoryWarning:(UIApplication * _Nonnull)application;
- (void)applicationWillTerminate:(UIApplication * _Nonnull)application;
- (void)applicationSignificantTimeChange:(UIApplication * _Nonnull)application;
- (void)application:(UIApplication * _Nonnull)application willChangeStatusBarOrientation:(UIInterfaceOrientation)newStatusBarOrientation duration:(NSTimeInterval)duration;
- (void)application:(UIApplication * _Nonnull)application didChangeStatusBarOrientation:(UIInterfaceOrientation)oldStatusBarOrientation;
- (void)application:(UIApplication * _Nonnull)application willChangeStatusBarFrame:(CGRect)newStatusBarFrame;
- (void)application:(UIApplication * _Nonnull)application didChangeStatusBarFrame:(CGRect)oldStatusBarFrame;
- (void)application:(UIApplication * _Nonnull)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData * _Nonnull)deviceToken;
- (void)application:(UIApplication * _Nonnull)application didFailToRegisterForRemoteNotificationsWithError:(NSError * _Nonnull)error;
- (void)application:(UIApplication * _Nonnull)application didReceiveRemoteNotification:(NSDictionary * _Nonnull)userInfo;
- (void)application:(UIApplication * _Nonnull)application handleActionWithIdentifier:(NSString * _Nullable)identifier forRemoteNotification:(NSDictionary * _Nonnull)userInfo withResponseInfo:(NSDictionary * _Nonnull)responseInfo completionHandler:(void (^_Nonnull )(void))completionHandler;
- (void)application:(UIApplication * _Nonnull)application handleActionWithIdentifier:(NSString * _Nullable)identifier forRemoteNotification:(NSDictionary * _Nonnull)userInfo completionHandler:(void (^_Nonnull )(void))completionHandler;
- (void)application:(UIApplication * _Nonnull)application didReceiveRemoteNotification:(NSDictionary * _Nonnull)userInfo fetchCompletionHandler:(void (^_Nonnull )(UIBackgroundFetchResult))completionHandler;
- (void)application:(UIApplication * _Nonnull)application performFetchWithCompletionHandler:(void (^_Nonnull )(UIBackgroundFetchResult))completionHandler;
- (void)application:(UIApplication * _Nonnull)application performActionForShortcutItem:(UIApplicationShortcutItem * _Nonnull)shortcutItem completionHandler:(void (^_Nonnull )(BOOL))completionHandler;
- (void)application:(UIApplication * _Nonnull)application handleEventsForBackgroundURLSession:(NSString * _Nonnull)identifier completionHandler:(void (^_Nonnull )(void))completionHandler;
- (void)application:(UIApplication * _Nonnull)application handleWatchKitExtensionRequest:(NSDictionary * _Nullable)userInfo reply:(void (^_Nonnull )(NSDictionary * _Nullable))reply;
- (void)applicationShouldRequestHealthAuthorization:(UIApplication * _Nonnull)application;
- (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication * _Nonnull)application;
- (void)applicationProtectedDataDidBecomeAvailable:(UIApplication * _Nonnull)application;
@property (nonatomic) UIWindow * _Nullable window;
- (UIInterfaceOrientationMask)application:(UIApplication * _Nonnull)application supportedInterfaceOrientationsForWindow:(UIWindow * _Nullable)window;
- (BOOL)application:(UIApplication * _Nonnull)application shouldAllowExtensionPointIdentifier:(UIApplicationExtensionPointIdentifier _Nonnull)extensionPointIdentifier;
- (UIViewController * _Nullable)application:(UIApplication * _Nonnull)application viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> * _Nonnull)identifierComponents coder:(NSCoder * _Nonnull)coder;
- (BOOL)application:(UIApplication * _Nonnull)application shouldSaveSecureApplicationState:(NSCoder * _Nonnull)coder;
- (BOOL)application:(UIApplication * _Nonnull)application shouldRestoreSecureApplicationState:(NSCoder * _Nonnull)coder;
- (void)application:(UIApplication * _Nonnull)application willEncodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (void)application:(UIApplication * _Nonnull)application didDecodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (BOOL)application:(UIApplication * _Nonnull)application shouldSaveApplicationState:(NSCoder * _Nonnull)coder;
- (BOOL)application:(UIApplication * _Nonnull)application shouldRestoreApplicationState:(NSCoder * _Nonnull)coder;
- (BOOL)application:(UIApplication * _Nonnull)application willContinueUserActivityWithType:(NSString * _Nonnull)userActivityType;
- (BOOL)application:(UIApplication * _Nonnull)application continueUserActivity:(NSUserActivity * _Nonnull)userActivity restorationHandler:(void (^_Nonnull )(NSArray<id<UIUserActivityRestoring>> * _Nullable))restorationHandler;
- (void)application:(UIApplication * _Nonnull)application didFailToContinueUserActivityWithType:(NSString * _Nonnull)userActivityType error:(NSError * _Nonnull)error;
- (void)application:(UIApplication * _Nonnull)application didUpdateUserActivity:(NSUserActivity * _Nonnull)userActivity;
- (void)application:(UIApplication * _Nonnull)application didDiscardSceneSessions:(NSSet<UISceneSession *> * _Nonnull)sceneSessions;
- (BOOL)applicationShouldAutomaticallyLocalizeKeyCommands:(UIApplication * _Nonnull)application;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIBarPositioning <NSObject>
@required
@property (readonly) UIBarPosition barPosition;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIBarPositioningDelegate <NSObject>
@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning> _Nonnull)bar __attribute__((swift_name("position(for:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView * _Nonnull)collectionView numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView cellForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView * _Nonnull)collectionView;
- (UICollectionReusableView * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView viewForSupplementaryElementOfKind:(NSString * _Nonnull)kind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canMoveItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView moveItemAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath toIndexPath:(NSIndexPath * _Nonnull)destinationIndexPath;
- (NSArray<NSString *> * _Nullable)indexTitlesForCollectionView:(UICollectionView * _Nonnull)collectionView;
- (NSIndexPath * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView indexPathForIndexTitle:(NSString * _Nonnull)title atIndex:(NSInteger)index;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDataSourcePrefetching <NSObject>
@required
- (void)collectionView:(UICollectionView * _Nonnull)collectionView prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
@optional
- (void)collectionView:(UICollectionView * _Nonnull)collectionView cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didHighlightItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldSelectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didSelectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didDeselectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView performPrimaryActionForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willDisplayCell:(UICollectionViewCell * _Nonnull)cell forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willDisplaySupplementaryView:(UICollectionReusableView * _Nonnull)view forElementKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didEndDisplayingCell:(UICollectionViewCell * _Nonnull)cell forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didEndDisplayingSupplementaryView:(UICollectionReusableView * _Nonnull)view forElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldShowMenuForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canPerformAction:(SEL _Nonnull)action forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView performAction:(SEL _Nonnull)action forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canFocusItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView * _Nonnull)collectionView;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView selectionFollowsFocusForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath * _Nonnull)originalIndexPath atCurrentIndexPath:(NSIndexPath * _Nonnull)currentIndexPath toProposedIndexPath:(NSIndexPath * _Nonnull)proposedIndexPath;
- (NSIndexPath * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath * _Nonnull)currentIndexPath toProposedIndexPath:(NSIndexPath * _Nonnull)proposedIndexPath;
- (CGPoint)collectionView:(UICollectionView * _Nonnull)collectionView targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canEditItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionViewDidEndMultipleSelectionInteraction:(UICollectionView * _Nonnull)collectionView;
- (UIContextMenuConfiguration * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths point:(CGPoint)point;
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration highlightPreviewForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration dismissalPreviewForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionCommitAnimating> _Nonnull)animator;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (UIContextMenuConfiguration * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfigurationForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point;
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration;
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDragDelegate <NSObject>
@required
- (NSArray<UIDragItem *> * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView itemsForBeginningDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath;
@optional
- (NSArray<UIDragItem *> * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView itemsForAddingToDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionWillBegin:(id<UIDragSession> _Nonnull)session;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionDidEnd:(id<UIDragSession> _Nonnull)session;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionAllowsMoveOperation:(id<UIDragSession> _Nonnull)session;
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession> _Nonnull)session;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDropDelegate <NSObject>
@required
- (void)collectionView:(UICollectionView * _Nonnull)collectionView performDropWithCoordinator:(id<UICollectionViewDropCoordinator> _Nonnull)coordinator;
@optional
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canHandleDropSession:(id<UIDropSession> _Nonnull)session;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidEnter:(id<UIDropSession> _Nonnull)session;
- (UICollectionViewDropProposal * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidUpdate:(id<UIDropSession> _Nonnull)session withDestinationIndexPath:(NSIndexPath * _Nullable)destinationIndexPath;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidExit:(id<UIDropSession> _Nonnull)session;
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidEnd:(id<UIDropSession> _Nonnull)session;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDropCoordinator <NSObject>
@required
@property (readonly) NSArray<id<UICollectionViewDropItem>> * _Nonnull items;
@property (readonly) NSIndexPath * _Nullable destinationIndexPath;
@property (readonly) UICollectionViewDropProposal * _Nonnull proposal;
@property (readonly) id<UIDropSession> _Nonnull session;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDropItem <NSObject>
@required
@property (readonly) UIDragItem * _Nonnull dragItem;
@property (readonly) NSIndexPath * _Nullable sourceIndexPath;
@property (readonly) CGSize previewSize;
@end
__attribute__((swift_attr("@MainActor"))) @protocol NSCollectionLayoutEnvironment <NSObject>
@required
@property (readonly) UITraitCollection * _Nonnull traitCollection;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIDynamicItem <NSObject>
@required
@property (nonatomic) CGPoint center;
@property (readonly) CGRect bounds;
@property (nonatomic) CGAffineTransform transform;
@optional
@property (readonly) UIDynamicItemCollisionBoundsType collisionBoundsType;
@property (readonly) UIBezierPath * _Nonnull collisionBoundingPath;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout sizeForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UIEdgeInsets)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout referenceSizeForFooterInSection:(NSInteger)section;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIConfigurationState <NSObject, NSSecureCoding>
@required
- (instancetype _Nonnull)initWithTraitCollection:(UITraitCollection * _Nonnull)traitCollection;
@property (nonatomic) UITraitCollection * _Nonnull traitCollection;
- (id _Nullable)customStateForKey:(UIConfigurationStateCustomKey _Nonnull)key;
- (void)setCustomState:(id _Nullable)customState forKey:(UIConfigurationStateCustomKey _Nonnull)key;
- (id _Nullable)objectForKeyedSubscript:(UIConfigurationStateCustomKey _Nonnull)key;
- (void)setObject:(id _Nullable)obj forKeyedSubscript:(UIConfigurationStateCustomKey _Nonnull)key;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIContentConfiguration <NSObject>
@required
- (UIView * _Nonnull)makeContentView;
- (instancetype _Nonnull)updatedConfigurationForState:(id<UIConfigurationState> _Nonnull)state;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIContentView <NSObject>
@required
@property (nonatomic) id<UIContentConfiguration> _Nonnull configuration;
@optional
- (BOOL)supportsConfiguration:(id<UIContentConfiguration> _Nonnull)configuration;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIContentSizeCategoryAdjusting <NSObject>
@required
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIContextMenuInteractionAnimating <NSObject>
@required
@property (readonly) UIViewController * _Nullable previewViewController;
- (void)addAnimations:(void (^_Nonnull )(void))animations;
- (void)addCompletion:(void (^_Nonnull )(void))completion;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@required
@property (nonatomic) UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIContextMenuInteractionDelegate <NSObject>
@required
- (UIContextMenuConfiguration * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction configurationForMenuAtLocation:(CGPoint)location;
@optional
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction configuration:(UIContextMenuConfiguration * _Nonnull)configuration highlightPreviewForItemWithIdentifier:(id<NSCopying> _Nonnull)identifier __attribute__((deprecated("iOS 16.0")));
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction configuration:(UIContextMenuConfiguration * _Nonnull)configuration dismissalPreviewForItemWithIdentifier:(id<NSCopying> _Nonnull)identifier __attribute__((deprecated("iOS 16.0")));
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionCommitAnimating> _Nonnull)animator;
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction willDisplayMenuForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction willEndForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration __attribute__((swift_name("contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")));
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration __attribute__((swift_name("contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIDataSourceTranslating <NSObject>
@required
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex;
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex;
- (NSIndexPath * _Nullable)presentationIndexPathForDataSourceIndexPath:(NSIndexPath * _Nullable)dataSourceIndexPath;
- (NSIndexPath * _Nullable)dataSourceIndexPathForPresentationIndexPath:(NSIndexPath * _Nullable)presentationIndexPath;
- (void)performUsingPresentationValues:(void (^_Nonnull )(void))__attribute__((noescape)) actionsToTranslate;
@end
@protocol UIDocumentInteractionControllerDelegate <NSObject>
@optional
- (UIViewController * _Nonnull)documentInteractionControllerViewControllerForPreview:(UIDocumentInteractionController * _Nonnull)controller;
- (CGRect)documentInteractionControllerRectForPreview:(UIDocumentInteractionController * _Nonnull)controller;
- (UIView * _Nullable)documentInteractionControllerViewForPreview:(UIDocumentInteractionController * _Nonnull)controller;
- (void)documentInteractionControllerWillBeginPreview:(UIDocumentInteractionController * _Nonnull)controller;
- (void)documentInteractionControllerDidEndPreview:(UIDocumentInteractionController * _Nonnull)controller;
- (void)documentInteractionControllerWillPresentOptionsMenu:(UIDocumentInteractionController * _Nonnull)controller;
- (void)documentInteractionControllerDidDismissOptionsMenu:(UIDocumentInteractionController * _Nonnull)controller;
- (void)documentInteractionControllerWillPresentOpenInMenu:(UIDocumentInteractionController * _Nonnull)controller;
- (void)documentInteractionControllerDidDismissOpenInMenu:(UIDocumentInteractionController * _Nonnull)controller;
- (void)documentInteractionController:(UIDocumentInteractionController * _Nonnull)controller willBeginSendingToApplication:(NSString * _Nullable)application;
- (void)documentInteractionController:(UIDocumentInteractionController * _Nonnull)controller didEndSendingToApplication:(NSString * _Nullable)application;
- (BOOL)documentInteractionController:(UIDocumentInteractionController * _Nonnull)controller canPerformAction:(SEL _Nullable)action;
- (BOOL)documentInteractionController:(UIDocumentInteractionController * _Nonnull)controller performAction:(SEL _Nullable)action;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIDocumentPickerDelegate <NSObject>
@optional
- (void)documentPicker:(UIDocumentPickerViewController * _Nonnull)controller didPickDocumentsAtURLs:(NSArray<NSURL *> * _Nonnull)urls;
- (void)documentPickerWasCancelled:(UIDocumentPickerViewController * _Nonnull)controller;
- (void)documentPicker:(UIDocumentPickerViewController * _Nonnull)controller didPickDocumentAtURL:(NSURL * _Nonnull)url;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIDragDropSession <NSObject>
@required
@property (readonly) NSArray<UIDragItem *> * _Nonnull items;
- (CGPoint)locationInView:(UIView * _Nonnull)view;
@property (readonly) BOOL allowsMoveOperation;
@property (readonly, getter=isRestrictedToDraggingApplication) BOOL restrictedToDraggingApplication;
- (BOOL)hasItemsConformingToTypeIdentifiers:(NSArray<NSString *> * _Nonnull)typeIdentifiers;
- (BOOL)canLoadObjectsOfClass:(Class _Nonnull)aClass;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIDragSession <UIDragDropSession>
@required
@property (nonatomic) id _Nullable localContext;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIDropSession <UIDragDropSession, NSProgressReporting>
@required
@property (readonly) id<UIDragSession> _Nullable localDragSession;
@property (nonatomic) UIDropSessionProgressIndicatorStyle progressIndicatorStyle;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIDropInteractionDelegate <NSObject>
@optional
- (BOOL)dropInteraction:(UIDropInteraction * _Nonnull)interaction canHandleSession:(id<UIDropSession> _Nonnull)session;
- (void)dropInteraction:(UIDropInteraction * _Nonnull)interaction sessionDidEnter:(id<UIDropSession> _Nonnull)session;
- (UIDropProposal * _Nonnull)dropInteraction:(UIDropInteraction * _Nonnull)interaction sessionDidUpdate:(id<UIDropSession> _Nonnull)session;
- (void)dropInteraction:(UIDropInteraction * _Nonnull)interaction sessionDidExit:(id<UIDropSession> _Nonnull)session;
- (void)dropInteraction:(UIDropInteraction * _Nonnull)interaction performDrop:(id<UIDropSession> _Nonnull)session;
- (void)dropInteraction:(UIDropInteraction * _Nonnull)interaction concludeDrop:(id<UIDropSession> _Nonnull)session;
- (void)dropInteraction:(UIDropInteraction * _Nonnull)interaction sessionDidEnd:(id<UIDropSession> _Nonnull)session;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIEditMenuInteractionAnimating <NSObject>
@required
- (void)addAnimations:(void (^_Nonnull )(void))animations;
- (void)addCompletion:(void (^_Nonnull )(void))completion;
@end
@protocol UIEditMenuInteractionDelegate <NSObject>
@optional
- (UIMenu * _Nullable)editMenuInteraction:(UIEditMenuInteraction * _Nonnull)interaction menuForConfiguration:(UIEditMenuConfiguration * _Nonnull)configuration suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions;
- (CGRect)editMenuInteraction:(UIEditMenuInteraction * _Nonnull)interaction targetRectForConfiguration:(UIEditMenuConfiguration * _Nonnull)configuration;
- (void)editMenuInteraction:(UIEditMenuInteraction * _Nonnull)interaction willPresentMenuForConfiguration:(UIEditMenuConfiguration * _Nonnull)configuration animator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
- (void)editMenuInteraction:(UIEditMenuInteraction * _Nonnull)interaction willDismissMenuForConfiguration:(UIEditMenuConfiguration * _Nonnull)configuration animator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIFindInteractionDelegate <NSObject>
@required
@optional
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIFocusEnvironment <NSObject>
@required
@property (readonly) NSArray<id<UIFocusEnvironment>> * _Nonnull preferredFocusEnvironments;
@property (readonly) id<UIFocusEnvironment> _Nullable parentFocusEnvironment;
@property (readonly) id<UIFocusItemContainer> _Nullable focusItemContainer;
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext * _Nonnull)context;
- (void)didUpdateFocusInContext:(UIFocusUpdateContext * _Nonnull)context withAnimationCoordinator:(UIFocusAnimationCoordinator * _Nonnull)coordinator;
@optional
- (UIFocusSoundIdentifier _Nullable)soundIdentifierForFocusUpdateInContext:(UIFocusUpdateContext * _Nonnull)context;
@property (readonly) UIView * _Nullable preferredFocusedView;
@property (readonly) NSString * _Nullable focusGroupIdentifier;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIFocusItem <UIFocusEnvironment>
@required
@property (readonly) BOOL canBecomeFocused;
@property (readonly) CGRect frame;
@optional
@property (readonly) UIFocusGroupPriority focusGroupPriority;
@property (readonly) UIFocusItemDeferralMode focusItemDeferralMode __attribute__((deprecated("iOS 18.0")));
@property (readonly, getter=isTransparentFocusItem) BOOL transparentFocusItem;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIFocusItemContainer <NSObject>
@required
@property (readonly) id<UICoordinateSpace> _Nonnull coordinateSpace;
- (NSArray<id<UIFocusItem>> * _Nonnull)focusItemsInRect:(CGRect)rect;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIFocusItemScrollableContainer <UIFocusItemContainer>
@required
@property (nonatomic) CGPoint contentOffset;
@property (readonly) CGSize contentSize;
@property (readonly) CGSize visibleSize;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer * _Nonnull)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldReceiveTouch:(UITouch * _Nonnull)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldReceivePress:(UIPress * _Nonnull)press;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldReceiveEvent:(UIEvent * _Nonnull)event;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIImagePickerControllerDelegate <NSObject>
@optional
- (void)imagePickerController:(UIImagePickerController * _Nonnull)picker didFinishPickingImage:(UIImage * _Nonnull)image editingInfo:(NSDictionary<UIImagePickerControllerInfoKey, id> * _Nullable)editingInfo;
- (void)imagePickerController:(UIImagePickerController * _Nonnull)picker didFinishPickingMediaWithInfo:(NSDictionary<UIImagePickerControllerInfoKey, id> * _Nonnull)info;
- (void)imagePickerControllerDidCancel:(UIImagePickerController * _Nonnull)picker;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType;
@property (nonatomic) UITextInlinePredictionType inlinePredictionType __attribute__((deprecated("iOS 17.0")));
@property (nonatomic) UITextMathExpressionCompletionType mathExpressionCompletionType __attribute__((deprecated("iOS 18.0")));
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_resettable) UITextContentType _Null_unspecified textContentType;
@property (nonatomic) UITextInputPasswordRules * _Nullable passwordRules;
@property (nonatomic) UIWritingToolsBehavior writingToolsBehavior __attribute__((deprecated("iOS 18.0")));
@property (nonatomic) UIWritingToolsResultOptions allowedWritingToolsResultOptions __attribute__((deprecated("iOS 18.0")));
@property (nonatomic) BOOL allowsNumberPadPopover;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIKeyInput <UITextInputTraits>
@required
@property (readonly) BOOL hasText;
- (void)insertText:(NSString * _Nonnull)text;
- (void)deleteBackward;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIInteraction <NSObject>
@required
@property (readonly) UIView * _Null_unspecified view;
- (void)willMoveToView:(UIView * _Nullable)view;
- (void)didMoveToView:(UIView * _Nullable)view;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UILargeContentViewerItem <NSObject>
@required
@property (readonly) BOOL showsLargeContentViewer;
@property (readonly) NSString * _Nullable largeContentTitle;
@property (readonly) UIImage * _Nullable largeContentImage;
@property (readonly) BOOL scalesLargeContentImage;
@property (readonly) UIEdgeInsets largeContentImageInsets;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UILetterformAwareAdjusting <NSObject>
@required
@property (nonatomic) UILetterformAwareSizingRule sizingRule;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIMenuBuilder <NSObject>
@required
@property (readonly) UIMenuSystem * _Nonnull system;
- (UIMenu * _Nullable)menuForIdentifier:(UIMenuIdentifier _Nonnull)identifier __attribute__((swift_name("menu(for:)")));
- (UIAction * _Nullable)actionForIdentifier:(UIActionIdentifier _Nonnull)identifier __attribute__((swift_name("action(for:)")));
- (UICommand * _Nullable)commandForAction:(SEL _Nonnull)action propertyList:(id _Nullable)propertyList;
- (void)replaceMenuForIdentifier:(UIMenuIdentifier _Nonnull)replacedIdentifier withMenu:(UIMenu * _Nonnull)replacementMenu __attribute__((swift_name("replace(menu:with:)")));
- (void)replaceChildrenOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier fromChildrenBlock:(NSArray<UIMenuElement *> * _Nonnull (^_Nonnull )(NSArray<UIMenuElement *> * _Nonnull))__attribute__((noescape)) childrenBlock __attribute__((swift_name("replaceChildren(ofMenu:from:)")));
- (void)replaceMenuForIdentifier:(UIMenuIdentifier _Nonnull)replacedIdentifier withElements:(NSArray<UIMenuElement *> * _Nonnull)replacementElements;
- (void)replaceActionForIdentifier:(UIActionIdentifier _Nonnull)replacedIdentifier withElements:(NSArray<UIMenuElement *> * _Nonnull)replacementElements;
- (void)replaceCommandForAction:(SEL _Nonnull)replacedAction propertyList:(id _Nullable)replacedPropertyList withElements:(NSArray<UIMenuElement *> * _Nonnull)replacementElements;
- (void)insertSiblingMenu:(UIMenu * _Nonnull)siblingMenu beforeMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier __attribute__((swift_name("insertSibling(_:beforeMenu:)")));
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements beforeMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements afterMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier;
- (void)insertSiblingMenu:(UIMenu * _Nonnull)siblingMenu afterMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier __attribute__((swift_name("insertSibling(_:afterMenu:)")));
- (void)insertChildMenu:(UIMenu * _Nonnull)childMenu atStartOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier __attribute__((swift_name("insertChild(_:atStartOfMenu:)")));
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements beforeActionForIdentifier:(UIActionIdentifier _Nonnull)siblingIdentifier;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements afterActionForIdentifier:(UIActionIdentifier _Nonnull)siblingIdentifier;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements beforeCommandForAction:(SEL _Nonnull)siblingAction propertyList:(id _Nullable)siblingPropertyList;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements afterCommandForAction:(SEL _Nonnull)siblingAction propertyList:(id _Nullable)siblingPropertyList;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)childElements atStartOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier;
- (void)insertChildMenu:(UIMenu * _Nonnull)childMenu atEndOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier __attribute__((swift_name("insertChild(_:atEndOfMenu:)")));
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)childElements atEndOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier;
- (void)removeMenuForIdentifier:(UIMenuIdentifier _Nonnull)removedIdentifier __attribute__((swift_name("remove(menu:)")));
- (void)removeActionForIdentifier:(UIActionIdentifier _Nonnull)removedIdentifier;
- (void)removeCommandForAction:(SEL _Nonnull)removedAction propertyList:(id _Nullable)removedPropertyList;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIMenuLeaf <NSObject>
@required
@property (nonatomic) NSString * _Nonnull title;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) UIImage * _Null_unspecified selectedImage __attribute__((deprecated("iOS 17.0")));
@property (nonatomic) NSString * _Nullable discoverabilityTitle;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic) UIMenuElementRepeatBehavior repeatBehavior;
@property (readonly) id _Nullable sender;
@property (readonly) id<UIPopoverPresentationControllerSourceItem> _Null_unspecified presentationSourceItem;
- (void)performWithSender:(id _Nullable)sender target:(id _Nullable)target;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar * _Nonnull)navigationBar shouldPushItem:(UINavigationItem * _Nonnull)item;
- (void)navigationBar:(UINavigationBar * _Nonnull)navigationBar didPushItem:(UINavigationItem * _Nonnull)item;
- (BOOL)navigationBar:(UINavigationBar * _Nonnull)navigationBar shouldPopItem:(UINavigationItem * _Nonnull)item;
- (void)navigationBar:(UINavigationBar * _Nonnull)navigationBar didPopItem:(UINavigationItem * _Nonnull)item;
- (UINavigationBarNSToolbarSection)navigationBarNSToolbarSection:(UINavigationBar * _Nonnull)navigationBar;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController * _Nonnull)navigationController willShowViewController:(UIViewController * _Nonnull)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController * _Nonnull)navigationController didShowViewController:(UIViewController * _Nonnull)viewController animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController * _Nonnull)navigationController;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController * _Nonnull)navigationController __attribute__((swift_name("navigationControllerPreferredInterfaceOrientationForPresentation(_:)")));
- (id<UIViewControllerInteractiveTransitioning> _Nullable)navigationController:(UINavigationController * _Nonnull)navigationController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animationController __attribute__((swift_name("navigationController(_:interactionControllerFor:)")));
- (id<UIViewControllerAnimatedTransitioning> _Nullable)navigationController:(UINavigationController * _Nonnull)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController * _Nonnull)fromVc toViewController:(UIViewController * _Nonnull)toVc __attribute__((swift_name("navigationController(_:animationControllerFor:from:to:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController * _Nonnull)pageViewController willTransitionToViewControllers:(NSArray<UIViewController *> * _Nonnull)pendingViewControllers;
- (void)pageViewController:(UIPageViewController * _Nonnull)pageViewController didFinishAnimating:(BOOL)finished previousViewControllers:(NSArray<UIViewController *> * _Nonnull)previousViewControllers transitionCompleted:(BOOL)completed;
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController * _Nonnull)pageViewController spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation;
- (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController * _Nonnull)pageViewController;
- (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController * _Nonnull)pageViewController __attribute__((swift_name("pageViewControllerPreferredInterfaceOrientationForPresentation(_:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPageViewControllerDataSource <NSObject>
@required
- (UIViewController * _Nullable)pageViewController:(UIPageViewController * _Nonnull)pageViewController viewControllerBeforeViewController:(UIViewController * _Nonnull)viewController;
- (UIViewController * _Nullable)pageViewController:(UIPageViewController * _Nonnull)pageViewController viewControllerAfterViewController:(UIViewController * _Nonnull)viewController;
@optional
- (NSInteger)presentationCountForPageViewController:(UIPageViewController * _Nonnull)pageViewController;
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController * _Nonnull)pageViewController;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPasteConfigurationSupporting <NSObject>
@required
@optional
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPickerViewDataSource <NSObject>
@required
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView * _Nonnull)pickerView;
- (NSInteger)pickerView:(UIPickerView * _Nonnull)pickerView numberOfRowsInComponent:(NSInteger)component;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPointerInteractionDelegate <NSObject>
@optional
- (UIPointerStyle * _Nullable)pointerInteraction:(UIPointerInteraction * _Nonnull)interaction styleForRegion:(UIPointerRegion * _Nonnull)region;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController * _Nonnull)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController * _Nonnull)controller traitCollection:(UITraitCollection * _Nonnull)traitCollection;
- (void)presentationController:(UIPresentationController * _Nonnull)presentationController prepareAdaptivePresentationController:(UIPresentationController * _Nonnull)adaptivePresentationController;
- (UIViewController * _Nullable)presentationController:(UIPresentationController * _Nonnull)controller viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController * _Nonnull)presentationController willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style transitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nullable)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController * _Nonnull)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController * _Nonnull)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController * _Nonnull)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController * _Nonnull)presentationController __attribute__((swift_name("presentationControllerDidAttemptToDismiss(_:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController * _Nonnull)popoverPresentationController __attribute__((swift_name("prepareForPopoverPresentation(_:)")));
- (BOOL)popoverPresentationControllerShouldDismissPopover:(UIPopoverPresentationController * _Nonnull)popoverPresentationController;
- (void)popoverPresentationControllerDidDismissPopover:(UIPopoverPresentationController * _Nonnull)popoverPresentationController;
- (void)popoverPresentationController:(UIPopoverPresentationController * _Nonnull)popoverPresentationController willRepositionPopoverToRect:(CGRect * _Nonnull)rect inView:(UIView * _Nullable * _Nonnull)view;
@end
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@required
- (CGRect)frameInView:(UIView * _Nonnull)referenceView;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIPrintInteractionControllerDelegate <NSObject>
@optional
- (UIViewController * _Nullable)printInteractionControllerParentViewController:(UIPrintInteractionController * _Nonnull)printInteractionController;
- (UIPrintPaper * _Nonnull)printInteractionController:(UIPrintInteractionController * _Nonnull)printInteractionController choosePaper:(NSArray<UIPrintPaper *> * _Nonnull)paperList;
- (void)printInteractionControllerWillPresentPrinterOptions:(UIPrintInteractionController * _Nonnull)printInteractionController;
- (void)printInteractionControllerDidPresentPrinterOptions:(UIPrintInteractionController * _Nonnull)printInteractionController;
- (void)printInteractionControllerWillDismissPrinterOptions:(UIPrintInteractionController * _Nonnull)printInteractionController;
- (void)printInteractionControllerDidDismissPrinterOptions:(UIPrintInteractionController * _Nonnull)printInteractionController;
- (void)printInteractionControllerWillStartJob:(UIPrintInteractionController * _Nonnull)printInteractionController;
- (void)printInteractionControllerDidFinishJob:(UIPrintInteractionController * _Nonnull)printInteractionController;
- (CGFloat)printInteractionController:(UIPrintInteractionController * _Nonnull)printInteractionController cutLengthForPaper:(UIPrintPaper * _Nonnull)paper;
- (UIPrinterCutterBehavior)printInteractionController:(UIPrintInteractionController * _Nonnull)printInteractionController chooseCutterBehavior:(NSArray * _Nonnull)availableBehaviors;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(id _Nullable)sender;
- (void)copy:(id _Nullable)sender;
- (void)paste:(id _Nullable)sender;
- (void)pasteAndMatchStyle:(id _Nullable)sender;
- (void)pasteAndGo:(id _Nullable)sender;
- (void)pasteAndSearch:(id _Nullable)sender;
- (void)newFromPasteboard:(id _Nullable)sender;
- (void)select:(id _Nullable)sender;
- (void)selectAll:(id _Nullable)sender;
- (void)delete:(id _Nullable)sender;
- (void)makeTextWritingDirectionLeftToRight:(id _Nullable)sender;
- (void)makeTextWritingDirectionRightToLeft:(id _Nullable)sender;
- (void)toggleBoldface:(id _Nullable)sender;
- (void)toggleItalics:(id _Nullable)sender;
- (void)toggleUnderline:(id _Nullable)sender;
- (void)increaseSize:(id _Nullable)sender;
- (void)decreaseSize:(id _Nullable)sender;
- (void)alignLeft:(id _Nullable)sender;
- (void)alignCenter:(id _Nullable)sender;
- (void)alignJustified:(id _Nullable)sender;
- (void)alignRight:(id _Nullable)sender;
- (void)find:(id _Nullable)sender;
- (void)findAndReplace:(id _Nullable)sender;
- (void)findNext:(id _Nullable)sender;
- (void)findPrevious:(id _Nullable)sender;
- (void)useSelectionForFind:(id _Nullable)sender;
- (void)updateTextAttributesWithConversionHandler:(UITextAttributesConversionHandler _Nonnull)conversionHandler;
- (void)print:(id _Nullable)sender;
- (void)rename:(id _Nullable)sender;
- (void)duplicate:(id _Nullable)sender;
- (void)move:(id _Nullable)sender;
- (void)export:(id _Nullable)sender;
- (void)toggleSidebar:(id _Nullable)sender;
- (void)toggleInspector:(id _Nullable)sender;
- (void)performClose:(id _Nullable)sender;
- (void)showWritingTools:(id _Nonnull)sender;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UISceneDelegate <NSObject>
@optional
- (void)sceneDidDisconnect:(UIScene * _Nonnull)scene;
- (void)sceneDidBecomeActive:(UIScene * _Nonnull)scene;
- (void)sceneWillResignActive:(UIScene * _Nonnull)scene;
- (void)sceneWillEnterForeground:(UIScene * _Nonnull)scene;
- (void)sceneDidEnterBackground:(UIScene * _Nonnull)scene;
- (void)scene:(UIScene * _Nonnull)scene openURLContexts:(NSSet<UIOpenURLContext *> * _Nonnull)urlContexts;
- (NSUserActivity * _Nullable)stateRestorationActivityForScene:(UIScene * _Nonnull)scene;
- (void)scene:(UIScene * _Nonnull)scene restoreInteractionStateWithUserActivity:(NSUserActivity * _Nonnull)stateRestorationActivity;
- (void)scene:(UIScene * _Nonnull)scene willContinueUserActivityWithType:(NSString * _Nonnull)userActivityType;
- (void)scene:(UIScene * _Nonnull)scene continueUserActivity:(NSUserActivity * _Nonnull)userActivity;
- (void)scene:(UIScene * _Nonnull)scene didFailToContinueUserActivityWithType:(NSString * _Nonnull)userActivityType error:(NSError * _Nonnull)error;
- (void)scene:(UIScene * _Nonnull)scene didUpdateUserActivity:(NSUserActivity * _Nonnull)userActivity;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIScreenshotServiceDelegate <NSObject>
@optional
- (void)screenshotService:(UIScreenshotService * _Nonnull)screenshotService generatePDFRepresentationWithCompletion:(void (^_Nonnull )(NSData * _Nullable, NSInteger, CGRect))completionHandler;
@end
@protocol UILookToDictateCapable <NSObject>
@required
@property (getter=isLookToDictateEnabled) BOOL lookToDictateEnabled;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar * _Nonnull)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar * _Nonnull)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar * _Nonnull)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar * _Nonnull)searchBar;
- (void)searchBar:(UISearchBar * _Nonnull)searchBar textDidChange:(NSString * _Nonnull)searchText;
- (BOOL)searchBar:(UISearchBar * _Nonnull)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString * _Nonnull)text;
- (BOOL)searchBar:(UISearchBar * _Nonnull)searchBar shouldChangeTextInRanges:(NSArray<NSValue *> * _Nonnull)ranges replacementText:(NSString * _Nonnull)replacementText;
- (void)searchBarSearchButtonClicked:(UISearchBar * _Nonnull)searchBar;
- (void)searchBarBookmarkButtonClicked:(UISearchBar * _Nonnull)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar * _Nonnull)searchBar;
- (void)searchBarResultsListButtonClicked:(UISearchBar * _Nonnull)searchBar;
- (void)searchBar:(UISearchBar * _Nonnull)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController * _Nonnull)searchController __attribute__((swift_name("willPresentSearchController(_:)")));
- (void)didPresentSearchController:(UISearchController * _Nonnull)searchController __attribute__((swift_name("didPresentSearchController(_:)")));
- (void)willDismissSearchController:(UISearchController * _Nonnull)searchController __attribute__((swift_name("willDismissSearchController(_:)")));
- (void)didDismissSearchController:(UISearchController * _Nonnull)searchController __attribute__((swift_name("didDismissSearchController(_:)")));
- (void)presentSearchController:(UISearchController * _Nonnull)searchController __attribute__((swift_name("presentSearchController(_:)")));
- (void)searchController:(UISearchController * _Nonnull)searchController willChangeToSearchBarPlacement:(UINavigationItemSearchBarPlacement)newPlacement;
- (void)searchController:(UISearchController * _Nonnull)searchController didChangeFromSearchBarPlacement:(UINavigationItemSearchBarPlacement)previousPlacement;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UISearchResultsUpdating <NSObject>
@required
- (void)updateSearchResultsForSearchController:(UISearchController * _Nonnull)searchController __attribute__((swift_name("updateSearchResults(for:)")));
@optional
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField * _Nonnull)textField;
- (void)textFieldDidBeginEditing:(UITextField * _Nonnull)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField * _Nonnull)textField;
- (void)textFieldDidEndEditing:(UITextField * _Nonnull)textField;
- (void)textFieldDidEndEditing:(UITextField * _Nonnull)textField reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField * _Nonnull)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString * _Nonnull)string;
- (BOOL)textField:(UITextField * _Nonnull)textField shouldChangeCharactersInRanges:(NSArray<NSValue *> * _Nonnull)ranges replacementString:(NSString * _Nonnull)string;
- (void)textFieldDidChangeSelection:(UITextField * _Nonnull)textField;
- (BOOL)textFieldShouldClear:(UITextField * _Nonnull)textField;
- (BOOL)textFieldShouldReturn:(UITextField * _Nonnull)textField;
- (UIMenu * _Nullable)textField:(UITextField * _Nonnull)textField editMenuForCharactersInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions;
- (UIMenu * _Nullable)textField:(UITextField * _Nonnull)textField editMenuForCharactersInRanges:(NSArray<NSValue *> * _Nonnull)ranges suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions;
- (void)textField:(UITextField * _Nonnull)textField willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
- (void)textField:(UITextField * _Nonnull)textField willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController * _Nonnull)sheetPresentationController;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UISplitViewControllerDelegate <NSObject>
@optional
- (void)splitViewController:(UISplitViewController * _Nonnull)svc willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode;
- (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController * _Nonnull)svc;
- (BOOL)splitViewController:(UISplitViewController * _Nonnull)splitViewController showViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender;
- (BOOL)splitViewController:(UISplitViewController * _Nonnull)splitViewController showDetailViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender __attribute__((swift_name("splitViewController(_:showDetail:sender:)")));
- (UIViewController * _Nullable)primaryViewControllerForCollapsingSplitViewController:(UISplitViewController * _Nonnull)splitViewController;
- (UIViewController * _Nullable)primaryViewControllerForExpandingSplitViewController:(UISplitViewController * _Nonnull)splitViewController;
- (BOOL)splitViewController:(UISplitViewController * _Nonnull)splitViewController collapseSecondaryViewController:(UIViewController * _Nonnull)secondaryViewController ontoPrimaryViewController:(UIViewController * _Nonnull)primaryViewController __attribute__((swift_name("splitViewController(_:collapseSecondary:onto:)")));
- (UIViewController * _Nullable)splitViewController:(UISplitViewController * _Nonnull)splitViewController separateSecondaryViewControllerFromPrimaryViewController:(UIViewController * _Nonnull)primaryViewController __attribute__((swift_name("splitViewController(_:separateSecondaryFrom:)")));
- (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:(UISplitViewController * _Nonnull)splitViewController;
- (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:(UISplitViewController * _Nonnull)splitViewController;
- (void)splitViewController:(UISplitViewController * _Nonnull)svc willShowViewController:(UIViewController * _Nonnull)aViewController invalidatingBarButtonItem:(UIBarButtonItem * _Nonnull)barButtonItem;
- (BOOL)splitViewController:(UISplitViewController * _Nonnull)svc shouldHideViewController:(UIViewController * _Nonnull)vc inOrientation:(UIInterfaceOrientation)orientation;
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController * _Nonnull)svc topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn;
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController * _Nonnull)svc displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode;
- (void)splitViewControllerDidCollapse:(UISplitViewController * _Nonnull)svc;
- (void)splitViewControllerDidExpand:(UISplitViewController * _Nonnull)svc;
- (void)splitViewController:(UISplitViewController * _Nonnull)svc willShowColumn:(UISplitViewControllerColumn)column;
- (void)splitViewController:(UISplitViewController * _Nonnull)svc willHideColumn:(UISplitViewControllerColumn)column;
- (void)splitViewController:(UISplitViewController * _Nonnull)svc didShowColumn:(UISplitViewControllerColumn)column;
- (void)splitViewController:(UISplitViewController * _Nonnull)svc didHideColumn:(UISplitViewControllerColumn)column;
- (void)splitViewControllerInteractivePresentationGestureWillBegin:(UISplitViewController * _Nonnull)svc;
- (void)splitViewControllerInteractivePresentationGestureDidEnd:(UISplitViewController * _Nonnull)svc;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UISpringLoadedInteractionSupporting <NSObject>
@required
@property (getter=isSpringLoaded) BOOL springLoaded;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewControllerRestoration <NSObject>
@required
+ (UIViewController * _Nullable)viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> * _Nonnull)identifierComponents coder:(NSCoder * _Nonnull)coder;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIStateRestoring <NSObject>
@optional
@property (readonly) id<UIStateRestoring> _Null_unspecified restorationParent;
@property (readonly) Class _Nullable objectRestorationClass;
- (void)encodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (void)applicationFinishedRestoringState;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar * _Nonnull)tabBar didSelectItem:(UITabBarItem * _Nonnull)item;
- (void)tabBar:(UITabBar * _Nonnull)tabBar willBeginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items;
- (void)tabBar:(UITabBar * _Nonnull)tabBar didBeginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items;
- (void)tabBar:(UITabBar * _Nonnull)tabBar willEndCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items changed:(BOOL)changed;
- (void)tabBar:(UITabBar * _Nonnull)tabBar didEndCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items changed:(BOOL)changed;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITabBarControllerDelegate <NSObject>
@optional
- (void)tabBarControllerWillBeginEditing:(UITabBarController * _Nonnull)tabBarController;
- (void)tabBarControllerDidEndEditing:(UITabBarController * _Nonnull)tabBarController;
- (BOOL)tabBarController:(UITabBarController * _Nonnull)tabBarController shouldSelectViewController:(UIViewController * _Nonnull)viewController;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController didSelectViewController:(UIViewController * _Nonnull)viewController;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController willBeginCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController willEndCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers changed:(BOOL)changed;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController didEndCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers changed:(BOOL)changed;
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController * _Nonnull)tabBarController;
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController * _Nonnull)tabBarController __attribute__((swift_name("tabBarControllerPreferredInterfaceOrientationForPresentation(_:)")));
- (id<UIViewControllerInteractiveTransitioning> _Nullable)tabBarController:(UITabBarController * _Nonnull)tabBarController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animationController __attribute__((swift_name("tabBarController(_:interactionControllerFor:)")));
- (id<UIViewControllerAnimatedTransitioning> _Nullable)tabBarController:(UITabBarController * _Nonnull)tabBarController animationControllerForTransitionFromViewController:(UIViewController * _Nonnull)fromVc toViewController:(UIViewController * _Nonnull)toVc __attribute__((swift_name("tabBarController(_:animationControllerForTransitionFrom:to:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayCell:(UITableViewCell * _Nonnull)cell forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayHeaderView:(UIView * _Nonnull)view forSection:(NSInteger)section;
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayFooterView:(UIView * _Nonnull)view forSection:(NSInteger)section;
- (void)tableView:(UITableView * _Nonnull)tableView didEndDisplayingCell:(UITableViewCell * _Nonnull)cell forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView didEndDisplayingHeaderView:(UIView * _Nonnull)view forSection:(NSInteger)section;
- (void)tableView:(UITableView * _Nonnull)tableView didEndDisplayingFooterView:(UIView * _Nonnull)view forSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView heightForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView estimatedHeightForFooterInSection:(NSInteger)section;
- (UIView * _Nullable)tableView:(UITableView * _Nonnull)tableView viewForHeaderInSection:(NSInteger)section;
- (UIView * _Nullable)tableView:(UITableView * _Nonnull)tableView viewForFooterInSection:(NSInteger)section;
- (UITableViewCellAccessoryType)tableView:(UITableView * _Nonnull)tableView accessoryTypeForRowWithIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldHighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView didHighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView didUnhighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)tableView:(UITableView * _Nonnull)tableView willSelectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)tableView:(UITableView * _Nonnull)tableView willDeselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView didSelectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView didDeselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)tableView:(UITableView * _Nonnull)tableView canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView performPrimaryActionForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UITableViewCellEditingStyle)tableView:(UITableView * _Nonnull)tableView editingStyleForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSArray<UITableViewRowAction *> * _Nullable)tableView:(UITableView * _Nonnull)tableView editActionsForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView willBeginEditingRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView didEndEditingRowAtIndexPath:(NSIndexPath * _Nullable)indexPath;
- (NSIndexPath * _Nonnull)tableView:(UITableView * _Nonnull)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath toProposedIndexPath:(NSIndexPath * _Nonnull)proposedDestinationIndexPath;
- (NSInteger)tableView:(UITableView * _Nonnull)tableView indentationLevelForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldShowMenuForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)tableView:(UITableView * _Nonnull)tableView canPerformAction:(SEL _Nonnull)action forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender;
- (void)tableView:(UITableView * _Nonnull)tableView performAction:(SEL _Nonnull)action forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender;
- (BOOL)tableView:(UITableView * _Nonnull)tableView canFocusRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)indexPathForPreferredFocusedViewInTableView:(UITableView * _Nonnull)tableView;
- (BOOL)tableView:(UITableView * _Nonnull)tableView selectionFollowsFocusForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView * _Nonnull)tableView;
- (UIContextMenuConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView contextMenuConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point;
- (UITargetedPreview * _Nullable)tableView:(UITableView * _Nonnull)tableView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration;
- (UITargetedPreview * _Nullable)tableView:(UITableView * _Nonnull)tableView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration;
- (void)tableView:(UITableView * _Nonnull)tableView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionCommitAnimating> _Nonnull)animator;
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (void)tableView:(UITableView * _Nonnull)tableView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView * _Nonnull)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell * _Nonnull)tableView:(UITableView * _Nonnull)tableView cellForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView * _Nonnull)tableView;
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView titleForHeaderInSection:(NSInteger)section;
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView * _Nonnull)tableView canEditRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)tableView:(UITableView * _Nonnull)tableView canMoveRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSArray<NSString *> * _Nullable)sectionIndexTitlesForTableView:(UITableView * _Nonnull)tableView;
- (NSInteger)tableView:(UITableView * _Nonnull)tableView sectionForSectionIndexTitle:(NSString * _Nonnull)title atIndex:(NSInteger)index;
- (void)tableView:(UITableView * _Nonnull)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)tableView:(UITableView * _Nonnull)tableView moveRowAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath toIndexPath:(NSIndexPath * _Nonnull)destinationIndexPath;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITableViewDragDelegate <NSObject>
@required
- (NSArray<UIDragItem *> * _Nonnull)tableView:(UITableView * _Nonnull)tableView itemsForBeginningDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath;
@optional
- (NSArray<UIDragItem *> * _Nonnull)tableView:(UITableView * _Nonnull)tableView itemsForAddingToDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point;
- (void)tableView:(UITableView * _Nonnull)tableView dragSessionWillBegin:(id<UIDragSession> _Nonnull)session;
- (void)tableView:(UITableView * _Nonnull)tableView dragSessionDidEnd:(id<UIDragSession> _Nonnull)session;
- (BOOL)tableView:(UITableView * _Nonnull)tableView dragSessionAllowsMoveOperation:(id<UIDragSession> _Nonnull)session;
- (BOOL)tableView:(UITableView * _Nonnull)tableView dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession> _Nonnull)session;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITableViewDropDelegate <NSObject>
@required
- (void)tableView:(UITableView * _Nonnull)tableView performDropWithCoordinator:(id<UITableViewDropCoordinator> _Nonnull)coordinator;
@optional
- (BOOL)tableView:(UITableView * _Nonnull)tableView canHandleDropSession:(id<UIDropSession> _Nonnull)session;
- (void)tableView:(UITableView * _Nonnull)tableView dropSessionDidEnter:(id<UIDropSession> _Nonnull)session;
- (UITableViewDropProposal * _Nonnull)tableView:(UITableView * _Nonnull)tableView dropSessionDidUpdate:(id<UIDropSession> _Nonnull)session withDestinationIndexPath:(NSIndexPath * _Nullable)destinationIndexPath;
- (void)tableView:(UITableView * _Nonnull)tableView dropSessionDidExit:(id<UIDropSession> _Nonnull)session;
- (void)tableView:(UITableView * _Nonnull)tableView dropSessionDidEnd:(id<UIDropSession> _Nonnull)session;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITableViewDropCoordinator <NSObject>
@required
@property (readonly) NSIndexPath * _Nullable destinationIndexPath;
@property (readonly) UITableViewDropProposal * _Nonnull proposal;
@property (readonly) id<UIDropSession> _Nonnull session;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UICoordinateSpace <NSObject>
@required
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace;
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace;
@property (readonly) CGRect bounds;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextInput <UIKeyInput>
@required
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nullable markedTextStyle;
@property (nonatomic) UITextRange * _Nullable selectedTextRange;
@property (readonly) UITextRange * _Nullable markedTextRange;
- (UITextRange * _Nullable)textRangeFromPosition:(UITextPosition * _Nonnull)fromPosition toPosition:(UITextPosition * _Nonnull)toPosition;
- (void)setMarkedText:(NSString * _Nullable)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
@property (readonly) UITextPosition * _Nonnull beginningOfDocument;
@property (readonly) UITextPosition * _Nonnull endOfDocument;
- (UITextPosition * _Nullable)positionFromPosition:(UITextPosition * _Nonnull)position offset:(NSInteger)offset;
- (UITextPosition * _Nullable)positionFromPosition:(UITextPosition * _Nonnull)position inDirection:(UITextLayoutDirection)direction offset:(NSInteger)offset;
- (NSComparisonResult)comparePosition:(UITextPosition * _Nonnull)position toPosition:(UITextPosition * _Nonnull)other;
- (NSInteger)offsetFromPosition:(UITextPosition * _Nonnull)from toPosition:(UITextPosition * _Nonnull)toPosition;
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition * _Nonnull)position inDirection:(UITextStorageDirection)direction;
- (CGRect)caretRectForPosition:(UITextPosition * _Nonnull)position;
- (UITextPosition * _Nullable)closestPositionToPoint:(CGPoint)point;
@optional
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)textStylingAtPosition:(UITextPosition * _Nonnull)position inDirection:(UITextStorageDirection)direction;
@property (readonly) UIView * _Nonnull textInputView;
@property (nonatomic) UITextStorageDirection selectionAffinity;
- (void)dictationRecordingDidEnd;
- (void)dictationRecognitionFailed;
- (id _Nonnull)insertDictationResultPlaceholder;
- (CGRect)frameForDictationResultPlaceholder:(id _Nonnull)placeholder;
- (void)removeDictationResultPlaceholder:(id _Nonnull)placeholder willInsertResult:(BOOL)willInsertResult;
- (void)insertText:(NSString * _Nonnull)text alternatives:(NSArray<NSString *> * _Nonnull)alternatives style:(UITextAlternativeStyle)style;
- (void)setAttributedMarkedText:(NSAttributedString * _Nullable)markedText selectedRange:(NSRange)selectedRange;
- (void)beginFloatingCursorAtPoint:(CGPoint)point;
- (void)updateFloatingCursorAtPoint:(CGPoint)point;
- (void)endFloatingCursor;
- (CGAffineTransform)caretTransformForPosition:(UITextPosition * _Nonnull)position;
- (void)willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
- (void)willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
@property (nonatomic) BOOL supportsAdaptiveImageGlyph;
@property (readonly, getter=isEditable) BOOL editable;
- (void)insertAttributedText:(NSAttributedString * _Nonnull)string;
- (void)willPresentWritingTools;
- (void)didDismissWritingTools;
@property (readonly) CGRect unobscuredContentRect;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextDraggable <UITextInput>
@required
@property (readonly, getter=isTextDragActive) BOOL textDragActive;
@property (nonatomic) UITextDragOptions textDragOptions;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextPasteConfigurationSupporting <UIPasteConfigurationSupporting>
@required
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextDroppable <UITextInput, UITextPasteConfigurationSupporting>
@required
@property (readonly) UIDropInteraction * _Nullable textDropInteraction;
@property (readonly, getter=isTextDropActive) BOOL textDropActive;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextSearching <NSObject>
@required
- (void)clearAllDecoratedFoundText;
@optional
@property (readonly) BOOL supportsTextReplacement;
@property (readonly) UITextSearchDocumentIdentifier _Nullable selectedTextSearchDocument;
- (NSComparisonResult)compareOrderFromDocument:(UITextSearchDocumentIdentifier _Nonnull)fromDocument toDocument:(UITextSearchDocumentIdentifier _Nonnull)toDocument;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView * _Nonnull)textView;
- (BOOL)textViewShouldEndEditing:(UITextView * _Nonnull)textView;
- (void)textViewDidBeginEditing:(UITextView * _Nonnull)textView;
- (void)textViewDidEndEditing:(UITextView * _Nonnull)textView;
- (BOOL)textView:(UITextView * _Nonnull)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString * _Nonnull)text;
- (BOOL)textView:(UITextView * _Nonnull)textView shouldChangeTextInRanges:(NSArray<NSValue *> * _Nonnull)ranges replacementText:(NSString * _Nonnull)text;
- (void)textViewDidChange:(UITextView * _Nonnull)textView;
- (void)textViewDidChangeSelection:(UITextView * _Nonnull)textView;
- (UIMenu * _Nullable)textView:(UITextView * _Nonnull)textView editMenuForTextInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions;
- (UIMenu * _Nullable)textView:(UITextView * _Nonnull)textView editMenuForTextInRanges:(NSArray<NSValue *> * _Nonnull)ranges suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions;
- (void)textView:(UITextView * _Nonnull)textView willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
- (void)textView:(UITextView * _Nonnull)textView willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator;
- (void)textViewWritingToolsWillBegin:(UITextView * _Nonnull)textView __attribute__((deprecated("iOS 18.0")));
- (void)textViewWritingToolsDidEnd:(UITextView * _Nonnull)textView __attribute__((deprecated("iOS 18.0")));
- (NSArray<NSValue *> * _Nonnull)textView:(UITextView * _Nonnull)textView writingToolsIgnoredRangesInEnclosingRange:(NSRange)enclosingRange __attribute__((deprecated("iOS 18.0")));
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWithURL:(NSURL * _Nonnull)url inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction;
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWithTextAttachment:(NSTextAttachment * _Nonnull)textAttachment inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction;
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWithURL:(NSURL * _Nonnull)url inRange:(NSRange)characterRange;
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWithTextAttachment:(NSTextAttachment * _Nonnull)textAttachment inRange:(NSRange)characterRange;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITimingCurveProvider <NSCoding>
@required
@property (readonly) UITimingCurveType timingCurveType;
@property (readonly) UICubicTimingParameters * _Nullable cubicTimingParameters;
@property (readonly) UISpringTimingParameters * _Nullable springTimingParameters;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITraitDefinition <NSObject>
@optional
@property (class, readonly) NSString * _Nonnull identifier;
@property (class, readonly) NSString * _Nonnull name;
@property (class, readonly) BOOL affectsColorAppearance;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIObjectTraitDefinition <UITraitDefinition>
@required
@property (class, readonly) id<NSObject> _Nullable defaultValue;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIMutableTraits <NSObject>
@required
- (void)setCGFloatValue:(CGFloat)value forTrait:(UICGFloatTrait * _Nonnull)trait;
- (CGFloat)valueForCGFloatTrait:(UICGFloatTrait * _Nonnull)trait;
- (void)setNSIntegerValue:(NSInteger)value forTrait:(UINSIntegerTrait * _Nonnull)trait;
- (NSInteger)valueForNSIntegerTrait:(UINSIntegerTrait * _Nonnull)trait;
- (void)setObject:(id<NSObject> _Nullable)object forTrait:(UIObjectTrait * _Nonnull)trait;
- (id<NSObject> _Nullable)objectForTrait:(UIObjectTrait * _Nonnull)trait;
@property (nonatomic) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic) CGFloat displayScale;
@property (nonatomic) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic) UIForceTouchCapability forceTouchCapability;
@property (nonatomic) UIContentSizeCategory _Nonnull preferredContentSizeCategory;
@property (nonatomic) UIDisplayGamut displayGamut;
@property (nonatomic) UIAccessibilityContrast accessibilityContrast;
@property (nonatomic) UIUserInterfaceLevel userInterfaceLevel;
@property (nonatomic) UILegibilityWeight legibilityWeight;
@property (nonatomic) UIUserInterfaceActiveAppearance activeAppearance;
@property (nonatomic) UINSToolbarItemPresentationSize toolbarItemPresentationSize;
@property (nonatomic) UIImageDynamicRange imageDynamicRange;
@property (nonatomic) UISceneCaptureState sceneCaptureState;
@property (nonatomic) NSString * _Nonnull typesettingLanguage;
@property (nonatomic) UIListEnvironment listEnvironment;
@property (nonatomic) UITabAccessoryEnvironment tabAccessoryEnvironment;
@property (nonatomic) UISplitViewControllerLayoutEnvironment splitViewControllerLayoutEnvironment;
@property (nonatomic) BOOL resolvesNaturalAlignmentWithBaseWritingDirection;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITraitEnvironment <NSObject>
@required
@property (readonly) UITraitCollection * _Nonnull traitCollection;
- (void)traitCollectionDidChange:(UITraitCollection * _Nullable)previousTraitCollection;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UITraitChangeObservable <NSObject>
@required
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIUserActivityRestoring <NSObject>
@required
- (void)restoreUserActivityState:(NSUserActivity * _Nonnull)userActivity;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewAnimating <NSObject>
@required
@property (readonly) UIViewAnimatingState state;
@property (readonly, getter=isRunning) BOOL running;
@property (getter=isReversed) BOOL reversed;
@property (nonatomic) CGFloat fractionComplete;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay;
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^_Nonnull )(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addAnimations:(void (^_Nonnull )(void))animation;
- (void)addCompletion:(void (^_Nonnull )(UIViewAnimatingPosition))completion;
- (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider> _Nullable)parameters durationFactor:(CGFloat)durationFactor;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIContentContainer <NSObject>
@required
@property (readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container;
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container;
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer> _Nonnull)container withParentContainerSize:(CGSize)parentSize;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator;
- (void)willTransitionToTraitCollection:(UITraitCollection * _Nonnull)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@required
@property (readonly, getter=isAnimated) BOOL animated;
@property (readonly) UIModalPresentationStyle presentationStyle;
@property (readonly) BOOL initiallyInteractive;
@property (readonly, getter=isInterruptible) BOOL interruptible;
@property (readonly, getter=isInteractive) BOOL interactive;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property (readonly) NSTimeInterval transitionDuration;
@property (readonly) CGFloat percentComplete;
@property (readonly) CGFloat completionVelocity;
@property (readonly) UIViewAnimationCurve completionCurve;
- (UIViewController * _Nullable)viewControllerForKey:(UITransitionContextViewControllerKey _Nonnull)key __attribute__((swift_name("viewController(forKey:)")));
- (UIView * _Nullable)viewForKey:(UITransitionContextViewKey _Nonnull)key __attribute__((swift_name("view(forKey:)")));
@property (readonly) UIView * _Nonnull containerView;
@property (readonly) CGAffineTransform targetTransform;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
@required
- (BOOL)animateAlongsideTransition:(void (^_Nullable )(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))animation completion:(void (^_Nullable )(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))completion;
- (BOOL)animateAlongsideTransitionInView:(UIView * _Nullable)view animation:(void (^_Nullable )(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))animation completion:(void (^_Nullable )(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))completion;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^_Nonnull )(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))handler;
- (void)notifyWhenInteractionChangesUsingBlock:(void (^_Nonnull )(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))handler;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewControllerContextTransitioning <NSObject>
@required
@property (readonly) UIView * _Nonnull containerView;
@property (readonly, getter=isAnimated) BOOL animated;
@property (readonly, getter=isInteractive) BOOL interactive;
@property (readonly) BOOL transitionWasCancelled;
@property (readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (UIViewController * _Nullable)viewControllerForKey:(UITransitionContextViewControllerKey _Nonnull)key __attribute__((swift_name("viewController(forKey:)")));
- (UIView * _Nullable)viewForKey:(UITransitionContextViewKey _Nonnull)key __attribute__((swift_name("view(forKey:)")));
@property (readonly) CGAffineTransform targetTransform;
- (CGRect)initialFrameForViewController:(UIViewController * _Nonnull)vc __attribute__((swift_name("initialFrame(for:)")));
- (CGRect)finalFrameForViewController:(UIViewController * _Nonnull)vc __attribute__((swift_name("finalFrame(for:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewControllerAnimatedTransitioning <NSObject>
@required
- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning> _Nullable)transitionContext __attribute__((swift_name("transitionDuration(using:)")));
- (void)animateTransition:(id<UIViewControllerContextTransitioning> _Nonnull)transitionContext __attribute__((swift_name("animateTransition(using:)")));
@optional
- (id<UIViewImplicitlyAnimating> _Nonnull)interruptibleAnimatorForTransition:(id<UIViewControllerContextTransitioning> _Nonnull)transitionContext __attribute__((swift_name("interruptibleAnimator(using:)")));
- (void)animationEnded:(BOOL)transitionCompleted;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewControllerInteractiveTransitioning <NSObject>
@required
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning> _Nonnull)transitionContext __attribute__((swift_name("startInteractiveTransition(_:)")));
@optional
@property (readonly) CGFloat completionSpeed;
@property (readonly) UIViewAnimationCurve completionCurve;
@property (readonly) BOOL wantsInteractiveStart;
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (id<UIViewControllerAnimatedTransitioning> _Nullable)animationControllerForPresentedController:(UIViewController * _Nonnull)presented presentingController:(UIViewController * _Nonnull)presenting sourceController:(UIViewController * _Nonnull)source __attribute__((swift_name("animationController(forPresented:presenting:source:)")));
- (id<UIViewControllerAnimatedTransitioning> _Nullable)animationControllerForDismissedController:(UIViewController * _Nonnull)dismissed __attribute__((swift_name("animationController(forDismissed:)")));
- (id<UIViewControllerInteractiveTransitioning> _Nullable)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animator __attribute__((swift_name("interactionControllerForPresentation(using:)")));
- (id<UIViewControllerInteractiveTransitioning> _Nullable)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animator __attribute__((swift_name("interactionControllerForDismissal(using:)")));
- (UIPresentationController * _Nullable)presentationControllerForPresentedViewController:(UIViewController * _Nonnull)presented presentingViewController:(UIViewController * _Nullable)presenting sourceViewController:(UIViewController * _Nonnull)source __attribute__((swift_name("presentationController(forPresented:presenting:source:)")));
@end
__attribute__((swift_attr("@MainActor"))) @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic) UIWindow * _Nullable window;
- (void)windowScene:(UIWindowScene * _Nonnull)windowScene didUpdateCoordinateSpace:(id<UICoordinateSpace> _Nonnull)previousCoordinateSpace interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation traitCollection:(UITraitCollection * _Nonnull)previousTraitCollection;
- (void)windowScene:(UIWindowScene * _Nonnull)windowScene performActionForShortcutItem:(UIApplicationShortcutItem * _Nonnull)shortcutItem completionHandler:(void (^_Nonnull )(BOOL))completionHandler;
@end
__attribute__((swift_attr("@MainActor"))) @interface NSLayoutAnchor<AnchorType> : NSObject <NSCoding, NSCopying>
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor __attribute__((swift_name("constraint(equalTo:)")));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor __attribute__((swift_name("constraint(greaterThanOrEqualTo:)")));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor __attribute__((swift_name("constraint(lessThanOrEqualTo:)")));
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor constant:(CGFloat)c __attribute__((swift_name("constraint(equalTo:constant:)")));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor constant:(CGFloat)c __attribute__((swift_name("constraint(greaterThanOrEqualTo:constant:)")));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor constant:(CGFloat)c __attribute__((swift_name("constraint(lessThanOrEqualTo:constant:)")));
@property (readonly) NSString * _Nonnull name;
@property (readonly) id _Nullable item;
@property (readonly) BOOL hasAmbiguousLayout;
@property (readonly) NSArray<NSLayoutConstraint *> * _Nonnull constraintsAffectingLayout;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *> <NSCoding, NSCopying>
- (NSLayoutDimension * _Nonnull)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor * _Nonnull)otherAnchor __attribute__((swift_name("anchorWithOffset(to:)")));
- (NSLayoutConstraint * _Nonnull)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier __attribute__((swift_name("constraint(equalToSystemSpacingAfter:multiplier:)")));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier __attribute__((swift_name("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)")));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier __attribute__((swift_name("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)")));
@end
__attribute__((swift_attr("@MainActor"))) @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *> <NSCoding, NSCopying>
- (NSLayoutDimension * _Nonnull)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor * _Nonnull)otherAnchor __attribute__((swift_name("anchorWithOffset(to:)")));
- (NSLayoutConstraint * _Nonnull)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier __attribute__((swift_name("constraint(equalToSystemSpacingBelow:multiplier:)")));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier __attribute__((swift_name("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)")));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier __attribute__((swift_name("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)")));
@end
__attribute__((swift_attr("@MainActor"))) @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *> <NSCoding, NSCopying>
- (NSLayoutConstraint * _Nonnull)constraintEqualToConstant:(CGFloat)c __attribute__((swift_name("constraint(equalToConstant:)")));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToConstant:(CGFloat)c __attribute__((swift_name("constraint(greaterThanOrEqualToConstant:)")));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToConstant:(CGFloat)c __attribute__((swift_name("constraint(lessThanOrEqualToConstant:)")));
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m __attribute__((swift_name("constraint(equalTo:multiplier:)")));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m __attribute__((swift_name("constraint(greaterThanOrEqualTo:multiplier:)")));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m __attribute__((swift_name("constraint(lessThanOrEqualTo:multiplier:)")));
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m constant:(CGFloat)c __attribute__((swift_name("constraint(equalTo:multiplier:constant:)")));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m constant:(CGFloat)c __attribute__((swift_name("constraint(greaterThanOrEqualTo:multiplier:constant:)")));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m constant:(CGFloat)c __attribute__((swift_name("constraint(lessThanOrEqualTo:multiplier:constant:)")));
@end
__attribute__((swift_attr("@MainActor"))) @interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsWithVisualFormat:(NSString * _Nonnull)format options:(NSLayoutFormatOptions)opts metrics:(NSDictionary<NSString *, id> * _Nullable)metrics views:(NSDictionary<NSString *, id> * _Nonnull)views __attribute__((swift_name("constraints(withVisualFormat:options:metrics:views:)")));
+ (instancetype _Nonnull)constraintWithItem:(id _Nonnull)view1 attribute:(NSLayoutAttribute)attr1 relatedBy:(NSLayoutRelation)relation toItem:(id _Nullable)view2 attribute:(NSLayoutAttribute)attr2 multiplier:(CGFloat)multiplier constant:(CGFloat)c __attribute__((swift_name("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)")));
@property (nonatomic) UILayoutPriority priority;
@property (nonatomic) BOOL shouldBeArchived;
@property (readonly) id _Nullable firstItem;
@property (readonly) id _Nullable secondItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly) NSLayoutAnchor * _Nonnull firstAnchor;
@property (readonly) NSLayoutAnchor * _Null_unspecified secondAnchor;
@property (readonly) NSLayoutRelation relation;
@property (readonly) CGFloat multiplier;
@property (nonatomic) CGFloat constant;
@property (getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints;
@property (nonatomic) NSString * _Nullable identifier;
@end
@interface NSLayoutManager : NSObject <NSCoding, NSSecureCoding>
- (instancetype _Nonnull)init;
@property (nonatomic) NSTextStorage * _Nullable textStorage;
@property (readonly) NSArray<NSTextContainer *> * _Nonnull textContainers;
- (void)addTextContainer:(NSTextContainer * _Nonnull)container;
- (void)insertTextContainer:(NSTextContainer * _Nonnull)container atIndex:(NSUInteger)index;
- (void)removeTextContainerAtIndex:(NSUInteger)index;
- (void)textContainerChangedGeometry:(NSTextContainer * _Nonnull)container;
@property (nonatomic) BOOL showsInvisibleCharacters;
@property (nonatomic) BOOL showsControlCharacters;
@property (nonatomic) BOOL usesFontLeading;
@property (nonatomic) BOOL allowsNonContiguousLayout;
@property (readonly) BOOL hasNonContiguousLayout;
@property (nonatomic) BOOL limitsLayoutForSuspiciousContents;
@property (nonatomic) BOOL usesDefaultHyphenation;
- (void)invalidateGlyphsForCharacterRange:(NSRange)charRange changeInLength:(NSInteger)delta actualCharacterRange:(NSRangePointer)actualCharRange;
- (void)invalidateLayoutForCharacterRange:(NSRange)charRange actualCharacterRange:(NSRangePointer)actualCharRange;
- (void)invalidateDisplayForCharacterRange:(NSRange)charRange;
- (void)invalidateDisplayForGlyphRange:(NSRange)glyphRange;
- (void)processEditingForTextStorage:(NSTextStorage * _Nonnull)textStorage edited:(NSTextStorageEditActions)editMask range:(NSRange)newCharRange changeInLength:(NSInteger)delta invalidatedRange:(NSRange)invalidatedCharRange;
- (void)ensureGlyphsForCharacterRange:(NSRange)charRange;
- (void)ensureGlyphsForGlyphRange:(NSRange)glyphRange;
- (void)ensureLayoutForCharacterRange:(NSRange)charRange;
- (void)ensureLayoutForGlyphRange:(NSRange)glyphRange;
- (void)ensureLayoutForTextContainer:(NSTextContainer * _Nonnull)container;
- (void)ensureLayoutForBoundingRect:(CGRect)bounds inTextContainer:(NSTextContainer * _Nonnull)container;
- (void)setGlyphs:(unsigned short * _Nonnull)glyphs properties:(NSGlyphProperty * _Nonnull)props characterIndexes:(NSUInteger * _Nonnull)charIndexes font:(UIFont * _Nonnull)aFont forGlyphRange:(NSRange)glyphRange;
@property (readonly) NSUInteger numberOfGlyphs;
- (unsigned short)CGGlyphAtIndex:(NSUInteger)glyphIndex isValidIndex:(BOOL * _Nullable)isValidIndex;
- (unsigned short)CGGlyphAtIndex:(NSUInteger)glyphIndex;
- (BOOL)isValidGlyphIndex:(NSUInteger)glyphIndex;
- (NSGlyphProperty)propertyForGlyphAtIndex:(NSUInteger)glyphIndex;
- (NSUInteger)characterIndexForGlyphAtIndex:(NSUInteger)glyphIndex;
- (NSUInteger)glyphIndexForCharacterAtIndex:(NSUInteger)charIndex;
- (NSUInteger)getGlyphsInRange:(NSRange)glyphRange glyphs:(unsigned short * _Nullable)glyphBuffer properties:(NSGlyphProperty * _Nullable)props characterIndexes:(NSUInteger * _Nullable)charIndexBuffer bidiLevels:(unsigned char * _Nullable)bidiLevelBuffer;
- (void)setTextContainer:(NSTextContainer * _Nonnull)container forGlyphRange:(NSRange)glyphRange;
- (void)setLineFragmentRect:(CGRect)fragmentRect forGlyphRange:(NSRange)glyphRange usedRect:(CGRect)usedRect;
- (void)setExtraLineFragmentRect:(CGRect)fragmentRect usedRect:(CGRect)usedRect textContainer:(NSTextContainer * _Nonnull)container;
- (void)setLocation:(CGPoint)location forStartOfGlyphRange:(NSRange)glyphRange;
- (void)setNotShownAttribute:(BOOL)flag forGlyphAtIndex:(NSUInteger)glyphIndex;
- (void)setDrawsOutsideLineFragment:(BOOL)flag forGlyphAtIndex:(NSUInteger)glyphIndex;
- (void)setAttachmentSize:(CGSize)attachmentSize forGlyphRange:(NSRange)glyphRange;
- (void)getFirstUnlaidCharacterIndex:(NSUInteger * _Nullable)charIndex glyphIndex:(NSUInteger * _Nullable)glyphIndex;
@property (readonly) NSUInteger firstUnlaidCharacterIndex;
@property (readonly) NSUInteger firstUnlaidGlyphIndex;
- (NSTextContainer * _Nullable)textContainerForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRangePointer)effectiveGlyphRange __attribute__((swift_name("textContainer(forGlyphAt:effectiveRange:)")));
- (NSTextContainer * _Nullable)textContainerForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRangePointer)effectiveGlyphRange withoutAdditionalLayout:(BOOL)flag;
- (CGRect)usedRectForTextContainer:(NSTextContainer * _Nonnull)container;
- (CGRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRangePointer)effectiveGlyphRange __attribute__((swift_name("lineFragmentRect(forGlyphAt:effectiveRange:)")));
- (CGRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRangePointer)effectiveGlyphRange withoutAdditionalLayout:(BOOL)flag;
- (CGRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRangePointer)effectiveGlyphRange __attribute__((swift_name("lineFragmentUsedRect(forGlyphAt:effectiveRange:)")));
- (CGRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(NSRangePointer)effectiveGlyphRange withoutAdditionalLayout:(BOOL)flag;
@property (readonly) CGRect extraLineFragmentRect;
@property (readonly) CGRect extraLineFragmentUsedRect;
@property (readonly) NSTextContainer * _Null_unspecified extraLineFragmentTextContainer;
- (CGPoint)locationForGlyphAtIndex:(NSUInteger)glyphIndex __attribute__((swift_name("location(forGlyphAt:)")));
- (BOOL)notShownAttributeForGlyphAtIndex:(NSUInteger)glyphIndex;
- (BOOL)drawsOutsideLineFragmentForGlyphAtIndex:(NSUInteger)glyphIndex;
- (CGSize)attachmentSizeForGlyphAtIndex:(NSUInteger)glyphIndex;
- (NSRange)truncatedGlyphRangeInLineFragmentForGlyphAtIndex:(NSUInteger)glyphIndex;
- (NSRange)glyphRangeForCharacterRange:(NSRange)charRange actualCharacterRange:(NSRangePointer)actualCharRange;
- (NSRange)characterRangeForGlyphRange:(NSRange)glyphRange actualGlyphRange:(NSRangePointer)actualGlyphRange;
- (NSRange)glyphRangeForTextContainer:(NSTextContainer * _Nonnull)container;
- (NSRange)rangeOfNominallySpacedGlyphsContainingIndex:(NSUInteger)glyphIndex;
- (CGRect)boundingRectForGlyphRange:(NSRange)glyphRange inTextContainer:(NSTextContainer * _Nonnull)container;
- (NSRange)glyphRangeForBoundingRect:(CGRect)bounds inTextContainer:(NSTextContainer * _Nonnull)container;
- (NSRange)glyphRangeForBoundingRectWithoutAdditionalLayout:(CGRect)bounds inTextContainer:(NSTextContainer * _Nonnull)container;
- (NSUInteger)glyphIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer * _Nonnull)container fractionOfDistanceThroughGlyph:(CGFloat * _Nullable)partialFraction;
- (NSUInteger)glyphIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer * _Nonnull)container;
- (CGFloat)fractionOfDistanceThroughGlyphForPoint:(CGPoint)point inTextContainer:(NSTextContainer * _Nonnull)container;
- (NSUInteger)characterIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer * _Nonnull)container fractionOfDistanceBetweenInsertionPoints:(CGFloat * _Nullable)partialFraction;
- (NSUInteger)getLineFragmentInsertionPointsForCharacterAtIndex:(NSUInteger)charIndex alternatePositions:(BOOL)aFlag inDisplayOrder:(BOOL)dFlag positions:(CGFloat * _Nullable)positions characterIndexes:(NSUInteger * _Nullable)charIndexes;
- (void)enumerateLineFragmentsForGlyphRange:(NSRange)glyphRange usingBlock:(void (^_Nonnull )(CGRect, CGRect, NSTextContainer * _Nonnull, NSRange, BOOL * _Nonnull))block;
- (void)enumerateEnclosingRectsForGlyphRange:(NSRange)glyphRange withinSelectedGlyphRange:(NSRange)selectedRange inTextContainer:(NSTextContainer * _Nonnull)textContainer usingBlock:(void (^_Nonnull )(CGRect, BOOL * _Nonnull))block;
- (void)drawBackgroundForGlyphRange:(NSRange)glyphsToShow atPoint:(CGPoint)origin;
- (void)drawGlyphsForGlyphRange:(NSRange)glyphsToShow atPoint:(CGPoint)origin;
- (void)showCGGlyphs:(unsigned short * _Nonnull)glyphs positions:(CGPoint * _Nonnull)positions count:(NSInteger)glyphCount font:(UIFont * _Nonnull)font textMatrix:(CGAffineTransform)textMatrix attributes:(NSDictionary<NSAttributedStringKey, id> * _Nonnull)attributes inContext:(CGContextRef _Nonnull)cgContext;
- (void)fillBackgroundRectArray:(CGRect * _Nonnull)rectArray count:(NSUInteger)rectCount forCharacterRange:(NSRange)charRange color:(UIColor * _Nonnull)color;
- (void)drawUnderlineForGlyphRange:(NSRange)glyphRange underlineType:(NSUnderlineStyle)underlineVal baselineOffset:(CGFloat)baselineOffset lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (void)underlineGlyphRange:(NSRange)glyphRange underlineType:(NSUnderlineStyle)underlineVal lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (void)drawStrikethroughForGlyphRange:(NSRange)glyphRange strikethroughType:(NSUnderlineStyle)strikethroughVal baselineOffset:(CGFloat)baselineOffset lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (void)strikethroughGlyphRange:(NSRange)glyphRange strikethroughType:(NSUnderlineStyle)strikethroughVal lineFragmentRect:(CGRect)lineRect lineFragmentGlyphRange:(NSRange)lineGlyphRange containerOrigin:(CGPoint)containerOrigin;
- (unsigned short)glyphAtIndex:(NSUInteger)glyphIndex isValidIndex:(BOOL * _Nullable)isValidIndex;
- (unsigned short)glyphAtIndex:(NSUInteger)glyphIndex;
@property (nonatomic) CGFloat hyphenationFactor;
- (void)showCGGlyphs:(unsigned short * _Nonnull)glyphs positions:(CGPoint * _Nonnull)positions count:(NSUInteger)glyphCount font:(UIFont * _Nonnull)font matrix:(CGAffineTransform)textMatrix attributes:(NSDictionary<NSAttributedStringKey, id> * _Nonnull)attributes inContext:(CGContextRef _Nonnull)graphicsContext;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface NSParagraphStyle : NSObject <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
@property (class, readonly) NSParagraphStyle * _Nonnull defaultParagraphStyle;
+ (NSWritingDirection)defaultWritingDirectionForLanguage:(NSString * _Nullable)languageName;
@property (readonly) CGFloat lineSpacing;
@property (readonly) CGFloat paragraphSpacing;
@property (readonly) CGFloat headIndent;
@property (readonly) CGFloat tailIndent;
@property (readonly) CGFloat firstLineHeadIndent;
@property (readonly) CGFloat minimumLineHeight;
@property (readonly) CGFloat maximumLineHeight;
@property (readonly) NSLineBreakMode lineBreakMode;
@property (readonly) NSWritingDirection baseWritingDirection;
@property (readonly) CGFloat lineHeightMultiple;
@property (readonly) CGFloat paragraphSpacingBefore;
@property (readonly) float hyphenationFactor;
@property (readonly) BOOL usesDefaultHyphenation;
@property (readonly) CGFloat defaultTabInterval;
@property (readonly) BOOL allowsDefaultTighteningForTruncation;
@property (readonly) NSLineBreakStrategy lineBreakStrategy;
@property (readonly) NSTextAlignment alignment;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface NSMutableParagraphStyle : NSParagraphStyle <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
@property (nonatomic) CGFloat lineSpacing;
@property (nonatomic) CGFloat paragraphSpacing;
@property (nonatomic) CGFloat firstLineHeadIndent;
@property (nonatomic) CGFloat headIndent;
@property (nonatomic) CGFloat tailIndent;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat minimumLineHeight;
@property (nonatomic) CGFloat maximumLineHeight;
@property (nonatomic) NSWritingDirection baseWritingDirection;
@property (nonatomic) CGFloat lineHeightMultiple;
@property (nonatomic) CGFloat paragraphSpacingBefore;
@property (nonatomic) float hyphenationFactor;
@property (nonatomic) BOOL usesDefaultHyphenation;
@property (nonatomic) CGFloat defaultTabInterval;
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy;
- (void)setParagraphStyle:(NSParagraphStyle * _Nonnull)obj;
@property (nonatomic) NSTextAlignment alignment;
@end
@interface NSShadow : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype _Nonnull)init;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) CGFloat shadowBlurRadius;
@property (nonatomic) id _Nullable shadowColor;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface NSStringDrawingContext : NSObject
@property (nonatomic) CGFloat minimumScaleFactor;
@property (readonly) CGFloat actualScaleFactor;
@property (readonly) CGRect totalBounds;
@property (nonatomic) CGFloat minimumTrackingAdjustment;
@property (readonly) CGFloat actualTrackingAdjustment;
@end
@interface NSTextAttachment : NSObject <NSCoding, NSSecureCoding, NSTextAttachmentLayout, NSTextAttachmentContainer>
- (instancetype _Nonnull)initWithData:(NSData * _Nullable)contentData ofType:(NSString * _Nullable)uti __attribute__((objc_designated_initializer));
@property (nonatomic) NSData * _Nullable contents;
@property (nonatomic) NSString * _Nullable fileType;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGFloat lineLayoutPadding;
+ (Class _Nullable)textAttachmentViewProviderClassForFileType:(NSString * _Nonnull)fileType;
+ (void)registerTextAttachmentViewProviderClass:(Class _Nonnull)textAttachmentViewProviderClass forFileType:(NSString * _Nonnull)fileType;
@property (nonatomic) BOOL allowsTextAttachmentView;
@property (readonly) BOOL usesTextAttachmentView;
+ (NSTextAttachment * _Nonnull)textAttachmentWithImage:(UIImage * _Nonnull)image;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface NSTextContainer : NSObject <NSCoding, NSSecureCoding, NSTextLayoutOrientationProvider>
- (instancetype _Nonnull)initWithSize:(CGSize)size;
@property (nonatomic) CGSize size;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat lineFragmentPadding;
@property (nonatomic) NSUInteger maximumNumberOfLines;
- (CGRect)lineFragmentRectForProposedRect:(CGRect)proposedRect atIndex:(NSUInteger)characterIndex writingDirection:(NSWritingDirection)baseWritingDirection remainingRect:(CGRect * _Nullable)remainingRect;
@property (readonly, getter=isSimpleRectangularTextContainer) BOOL simpleRectangularTextContainer;
@property (nonatomic) BOOL widthTracksTextView;
@property (nonatomic) BOOL heightTracksTextView;
@property (nonatomic) NSLayoutManager * _Nullable layoutManager;
- (void)replaceLayoutManager:(NSLayoutManager * _Nonnull)newLayoutManager;
@property (nonatomic) NSArray<UIBezierPath *> * _Nonnull exclusionPaths;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface NSTextStorage : NSMutableAttributedString <NSCoding, NSSecureCoding>
@property (readonly) NSArray<NSLayoutManager *> * _Nonnull layoutManagers;
- (void)addLayoutManager:(NSLayoutManager * _Nonnull)aLayoutManager;
- (void)removeLayoutManager:(NSLayoutManager * _Nonnull)aLayoutManager;
@property (readonly) NSTextStorageEditActions editedMask;
@property (readonly) NSRange editedRange;
@property (readonly) NSInteger changeInLength;
- (void)edited:(NSTextStorageEditActions)editedMask range:(NSRange)editedRange changeInLength:(NSInteger)delta;
- (void)processEditing;
@property (readonly) BOOL fixesAttributesLazily;
- (void)invalidateAttributesInRange:(NSRange)range;
- (void)ensureAttributesAreFixedInRange:(NSRange)range;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIAccessibilityCustomAction : NSObject
- (instancetype _Nonnull)initWithName:(NSString * _Nonnull)name target:(id _Nullable)target selector:(SEL _Nonnull)selector;
- (instancetype _Nonnull)initWithAttributedName:(NSAttributedString * _Nonnull)attributedName target:(id _Nullable)target selector:(SEL _Nonnull)selector;
- (instancetype _Nonnull)initWithName:(NSString * _Nonnull)name image:(UIImage * _Nullable)image target:(id _Nullable)target selector:(SEL _Nonnull)selector;
- (instancetype _Nonnull)initWithAttributedName:(NSAttributedString * _Nonnull)attributedName image:(UIImage * _Nullable)image target:(id _Nullable)target selector:(SEL _Nonnull)selector;
- (instancetype _Nonnull)initWithName:(NSString * _Nonnull)name actionHandler:(UIAccessibilityCustomActionHandler _Nonnull)actionHandler;
- (instancetype _Nonnull)initWithAttributedName:(NSAttributedString * _Nonnull)attributedName actionHandler:(UIAccessibilityCustomActionHandler _Nonnull)actionHandler;
- (instancetype _Nonnull)initWithName:(NSString * _Nonnull)name image:(UIImage * _Nullable)image actionHandler:(UIAccessibilityCustomActionHandler _Nonnull)actionHandler;
- (instancetype _Nonnull)initWithAttributedName:(NSAttributedString * _Nonnull)attributedName image:(UIImage * _Nullable)image actionHandler:(UIAccessibilityCustomActionHandler _Nonnull)actionHandler;
@property (nonatomic) NSString * _Nonnull name;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) NSAttributedString * _Nonnull attributedName;
@property (weak) id _Nullable target;
@property (nonatomic) SEL _Nonnull selector;
@property (nonatomic) UIAccessibilityCustomActionHandler _Nullable actionHandler;
@property (nonatomic) NSString * _Nullable category;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIResponder : NSObject <UIResponderStandardEditActions, UIUserActivityRestoring, UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding>
@property (readonly) UIResponder * _Null_unspecified nextResponder;
@property (readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (readonly, getter=isFirstResponder) BOOL firstResponder;
- (void)touchesBegan:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event;
- (void)touchesMoved:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event;
- (void)touchesEnded:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event;
- (void)touchesCancelled:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event;
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> * _Nonnull)touches;
- (void)pressesBegan:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nullable)event;
- (void)pressesChanged:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nullable)event;
- (void)pressesEnded:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nullable)event;
- (void)pressesCancelled:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nullable)event;
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent * _Nullable)event;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent * _Nullable)event;
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(UIEvent * _Nullable)event;
- (void)remoteControlReceivedWithEvent:(UIEvent * _Nullable)event;
- (BOOL)canPerformAction:(SEL _Nonnull)action withSender:(id _Nullable)sender;
- (id _Nullable)targetForAction:(SEL _Nonnull)action withSender:(id _Nullable)sender;
- (void)buildMenuWithBuilder:(id<UIMenuBuilder> _Nonnull)builder;
- (void)validateCommand:(UICommand * _Nonnull)command;
@property (readonly) UIEditingInteractionConfiguration editingInteractionConfiguration;
@property (readonly) NSArray<UIKeyCommand *> * _Null_unspecified keyCommands;
@property (readonly) UIView * _Null_unspecified inputView;
@property (readonly) UIView * _Null_unspecified inputAccessoryView;
@property (readonly) UITextInputMode * _Null_unspecified textInputMode;
@property (readonly) NSString * _Nullable textInputContextIdentifier;
+ (void)clearTextInputContextIdentifier:(NSString * _Nonnull)identifier;
- (void)reloadInputViews;
@property (nonatomic) NSUserActivity * _Nullable userActivity;
- (void)updateUserActivityState:(NSUserActivity * _Nonnull)activity;
- (void)restoreUserActivityState:(NSUserActivity * _Nonnull)activity;
- (void)captureTextFromCamera:(id _Nullable)sender;
@end

__attribute__((swift_attr("@MainActor"))) @interface UIAccessibilityElement : UIResponder <UIAccessibilityIdentification>
- (instancetype _Nonnull)initWithAccessibilityContainer:(id _Nonnull)container;
@property (nonatomic, weak) id _Nullable accessibilityContainer;
@property (nonatomic) CGRect accessibilityFrameInContainerSpace;
@end

__attribute__((swift_attr("@MainActor"))) @interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityActivate;
- (void)accessibilityIncrement;
- (void)accessibilityDecrement;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction;
- (BOOL)accessibilityPerformEscape;
- (BOOL)accessibilityPerformMagicTap;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIMenuElement : NSObject <UIAccessibilityIdentification, NSCoding, NSCopying, NSSecureCoding>
@property (readonly) NSString * _Nonnull title;
@property (nonatomic) NSString * _Nullable subtitle;
@property (readonly) UIImage * _Nullable image;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIAction : UIMenuElement <NSCoding, NSCopying, NSSecureCoding, UIMenuLeaf>
@property (nonatomic) NSString * _Nonnull title;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) NSString * _Nullable discoverabilityTitle;
@property (readonly) UIActionIdentifier _Nonnull identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (readonly) id _Nullable sender;
+ (instancetype _Nonnull)actionWithHandler:(UIActionHandler _Nonnull)handler;
+ (instancetype _Nonnull)actionWithTitle:(NSString * _Nonnull)title image:(UIImage * _Nullable)image identifier:(UIActionIdentifier _Nullable)identifier handler:(UIActionHandler _Nonnull)handler;
+ (instancetype _Nonnull)captureTextFromCameraActionForResponder:(UIResponder * _Nonnull)responder identifier:(UIActionIdentifier _Nullable)identifier;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIView : UIResponder <UIAccessibilityIdentification, UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem, CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UITraitChangeObservable>
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@property (nonatomic) UIHoverStyle * _Nullable hoverStyle;
- (void)addInteraction:(id<UIInteraction> _Nonnull)interaction;
- (void)removeInteraction:(id<UIInteraction> _Nonnull)interaction;
@property (nonatomic) NSArray<id<UIInteraction>> * _Nonnull interactions;
@property (nonatomic) BOOL showsLargeContentViewer;
@property (nonatomic) NSString * _Nullable largeContentTitle;
@property (nonatomic) UIImage * _Nullable largeContentImage;
@property (nonatomic) BOOL scalesLargeContentImage;
@property (nonatomic) UIEdgeInsets largeContentImageInsets;
- (BOOL)endEditing:(BOOL)force;
@property (class, readonly) Class _Nonnull layerClass;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)init;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (readonly) CALayer * _Nonnull layer;
@property (readonly) BOOL canBecomeFocused;
@property (readonly, getter=isFocused) BOOL focused;
@property (nonatomic) NSString * _Nullable focusGroupIdentifier;
@property (nonatomic) UIFocusGroupPriority focusGroupPriority;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)semanticContentAttribute relativeToLayoutDirection:(UIUserInterfaceLayoutDirection)layoutDirection;
@property (readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic) CGPoint anchorPoint;
@property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (getter=isExclusiveTouch) BOOL exclusiveTouch;
- (UIView * _Nullable)hitTest:(CGPoint)point withEvent:(UIEvent * _Nullable)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent * _Nullable)event;
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView * _Nullable)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView * _Nullable)view;
- (CGRect)convertRect:(CGRect)rect toView:(UIView * _Nullable)view;
- (CGRect)convertRect:(CGRect)rect fromView:(UIView * _Nullable)view;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@property (readonly) UIView * _Nullable superview;
@property (readonly) NSArray<UIView *> * _Nonnull subviews;
@property (readonly) UIWindow * _Nullable window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView * _Nonnull)view atIndex:(NSInteger)index;
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2;
- (void)addSubview:(UIView * _Nonnull)view;
- (void)insertSubview:(UIView * _Nonnull)view belowSubview:(UIView * _Nonnull)siblingSubview;
- (void)insertSubview:(UIView * _Nonnull)view aboveSubview:(UIView * _Nonnull)siblingSubview;
- (void)bringSubviewToFront:(UIView * _Nonnull)view __attribute__((swift_name("bringSubviewToFront(_:)")));
- (void)sendSubviewToBack:(UIView * _Nonnull)view __attribute__((swift_name("sendSubviewToBack(_:)")));
- (void)didAddSubview:(UIView * _Nonnull)subview;
- (void)willRemoveSubview:(UIView * _Nonnull)subview;
- (void)willMoveToSuperview:(UIView * _Nullable)newSuperview;
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(UIWindow * _Nullable)newWindow __attribute__((swift_name("willMove(toWindow:)")));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView * _Nonnull)view;
- (UIView * _Nullable)viewWithTag:(NSInteger)tag __attribute__((swift_name("viewWithTag(_:)")));
- (void)setNeedsUpdateProperties;
- (void)updateProperties;
- (void)updatePropertiesIfNeeded;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property (readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (readonly) UILayoutGuide * _Nonnull layoutMarginsGuide;
@property (readonly) UILayoutGuide * _Nonnull readableContentGuide;
@property (readonly) UILayoutGuide * _Nonnull safeAreaLayoutGuide;
- (void)drawRect:(CGRect)rect __attribute__((swift_name("draw(_:)")));
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect __attribute__((swift_name("setNeedsDisplay(_:)")));
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) UIColor * _Nullable backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) CGRect contentStretch;
@property (nonatomic) UIView * _Nullable maskView;
@property (nonatomic) UIColor * _Null_unspecified tintColor;
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property (class, readonly) BOOL areAnimationsEnabled;
+ (void)performWithoutAnimation:(void (^_Nonnull )(void))__attribute__((noescape)) actionsWithoutAnimation;
@property (class, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^_Nonnull )(void))animations completion:(void (^_Nullable )(BOOL))completion __attribute__((swift_async(none)));
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^_Nonnull )(void))animations completion:(void (^_Nullable )(BOOL))completion __attribute__((swift_async(none)));
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^_Nonnull )(void))animations;
+ (void)animateWithSpringDuration:(NSTimeInterval)duration bounce:(CGFloat)bounce initialSpringVelocity:(CGFloat)velocity delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^_Nonnull )(void))__attribute__((noescape)) animations completion:(void (^_Nullable )(BOOL))completion __attribute__((swift_name("animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)"))) __attribute__((deprecated("iOS 17.0"))) __attribute__((swift_async(none)));
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^_Nonnull )(void))animations completion:(void (^_Nullable )(BOOL))completion __attribute__((swift_async(none)));
+ (void)transitionWithView:(UIView * _Nonnull)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^_Nullable )(void))animations completion:(void (^_Nullable )(BOOL))completion __attribute__((swift_async(none)));
+ (void)transitionFromView:(UIView * _Nonnull)fromView toView:(UIView * _Nonnull)toView duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options completion:(void (^_Nullable )(BOOL))completion __attribute__((swift_async(none)));
+ (void)performSystemAnimation:(UISystemAnimation)animation onViews:(NSArray<UIView *> * _Nonnull)views options:(UIViewAnimationOptions)options animations:(void (^_Nullable )(void))parallelAnimations completion:(void (^_Nullable )(BOOL))completion __attribute__((swift_name("perform(_:on:options:animations:completion:)"))) __attribute__((swift_async(none)));
+ (void)modifyAnimationsWithRepeatCount:(CGFloat)count autoreverses:(BOOL)autoreverses animations:(void (^_Nonnull )(void))__attribute__((noescape)) animations;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewKeyframeAnimationOptions)options animations:(void (^_Nonnull )(void))animations completion:(void (__attribute__((swift_attr("@Sendable"))) ^_Nullable )(BOOL))completion __attribute__((swift_async(none)));
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime relativeDuration:(double)frameDuration animations:(void (^_Nonnull )(void))animations;
@property (nonatomic) NSArray<UIGestureRecognizer *> * _Nullable gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer * _Nonnull)gestureRecognizer;
@property (readonly) NSArray<NSLayoutConstraint *> * _Nonnull constraints;
- (void)addConstraint:(NSLayoutConstraint * _Nonnull)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints;
- (void)removeConstraint:(NSLayoutConstraint * _Nonnull)constraint;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints;
- (BOOL)needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
+ (BOOL)requiresConstraintBasedLayout;
- (CGRect)alignmentRectForFrame:(CGRect)frame;
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect;
@property (readonly) UIEdgeInsets alignmentRectInsets;
- (UIView * _Nonnull)viewForBaselineLayout;
@property (readonly) UIView * _Nonnull viewForFirstBaselineLayout;
@property (readonly) UIView * _Nonnull viewForLastBaselineLayout;
@property (readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
@property (readonly) NSArray<UILayoutGuide *> * _Nonnull layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide * _Nonnull)layoutGuide __attribute__((swift_name("addLayoutGuide(_:)")));
- (void)removeLayoutGuide:(UILayoutGuide * _Nonnull)layoutGuide;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull leadingAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull trailingAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull leftAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull rightAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull topAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull bottomAnchor;
@property (readonly) NSLayoutDimension * _Nonnull widthAnchor;
@property (readonly) NSLayoutDimension * _Nonnull heightAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull centerXAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull centerYAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull firstBaselineAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull lastBaselineAnchor;
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
@property (readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;
@property (nonatomic) NSString * _Nullable restorationIdentifier;
- (void)encodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (UIView * _Nullable)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (UIView * _Nullable)resizableSnapshotViewFromRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates withCapInsets:(UIEdgeInsets)capInsets;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates __attribute__((swift_name("drawHierarchy(in:afterScreenUpdates:)")));
+ (void)beginAnimations:(NSString * _Nullable)animationId context:(void * _Nullable)context;
+ (void)commitAnimations;
+ (void)setAnimationDelegate:(id _Nullable)delegate;
+ (void)setAnimationWillStartSelector:(SEL _Nullable)selector;
+ (void)setAnimationDidStopSelector:(SEL _Nullable)selector;
+ (void)setAnimationDuration:(NSTimeInterval)duration;
+ (void)setAnimationDelay:(NSTimeInterval)delay;
+ (void)setAnimationStartDate:(NSDate * _Nonnull)startDate;
+ (void)setAnimationCurve:(UIViewAnimationCurve)curve;
+ (void)setAnimationRepeatCount:(float)repeatCount;
+ (void)setAnimationRepeatAutoreverses:(BOOL)repeatAutoreverses;
+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState;
+ (void)setAnimationTransition:(UIViewAnimationTransition)transition forView:(UIView * _Nonnull)view cache:(BOOL)cache;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic) UIContentSizeCategory _Nullable minimumContentSizeCategory;
@property (nonatomic) UIContentSizeCategory _Nullable maximumContentSizeCategory;
@property (readonly) NSString * _Nonnull appliedContentSizeCategoryLimitsDescription;
- (void)updateTraitsIfNeeded;
@property (nonatomic) UICornerConfiguration * _Nonnull cornerConfiguration;
- (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface UIActivity : NSObject
@property (class, readonly) UIActivityCategory activityCategory;
@property (readonly) UIActivityType _Nullable activityType;
@property (readonly) NSString * _Nullable activityTitle __attribute__((swift_name("activityTitle")));
@property (readonly) UIImage * _Null_unspecified activityImage;
- (BOOL)canPerformWithActivityItems:(NSArray * _Nonnull)activityItems;
- (void)prepareWithActivityItems:(NSArray * _Nonnull)activityItems;
@property (readonly) UIViewController * _Null_unspecified activityViewController;
- (void)performActivity;
- (void)activityDidFinish:(BOOL)completed;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIActivityIndicatorView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style __attribute__((swift_name("init(style:)"))) __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle __attribute__((swift_name("style")));
@property (nonatomic) BOOL hidesWhenStopped;
@property (nonatomic) UIColor * _Nullable color;
- (void)startAnimating;
- (void)stopAnimating;
@property (readonly, getter=isAnimating) BOOL animating;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface UIActivityItemProvider : NSOperation <UIActivityItemSource>
- (instancetype _Nonnull)initWithPlaceholderItem:(id _Nonnull)placeholderItem __attribute__((objc_designated_initializer));
@property (readonly) id _Nullable placeholderItem;
@property (readonly) UIActivityType _Nullable activityType;
@property (readonly) id _Nonnull item;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment, UIStateRestoring, UITraitChangeObservable>
@property (readonly) UINavigationItem * _Nonnull navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (readonly) UINavigationController * _Nullable navigationController;
@property (nonatomic) NSArray<UIBarButtonItem *> * _Nullable toolbarItems;
- (void)setToolbarItems:(NSArray<UIBarButtonItem *> * _Nullable)toolbarItems animated:(BOOL)animated;
@property (getter=isModalInPopover) BOOL modalInPopover;
@property (nonatomic) CGSize contentSizeForViewInPopover;
@property (readonly) UISplitViewController * _Nullable splitViewController;
- (void)collapseSecondaryViewController:(UIViewController * _Nonnull)secondaryViewController forSplitViewController:(UISplitViewController * _Nonnull)splitViewController __attribute__((swift_name("collapseSecondaryViewController(_:for:)")));
- (UIViewController * _Nullable)separateSecondaryViewControllerForSplitViewController:(UISplitViewController * _Nonnull)splitViewController __attribute__((swift_name("separateSecondaryViewController(for:)")));
@property (nonatomic) UITabBarItem * _Null_unspecified tabBarItem;
@property (readonly) UITabBarController * _Nullable tabBarController;
@property (nonatomic) UIScrollView * _Nullable tabBarObservedScrollView;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil __attribute__((objc_designated_initializer));
@property (nonatomic) UIView * _Null_unspecified view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (readonly) UIView * _Nullable viewIfLoaded __attribute__((swift_name("viewIfLoaded")));
- (void)viewWillUnload;
- (void)viewDidUnload;
- (void)viewDidLoad;
@property (readonly, getter=isViewLoaded) BOOL viewLoaded __attribute__((swift_name("isViewLoaded")));
@property (readonly) NSString * _Nullable nibName;
@property (readonly) NSBundle * _Nullable nibBundle;
@property (readonly) UIStoryboard * _Nullable storyboard;
- (void)performSegueWithIdentifier:(NSString * _Nonnull)identifier sender:(id _Nullable)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString * _Nonnull)identifier sender:(id _Nullable)sender;
- (void)prepareForSegue:(UIStoryboardSegue * _Nonnull)segue sender:(id _Nullable)sender;
- (BOOL)canPerformUnwindSegueAction:(SEL _Nonnull)action fromViewController:(UIViewController * _Nonnull)fromViewController sender:(id _Nullable)sender;
- (BOOL)canPerformUnwindSegueAction:(SEL _Nonnull)action fromViewController:(UIViewController * _Nonnull)fromViewController withSender:(id _Nonnull)sender;
- (UIViewController * _Nullable)viewControllerForUnwindSegueAction:(SEL _Nonnull)action fromViewController:(UIViewController * _Nonnull)fromViewController withSender:(id _Nullable)sender;
- (void)unwindForSegue:(UIStoryboardSegue * _Nonnull)unwindSegue towardsViewController:(UIViewController * _Nonnull)subsequentVc;
- (UIStoryboardSegue * _Nullable)segueForUnwindingToViewController:(UIViewController * _Nonnull)toViewController fromViewController:(UIViewController * _Nonnull)fromViewController identifier:(NSString * _Nullable)identifier;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)setNeedsUpdateProperties;
- (void)updateProperties;
- (void)updatePropertiesIfNeeded;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nonatomic) NSString * _Nullable title;
- (void)didReceiveMemoryWarning;
@property (readonly) UIViewController * _Nullable parentViewController __attribute__((swift_name("parent")));
@property (readonly) UIViewController * _Null_unspecified modalViewController;
@property (readonly) UIViewController * _Nullable presentedViewController __attribute__((swift_name("presentedViewController")));
@property (readonly) UIViewController * _Nullable presentingViewController __attribute__((swift_name("presentingViewController")));
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) BOOL providesPresentationContextTransitionStyle;
@property (nonatomic) BOOL restoresFocusAfterTransition;
@property (nonatomic) NSString * _Nullable focusGroupIdentifier;
@property (nonatomic) NSString * _Nullable interactionActivityTrackingBaseName;
@property (readonly, getter=isBeingPresented) BOOL beingPresented;
@property (readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController __attribute__((swift_name("isMovingToParent")));
@property (readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController __attribute__((swift_name("isMovingFromParent")));
- (void)presentViewController:(UIViewController * _Nonnull)viewControllerToPresent animated:(BOOL)flag completion:(void (^_Nullable )(void))completion __attribute__((swift_async(none)));
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable )(void))completion __attribute__((swift_async(none)));
- (void)presentModalViewController:(UIViewController * _Nonnull)modalViewController animated:(BOOL)animated;
- (void)dismissModalViewControllerAnimated:(BOOL)animated;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (readonly) BOOL disablesAutomaticKeyboardDismissal;
@property (nonatomic) BOOL wantsFullScreenLayout;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets;
- (void)setContentScrollView:(UIScrollView * _Nullable)scrollView forEdge:(NSDirectionalRectEdge)edge __attribute__((swift_name("setContentScrollView(_:for:)")));
- (UIScrollView * _Nullable)contentScrollViewForEdge:(NSDirectionalRectEdge)edge __attribute__((swift_name("contentScrollView(for:)")));
@property (nonatomic) CGSize preferredContentSize;
@property (readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (readonly) BOOL prefersStatusBarHidden;
@property (readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
- (void)setNeedsStatusBarAppearanceUpdate;
- (UIViewController * _Nullable)targetViewControllerForAction:(SEL _Nonnull)action sender:(id _Nullable)sender;
- (void)showViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender __attribute__((swift_name("show(_:sender:)")));
- (void)showDetailViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender __attribute__((swift_name("showDetailViewController(_:sender:)")));
@property (readonly) UIUserInterfaceStyle preferredUserInterfaceStyle;
- (void)setNeedsUserInterfaceAppearanceUpdate;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
+ (void)attemptRotationToDeviceOrientation;
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation;
@property (readonly) BOOL shouldAutorotate;
@property (readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations;
@property (readonly) UIView * _Null_unspecified rotatingHeaderView;
@property (readonly) UIView * _Null_unspecified rotatingFooterView;
@property (readonly) UIInterfaceOrientation interfaceOrientation;
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation;
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
- (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
- (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation;
- (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation duration:(NSTimeInterval)duration;
@property (getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (readonly) UIBarButtonItem * _Nonnull editButtonItem;
@property (readonly) NSArray<UIViewController *> * _Nonnull childViewControllers __attribute__((swift_name("children")));
- (void)addChildViewController:(UIViewController * _Nonnull)childController __attribute__((swift_name("addChild(_:)")));
- (void)removeFromParentViewController __attribute__((swift_name("removeFromParent()")));
- (void)transitionFromViewController:(UIViewController * _Nonnull)fromViewController toViewController:(UIViewController * _Nonnull)toViewController duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^_Nullable )(void))animations completion:(void (^_Nullable )(BOOL))completion;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (readonly) UIViewController * _Nullable childViewControllerForStatusBarStyle __attribute__((swift_name("childForStatusBarStyle")));
@property (readonly) UIViewController * _Nullable childViewControllerForStatusBarHidden __attribute__((swift_name("childForStatusBarHidden")));
- (void)setOverrideTraitCollection:(UITraitCollection * _Nullable)collection forChildViewController:(UIViewController * _Nonnull)childViewController __attribute__((swift_name("setOverrideTraitCollection(_:forChild:)")));
- (UITraitCollection * _Nullable)overrideTraitCollectionForChildViewController:(UIViewController * _Nonnull)childViewController __attribute__((swift_name("overrideTraitCollection(forChild:)")));
@property (readonly) UIViewController * _Nullable childViewControllerForUserInterfaceStyle;
@property (readonly) BOOL automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers;
@property (readonly) BOOL shouldAutomaticallyForwardRotationMethods;
@property (readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(UIViewController * _Nullable)parent __attribute__((swift_name("willMove(toParent:)")));
- (void)didMoveToParentViewController:(UIViewController * _Nullable)parent __attribute__((swift_name("didMove(toParent:)")));
@property (nonatomic) NSString * _Nullable restorationIdentifier;
@property (nonatomic) Class _Nullable restorationClass;
- (void)encodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder;
- (void)applicationFinishedRestoringState;
- (void)updateViewConstraints;
@property (weak) id<UIViewControllerTransitioningDelegate> _Nullable transitioningDelegate;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;
- (void)viewLayoutMarginsDidChange;
- (void)viewSafeAreaInsetsDidChange;
- (void)addKeyCommand:(UIKeyCommand * _Nonnull)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand * _Nonnull)keyCommand;
@property (readonly) BOOL performsActionsWhilePresentingModally;
@property (readonly) UIPresentationController * _Nullable presentationController;
@property (readonly) UISheetPresentationController * _Nullable sheetPresentationController;
@property (readonly) UIPopoverPresentationController * _Nullable popoverPresentationController;
@property (readonly) UIPresentationController * _Nullable activePresentationController;
@property (getter=isModalInPresentation) BOOL modalInPresentation;
@property (readonly) UIViewController * _Nullable childViewControllerForScreenEdgesDeferringSystemGestures __attribute__((swift_name("childForScreenEdgesDeferringSystemGestures")));
@property (readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property (readonly) UIViewController * _Nullable childViewControllerForHomeIndicatorAutoHidden __attribute__((swift_name("childForHomeIndicatorAutoHidden")));
@property (readonly) BOOL prefersHomeIndicatorAutoHidden;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (readonly) UIViewController * _Nullable childViewControllerForPointerLock;
@property (readonly) BOOL prefersPointerLocked;
- (void)setNeedsUpdateOfPrefersPointerLocked;
@property (nonatomic) id<UIContentConfiguration> _Nullable contentUnavailableConfiguration;
- (void)setNeedsUpdateContentUnavailableConfiguration;
@property (readonly) UIViewController * _Nullable childViewControllerForInterfaceOrientationLock;
@property (readonly) BOOL prefersInterfaceOrientationLocked;
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked;
- (void)updateTraitsIfNeeded;
@property (readonly) UIContainerBackgroundStyle preferredContainerBackgroundStyle;
@property (readonly) UIViewController * _Nullable childViewControllerForPreferredContainerBackgroundStyle;
- (void)setNeedsUpdateOfPreferredContainerBackgroundStyle;
@property (readonly) id<UIViewControllerTransitionCoordinator> _Nullable transitionCoordinator;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface UIActivityViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithActivityItems:(NSArray * _Nonnull)activityItems applicationActivities:(NSArray<UIActivity *> * _Nullable)applicationActivities __attribute__((objc_designated_initializer));
@property (nonatomic) UIActivityViewControllerCompletionHandler _Nullable completionHandler;
@property (nonatomic) UIActivityViewControllerCompletionWithItemsHandler _Nullable completionWithItemsHandler;
@property (nonatomic) NSArray<UIActivityType> * _Nullable excludedActivityTypes;
@property (nonatomic) UIActivitySectionTypes excludedActivitySectionTypes __attribute__((deprecated("iOS 18.0")));
@property (nonatomic) BOOL allowsProminentActivity __attribute__((deprecated("iOS 15.4")));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIAlertAction : NSObject <UIAccessibilityIdentification, NSCopying>
+ (instancetype _Nonnull)actionWithTitle:(NSString * _Nullable)title style:(UIAlertActionStyle)style handler:(void (^_Nullable )(UIAlertAction * _Nonnull))handler;
@property (readonly) NSString * _Nullable title;
@property (readonly) UIAlertActionStyle style;
@property (getter=isEnabled) BOOL enabled;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIAlertController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
+ (instancetype _Nonnull)alertControllerWithTitle:(NSString * _Nullable)title message:(NSString * _Nullable)message preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction * _Nonnull)action;
@property (readonly) NSArray<UIAlertAction *> * _Nonnull actions;
@property (nonatomic) UIAlertAction * _Nullable preferredAction;
- (void)addTextFieldWithConfigurationHandler:(void (^_Nullable )(UITextField * _Nonnull))configurationHandler __attribute__((swift_name("addTextField(configurationHandler:)")));
@property (readonly) NSArray<UITextField *> * _Null_unspecified textFields;
@property (nonatomic) NSString * _Nullable title;
@property (nonatomic) NSString * _Nullable message;
@property (readonly) UIAlertControllerStyle preferredStyle;
@property (nonatomic) UIAlertControllerSeverity severity;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIApplication : UIResponder <UIResponderStandardEditActions>
@property (class, readonly) UIApplication * _Null_unspecified sharedApplication __attribute__((swift_name("shared")));
@property (nonatomic) id<UIApplicationDelegate> _Nullable delegate;
- (void)beginIgnoringInteractionEvents;
- (void)endIgnoringInteractionEvents;
@property (readonly, getter=isIgnoringInteractionEvents) BOOL ignoringInteractionEvents;
@property (getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
- (BOOL)openURL:(NSURL * _Nonnull)url __attribute__((swift_name("openURL(_:)")));
- (BOOL)canOpenURL:(NSURL * _Nonnull)url __attribute__((swift_name("canOpenURL(_:)")));
- (void)openURL:(NSURL * _Nonnull)url options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> * _Nonnull)options completionHandler:(void (^_Nullable )(BOOL))completion;
- (void)sendEvent:(UIEvent * _Nonnull)event __attribute__((swift_name("sendEvent(_:)")));
@property (readonly) UIWindow * _Nullable keyWindow;
@property (readonly) NSArray<UIWindow *> * _Nonnull windows;
- (BOOL)sendAction:(SEL _Nonnull)action to:(id _Nullable)target from:(id _Nullable)sender forEvent:(UIEvent * _Nullable)event;
@property (getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible;
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(UIWindow * _Nullable)window;
@property (readonly) NSTimeInterval statusBarOrientationAnimationDuration;
@property (readonly) CGRect statusBarFrame;
@property (nonatomic) NSInteger applicationIconBadgeNumber;
@property (nonatomic) BOOL applicationSupportsShakeToEdit;
@property (readonly) UIApplicationState applicationState;
@property (readonly) NSTimeInterval backgroundTimeRemaining;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(void (^_Nullable )(void))handler;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(NSString * _Nullable)taskName expirationHandler:(void (^_Nullable )(void))handler;
- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
- (void)setMinimumBackgroundFetchInterval:(NSTimeInterval)minimumBackgroundFetchInterval;
@property (readonly) UIBackgroundRefreshStatus backgroundRefreshStatus;
@property (readonly, getter=isProtectedDataAvailable) BOOL protectedDataAvailable;
@property (readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (readonly) UIContentSizeCategory _Nonnull preferredContentSizeCategory;
@property (readonly) NSSet<UIScene *> * _Nonnull connectedScenes;
@property (readonly) NSSet<UISceneSession *> * _Nonnull openSessions;
@property (readonly) BOOL supportsMultipleScenes;
- (void)activateSceneSessionForRequest:(UISceneSessionActivationRequest * _Nonnull)request errorHandler:(void (^_Nullable )(NSError * _Nonnull))errorHandler;
- (void)requestSceneSessionDestruction:(UISceneSession * _Nonnull)sceneSession options:(UISceneDestructionRequestOptions * _Nullable)options errorHandler:(void (^_Nullable )(NSError * _Nonnull))errorHandler;
- (void)requestSceneSessionRefresh:(UISceneSession * _Nonnull)sceneSession;
- (void)registerForRemoteNotifications;
- (void)unregisterForRemoteNotifications;
@property (readonly, getter=isRegisteredForRemoteNotifications) BOOL registeredForRemoteNotifications;
- (void)registerForRemoteNotificationTypes:(UIRemoteNotificationType)types __attribute__((swift_name("registerForRemoteNotifications(matching:)")));
@property (readonly) UIRemoteNotificationType enabledRemoteNotificationTypes;
- (void)cancelAllLocalNotifications;
- (void)beginReceivingRemoteControlEvents;
- (void)endReceivingRemoteControlEvents;
- (void)setNewsstandIconImage:(UIImage * _Nullable)image;
@property (nonatomic) NSArray<UIApplicationShortcutItem *> * _Nullable shortcutItems;
@property (readonly) BOOL supportsAlternateIcons;
- (void)setAlternateIconName:(NSString * _Nullable)alternateIconName completionHandler:(void (^_Nullable )(NSError * _Nullable))completionHandler;
@property (readonly) NSString * _Nullable alternateIconName;
- (void)extendStateRestoration;
- (void)completeStateRestoration;
- (void)ignoreSnapshotOnNextApplicationLaunch;
+ (void)registerObjectForStateRestoration:(id<UIStateRestoring> _Nonnull)object restorationIdentifier:(NSString * _Nonnull)restorationIdentifier;
@property (getter=isProximitySensingEnabled) BOOL proximitySensingEnabled;
- (void)setStatusBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (void)setStatusBarOrientation:(UIInterfaceOrientation)interfaceOrientation animated:(BOOL)animated;
- (void)setStatusBarStyle:(UIStatusBarStyle)statusBarStyle animated:(BOOL)animated;
- (void)setStatusBarHidden:(BOOL)hidden withAnimation:(UIStatusBarAnimation)animation;
- (BOOL)setKeepAliveTimeout:(NSTimeInterval)timeout handler:(void (^_Nullable )(void))keepAliveHandler;
- (void)clearKeepAliveTimeout;
@end
@interface UIApplicationShortcutIcon : NSObject <NSCopying>
+ (instancetype _Nonnull)iconWithType:(UIApplicationShortcutIconType)type;
+ (instancetype _Nonnull)iconWithTemplateImageName:(NSString * _Nonnull)templateImageName;
+ (instancetype _Nonnull)iconWithSystemImageName:(NSString * _Nonnull)systemImageName;
@end
@interface UIApplicationShortcutItem : NSObject <NSCopying, NSMutableCopying>
- (instancetype _Nonnull)initWithType:(NSString * _Nonnull)type localizedTitle:(NSString * _Nonnull)localizedTitle localizedSubtitle:(NSString * _Nullable)localizedSubtitle icon:(UIApplicationShortcutIcon * _Nullable)icon userInfo:(NSDictionary<NSString *, id<NSSecureCoding>> * _Nullable)userInfo __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithType:(NSString * _Nonnull)type localizedTitle:(NSString * _Nonnull)localizedTitle;
@property (readonly) NSString * _Nonnull type;
@property (readonly) NSString * _Nonnull localizedTitle;
@property (readonly) NSString * _Nullable localizedSubtitle;
@property (readonly) UIApplicationShortcutIcon * _Nullable icon;
@property (readonly) NSDictionary<NSString *, id<NSSecureCoding>> * _Nullable userInfo;
@property (readonly) id _Nullable targetContentIdentifier;
@end
@interface UIMutableApplicationShortcutItem : UIApplicationShortcutItem <NSCopying, NSMutableCopying>
@property (nonatomic) NSString * _Nonnull type;
@property (nonatomic) NSString * _Nonnull localizedTitle;
@property (nonatomic) NSString * _Nullable localizedSubtitle;
@property (nonatomic) UIApplicationShortcutIcon * _Nullable icon;
@property (nonatomic) NSDictionary<NSString *, id<NSSecureCoding>> * _Nullable userInfo;
@property (nonatomic) id _Nullable targetContentIdentifier;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDynamicBehavior : NSObject
- (void)addChildBehavior:(UIDynamicBehavior * _Nonnull)behavior;
- (void)removeChildBehavior:(UIDynamicBehavior * _Nonnull)behavior;
@property (readonly) NSArray<UIDynamicBehavior *> * _Nonnull childBehaviors;
@property (nonatomic) void (^_Nullable action)(void);
- (void)willMoveToAnimator:(UIDynamicAnimator * _Nullable)dynamicAnimator;
@property (readonly) UIDynamicAnimator * _Null_unspecified dynamicAnimator;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIAttachmentBehavior : UIDynamicBehavior
- (instancetype _Nonnull)initWithItem:(id<UIDynamicItem> _Nonnull)item attachedToAnchor:(CGPoint)point;
- (instancetype _Nonnull)initWithItem:(id<UIDynamicItem> _Nonnull)item offsetFromCenter:(UIOffset)offset attachedToAnchor:(CGPoint)point __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithItem:(id<UIDynamicItem> _Nonnull)item1 attachedToItem:(id<UIDynamicItem> _Nonnull)item2;
- (instancetype _Nonnull)initWithItem:(id<UIDynamicItem> _Nonnull)item1 offsetFromCenter:(UIOffset)offset1 attachedToItem:(id<UIDynamicItem> _Nonnull)item2 offsetFromCenter:(UIOffset)offset2 __attribute__((objc_designated_initializer));
+ (instancetype _Nonnull)slidingAttachmentWithItem:(id<UIDynamicItem> _Nonnull)item1 attachedToItem:(id<UIDynamicItem> _Nonnull)item2 attachmentAnchor:(CGPoint)point axisOfTranslation:(CGVector)axis;
+ (instancetype _Nonnull)slidingAttachmentWithItem:(id<UIDynamicItem> _Nonnull)item attachmentAnchor:(CGPoint)point axisOfTranslation:(CGVector)axis;
+ (instancetype _Nonnull)limitAttachmentWithItem:(id<UIDynamicItem> _Nonnull)item1 offsetFromCenter:(UIOffset)offset1 attachedToItem:(id<UIDynamicItem> _Nonnull)item2 offsetFromCenter:(UIOffset)offset2;
+ (instancetype _Nonnull)fixedAttachmentWithItem:(id<UIDynamicItem> _Nonnull)item1 attachedToItem:(id<UIDynamicItem> _Nonnull)item2 attachmentAnchor:(CGPoint)point;
+ (instancetype _Nonnull)pinAttachmentWithItem:(id<UIDynamicItem> _Nonnull)item1 attachedToItem:(id<UIDynamicItem> _Nonnull)item2 attachmentAnchor:(CGPoint)point;
@property (readonly) NSArray<id<UIDynamicItem>> * _Nonnull items;
@property (readonly) UIAttachmentBehaviorType attachedBehaviorType;
@property (nonatomic) CGPoint anchorPoint;
@property (nonatomic) CGFloat length;
@property (nonatomic) CGFloat damping;
@property (nonatomic) CGFloat frequency;
@property (nonatomic) CGFloat frictionTorque;
@property (nonatomic) UIFloatRange attachmentRange;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIBackgroundConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (instancetype _Nonnull)clearConfiguration;
+ (instancetype _Nonnull)listCellConfiguration;
+ (instancetype _Nonnull)listHeaderConfiguration;
+ (instancetype _Nonnull)listFooterConfiguration;
+ (instancetype _Nonnull)listAccompaniedSidebarCellConfiguration;
- (instancetype _Nonnull)updatedConfigurationForState:(id<UIConfigurationState> _Nonnull)state;
@property (nonatomic) UIView * _Nullable customView;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic) NSDirectionalEdgeInsets backgroundInsets;
@property (nonatomic) NSDirectionalRectEdge edgesAddingLayoutMarginsToBackgroundInsets;
@property (nonatomic) UIColor * _Nullable backgroundColor;
@property (nonatomic) UIConfigurationColorTransformer _Nullable backgroundColorTransformer;
- (UIColor * _Nonnull)resolvedBackgroundColorForTintColor:(UIColor * _Nonnull)tintColor;
@property (nonatomic) UIVisualEffect * _Nullable visualEffect;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) UIViewContentMode imageContentMode;
@property (nonatomic) UIColor * _Nullable strokeColor;
@property (nonatomic) UIConfigurationColorTransformer _Nullable strokeColorTransformer;
- (UIColor * _Nonnull)resolvedStrokeColorForTintColor:(UIColor * _Nonnull)tintColor;
@property (nonatomic) CGFloat strokeWidth;
@property (nonatomic) CGFloat strokeOutset;
+ (instancetype _Nonnull)listPlainCellConfiguration;
+ (instancetype _Nonnull)listGroupedCellConfiguration;
+ (instancetype _Nonnull)listSidebarCellConfiguration;
+ (instancetype _Nonnull)listPlainHeaderFooterConfiguration;
+ (instancetype _Nonnull)listGroupedHeaderFooterConfiguration;
+ (instancetype _Nonnull)listSidebarHeaderConfiguration;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIBarAppearance : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithIdiom:(UIUserInterfaceIdiom)idiom __attribute__((objc_designated_initializer));
@property (readonly) UIUserInterfaceIdiom idiom;
- (instancetype _Nonnull)initWithBarAppearance:(UIBarAppearance * _Nonnull)barAppearance __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)copy;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nonatomic) UIBlurEffect * _Nullable backgroundEffect;
@property (nonatomic) UIColor * _Nullable backgroundColor;
@property (nonatomic) UIImage * _Nullable backgroundImage;
@property (nonatomic) UIViewContentMode backgroundImageContentMode;
@property (nonatomic) UIColor * _Nullable shadowColor;
@property (nonatomic) UIImage * _Nullable shadowImage;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIBarItem : NSObject <UIAccessibilityIdentification, NSCoding, UIAppearance>
- (instancetype _Nonnull)init;
@property (getter=isEnabled) BOOL enabled;
@property (nonatomic) NSString * _Nullable title;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) UIImage * _Nullable landscapeImagePhone;
@property (nonatomic) UIImage * _Nullable largeContentSizeImage;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) UIEdgeInsets landscapeImagePhoneInsets;
@property (nonatomic) UIEdgeInsets largeContentSizeImageInsets;
@property (nonatomic) NSInteger tag;
- (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes forState:(UIControlState)state;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)titleTextAttributesForState:(UIControlState)state;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIBarButtonItem : UIBarItem <NSCoding, UIAppearance, UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem>
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image landscapeImagePhone:(UIImage * _Nullable)landscapeImagePhone style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype _Nonnull)initWithCustomView:(UIView * _Nonnull)customView;
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem primaryAction:(UIAction * _Nullable)primaryAction __attribute__((swift_name("__dropped(a:b:)")));
- (instancetype _Nonnull)initWithPrimaryAction:(UIAction * _Nullable)primaryAction __attribute__((swift_name("init(primaryAction:)")));
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem menu:(UIMenu * _Nullable)menu;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title menu:(UIMenu * _Nullable)menu;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image menu:(UIMenu * _Nullable)menu;
- (instancetype _Nonnull)initWithPrimaryAction:(UIAction * _Nullable)primaryAction menu:(UIMenu * _Nullable)menu;
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem primaryAction:(UIAction * _Nullable)primaryAction menu:(UIMenu * _Nullable)menu;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image target:(id _Nullable)target action:(SEL _Nullable)action menu:(UIMenu * _Nullable)menu;
+ (instancetype _Nonnull)fixedSpaceItemOfWidth:(CGFloat)width __attribute__((swift_name("fixedSpace(_:)")));
+ (instancetype _Nonnull)flexibleSpaceItem __attribute__((swift_name("flexibleSpace()")));
+ (instancetype _Nonnull)fixedSpaceItem;
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nonatomic) NSSet<NSString *> * _Nullable possibleTitles;
@property (nonatomic) UIView * _Nullable customView;
@property (nonatomic) SEL _Nullable action;
@property (weak) id _Nullable target;
@property (nonatomic) UIAction * _Nullable primaryAction;
@property (nonatomic) UIMenu * _Nullable menu;
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder;
@property (nonatomic) BOOL changesSelectionAsPrimaryAction;
@property (getter=isSelected) BOOL selected;
@property (getter=isHidden) BOOL hidden;
@property (getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled;
@property (nonatomic) UIMenuElement * _Nullable menuRepresentation;
@property (nonatomic) BOOL hidesSharedBackground;
@property (nonatomic) BOOL sharesBackground;
@property (nonatomic) NSString * _Nullable identifier;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state style:(UIBarButtonItemStyle)style barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state style:(UIBarButtonItemStyle)style barMetrics:(UIBarMetrics)barMetrics;
@property (nonatomic) UIColor * _Nullable tintColor;
- (void)setBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics;
- (CGFloat)backgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics;
- (void)setTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)barMetrics;
- (UIOffset)titlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics;
- (void)setBackButtonBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backButtonBackgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (void)setBackButtonTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)barMetrics;
- (UIOffset)backButtonTitlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics;
- (void)setBackButtonBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics;
- (CGFloat)backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics;
- (void)removeAllSymbolEffects;
@end
@interface UIBezierPath : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (instancetype _Nonnull)bezierPath;
+ (instancetype _Nonnull)bezierPathWithRect:(CGRect)rect;
+ (instancetype _Nonnull)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype _Nonnull)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype _Nonnull)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)cornerRadii;
+ (instancetype _Nonnull)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
+ (instancetype _Nonnull)bezierPathWithCGPath:(CGPathRef _Nonnull)cgPath;
- (instancetype _Nonnull)init __attribute__((objc_designated_initializer));
@property (nonatomic) CGPathRef _Nonnull CGPath;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
- (void)closePath;
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath * _Nonnull)bezierPath;
- (UIBezierPath * _Nonnull)bezierPathByReversingPath __attribute__((swift_name("reversing()")));
- (void)applyTransform:(CGAffineTransform)transform;
@property (readonly, getter=isEmpty) BOOL empty;
@property (readonly) CGRect bounds;
@property (readonly) CGPoint currentPoint;
- (BOOL)containsPoint:(CGPoint)point;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CGFloat flatness;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)setLineDash:(CGFloat * _Nullable)pattern count:(NSInteger)count phase:(CGFloat)phase;
- (void)getLineDash:(CGFloat * _Nullable)pattern count:(NSInteger * _Nullable)count phase:(CGFloat * _Nullable)phase;
- (void)fill;
- (void)stroke;
- (void)fillWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)strokeWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)addClip;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIVisualEffect : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIBlurEffect : UIVisualEffect <NSCoding, NSCopying, NSSecureCoding>
+ (UIBlurEffect * _Nonnull)effectWithStyle:(UIBlurEffectStyle)style;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIControl : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UIContextMenuInteractionDelegate>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithFrame:(CGRect)frame primaryAction:(UIAction * _Nullable)primaryAction;
@property (getter=isEnabled) BOOL enabled;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment;
@property (readonly) UIControlState state;
@property (readonly, getter=isTracking) BOOL tracking;
@property (readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch * _Nonnull)touch withEvent:(UIEvent * _Nullable)event __attribute__((swift_name("beginTracking(_:with:)")));
- (BOOL)continueTrackingWithTouch:(UITouch * _Nonnull)touch withEvent:(UIEvent * _Nullable)event __attribute__((swift_name("continueTracking(_:with:)")));
- (void)endTrackingWithTouch:(UITouch * _Nullable)touch withEvent:(UIEvent * _Nullable)event __attribute__((swift_name("endTracking(_:with:)")));
- (void)cancelTrackingWithEvent:(UIEvent * _Nullable)event __attribute__((swift_name("cancelTracking(with:)")));
- (void)addTarget:(id _Nullable)target action:(SEL _Nonnull)action forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)action forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction * _Nonnull)action forControlEvents:(UIControlEvents)controlEvents __attribute__((swift_name("addAction(_:for:)")));
- (void)removeAction:(UIAction * _Nonnull)action forControlEvents:(UIControlEvents)controlEvents __attribute__((swift_name("removeAction(_:for:)")));
- (void)removeActionForIdentifier:(UIActionIdentifier _Nonnull)actionIdentifier forControlEvents:(UIControlEvents)controlEvents __attribute__((swift_name("removeAction(identifiedBy:for:)")));
- (void)performPrimaryAction __attribute__((deprecated("iOS 17.4")));
@property (readonly) NSSet * _Nonnull allTargets;
@property (readonly) UIControlEvents allControlEvents;
- (NSArray<NSString *> * _Nullable)actionsForTarget:(id _Nullable)target forControlEvent:(UIControlEvents)controlEvent;
- (void)enumerateEventHandlers:(void (^_Nonnull )(UIAction * _Nullable, id _Nullable, SEL _Nullable, UIControlEvents, BOOL * _Nonnull))__attribute__((noescape)) iterator;
- (void)sendAction:(SEL _Nonnull)action to:(id _Nullable)target forEvent:(UIEvent * _Nullable)event;
- (void)sendAction:(UIAction * _Nonnull)action __attribute__((swift_name("sendAction(_:)")));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@property (readonly) UIContextMenuInteraction * _Nullable contextMenuInteraction;
@property (getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled;
@property (nonatomic) BOOL showsMenuAsPrimaryAction;
- (CGPoint)menuAttachmentPointForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration;
@property (nonatomic) NSString * _Nullable toolTip;
@property (getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled;
- (UIContextMenuConfiguration * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction configurationForMenuAtLocation:(CGPoint)location;
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration __attribute__((swift_name("contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")));
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration __attribute__((swift_name("contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")));
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction willDisplayMenuForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction willEndForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIButton : UIControl <UIAccessibilityContentSizeCategoryImageAdjusting, CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
@property (readonly) UIBehavioralStyle behavioralStyle;
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithFrame:(CGRect)frame primaryAction:(UIAction * _Nullable)primaryAction;
+ (instancetype _Nonnull)buttonWithType:(UIButtonType)buttonType;
+ (instancetype _Nonnull)systemButtonWithImage:(UIImage * _Nonnull)image target:(id _Nullable)target action:(SEL _Nullable)action __attribute__((swift_name("systemButton(with:target:action:)")));
+ (instancetype _Nonnull)systemButtonWithPrimaryAction:(UIAction * _Nullable)primaryAction;
+ (instancetype _Nonnull)buttonWithType:(UIButtonType)buttonType primaryAction:(UIAction * _Nullable)primaryAction;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfiguration;
@property (nonatomic) UIButtonConfigurationUpdateHandler _Nullable configurationUpdateHandler;
@property (nonatomic) BOOL automaticallyUpdatesConfiguration;
@property (nonatomic) UIColor * _Nullable tintColor;
@property (readonly) UIButtonType buttonType;
@property (readonly, getter=isHovered) BOOL hovered;
@property (readonly, getter=isHeld) BOOL held;
@property (nonatomic) UIButtonRole role;
@property (getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled;
@property (nonatomic) UIButtonPointerStyleProvider _Nullable pointerStyleProvider;
@property (nonatomic) UIMenu * _Nullable menu;
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder;
@property (nonatomic) BOOL changesSelectionAsPrimaryAction;
- (void)setTitle:(NSString * _Nullable)title forState:(UIControlState)state;
- (void)setTitleColor:(UIColor * _Nullable)color forState:(UIControlState)state;
- (void)setTitleShadowColor:(UIColor * _Nullable)color forState:(UIControlState)state;
- (void)setImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (void)setBackgroundImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (void)setPreferredSymbolConfiguration:(UIImageSymbolConfiguration * _Nullable)configuration forImageInState:(UIControlState)state;
- (void)setAttributedTitle:(NSAttributedString * _Nullable)title forState:(UIControlState)state;
- (NSString * _Nullable)titleForState:(UIControlState)state;
- (UIColor * _Nullable)titleColorForState:(UIControlState)state;
- (UIColor * _Nullable)titleShadowColorForState:(UIControlState)state;
- (UIImage * _Nullable)imageForState:(UIControlState)state;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state;
- (UIImageSymbolConfiguration * _Nullable)preferredSymbolConfigurationForImageInState:(UIControlState)state;
- (NSAttributedString * _Nullable)attributedTitleForState:(UIControlState)state;
@property (readonly) NSString * _Nullable currentTitle;
@property (readonly) UIColor * _Nonnull currentTitleColor;
@property (readonly) UIColor * _Null_unspecified currentTitleShadowColor;
@property (readonly) UIImage * _Null_unspecified currentImage;
@property (readonly) UIImage * _Null_unspecified currentBackgroundImage;
@property (readonly) UIImageSymbolConfiguration * _Nullable currentPreferredSymbolConfiguration;
@property (readonly) NSAttributedString * _Nullable currentAttributedTitle;
@property (readonly) UILabel * _Null_unspecified titleLabel;
@property (readonly) UIImageView * _Null_unspecified imageView;
@property (readonly) UILabel * _Nullable subtitleLabel;
@property (nonatomic) UIFont * _Nonnull font;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGSize titleShadowOffset;
@property (nonatomic) UIEdgeInsets contentEdgeInsets;
@property (nonatomic) UIEdgeInsets titleEdgeInsets;
@property (nonatomic) UIEdgeInsets imageEdgeInsets;
@property (nonatomic) BOOL reversesTitleShadowWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenDisabled;
@property (nonatomic) BOOL showsTouchWhenHighlighted;
- (CGRect)backgroundRectForBounds:(CGRect)bounds;
- (CGRect)contentRectForBounds:(CGRect)bounds;
- (CGRect)titleRectForContentRect:(CGRect)contentRect;
- (CGRect)imageRectForContentRect:(CGRect)contentRect;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIFeedbackGenerator : NSObject <UIInteraction>
+ (instancetype _Nonnull)feedbackGeneratorForView:(UIView * _Nonnull)view __attribute__((deprecated("iOS 17.5")));
- (instancetype _Nonnull)init;
- (void)prepare;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIViewConfigurationState : NSObject <NSCoding, NSCopying, NSSecureCoding, UIConfigurationState>
- (instancetype _Nonnull)initWithTraitCollection:(UITraitCollection * _Nonnull)traitCollection __attribute__((objc_designated_initializer));
@property (nonatomic) UITraitCollection * _Nonnull traitCollection;
@property (getter=isDisabled) BOOL disabled;
@property (getter=isHighlighted) BOOL highlighted;
@property (getter=isSelected) BOOL selected;
@property (getter=isFocused) BOOL focused;
@property (getter=isPinned) BOOL pinned;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UICellConfigurationState : UIViewConfigurationState <NSCoding, NSCopying, NSSecureCoding, UIConfigurationState>
@property (getter=isEditing) BOOL editing;
@property (getter=isExpanded) BOOL expanded;
@property (getter=isSwiped) BOOL swiped;
@property (getter=isReordering) BOOL reordering;
@property (nonatomic) UICellConfigurationDragState cellDragState;
@property (nonatomic) UICellConfigurationDropState cellDropState;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionLayoutListConfiguration : NSObject <NSCopying>
- (instancetype _Nonnull)initWithAppearance:(UICollectionLayoutListAppearance)appearance __attribute__((objc_designated_initializer));
@property (readonly) UICollectionLayoutListAppearance appearance;
@property (nonatomic) BOOL showsSeparators;
@property (nonatomic) UICollectionLayoutListItemSeparatorHandler _Nullable itemSeparatorHandler;
@property (nonatomic) UIColor * _Nullable backgroundColor;
@property (nonatomic) UICollectionLayoutListSwipeActionsConfigurationProvider _Nullable leadingSwipeActionsConfigurationProvider;
@property (nonatomic) UICollectionLayoutListSwipeActionsConfigurationProvider _Nullable trailingSwipeActionsConfigurationProvider;
@property (nonatomic) UICollectionLayoutListHeaderMode headerMode;
@property (nonatomic) UICollectionLayoutListFooterMode footerMode;
@property (nonatomic) CGFloat headerTopPadding;
@property (nonatomic) UICollectionLayoutListContentHuggingElements contentHuggingElements;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIFocusUpdateContext : NSObject
@property (readonly) id<UIFocusItem> _Nullable previouslyFocusedItem;
@property (readonly) id<UIFocusItem> _Nullable nextFocusedItem;
@property (readonly) UIFocusHeading focusHeading;
@property (readonly) UIView * _Nullable previouslyFocusedView;
@property (readonly) UIView * _Nullable nextFocusedView;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIScrollView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIFocusItemScrollableContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic) CGPoint contentAlignmentPoint __attribute__((deprecated("iOS 17.4")));
@property (readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange;
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic) BOOL automaticallyAdjustsScrollIndicatorInsets;
@property (readonly) UILayoutGuide * _Nonnull contentLayoutGuide;
@property (readonly) UILayoutGuide * _Nonnull frameLayoutGuide;
@property (weak) id<UIScrollViewDelegate> _Nullable delegate;
@property (getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL bouncesHorizontally;
@property (nonatomic) BOOL bouncesVertically;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (getter=isPagingEnabled) BOOL pagingEnabled;
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL transfersHorizontalScrollingToParent;
@property (nonatomic) BOOL transfersVerticalScrollingToParent;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate;
@property (nonatomic) UIScrollViewIndexDisplayMode indexDisplayMode;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated __attribute__((swift_name("scrollRectToVisible(_:animated:)")));
- (void)flashScrollIndicators;
- (void)withScrollIndicatorsShownForContentOffsetChanges:(void (^_Nonnull )(void))__attribute__((noescape)) changes;
@property (readonly, getter=isTracking) BOOL tracking;
@property (readonly, getter=isDragging) BOOL dragging;
@property (readonly, getter=isDecelerating) BOOL decelerating;
@property (readonly, getter=isScrollAnimating) BOOL scrollAnimating;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event inContentView:(UIView * _Nonnull)view __attribute__((swift_name("touchesShouldBegin(_:with:in:)")));
- (BOOL)touchesShouldCancelInContentView:(UIView * _Nonnull)view __attribute__((swift_name("touchesShouldCancel(in:)")));
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale;
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated;
- (void)zoomToRect:(CGRect)rect animated:(BOOL)animated;
@property (nonatomic) BOOL bouncesZoom;
@property (readonly, getter=isZooming) BOOL zooming;
@property (readonly, getter=isZoomBouncing) BOOL zoomBouncing;
@property (readonly, getter=isZoomAnimating) BOOL zoomAnimating;
@property (nonatomic) BOOL scrollsToTop;
- (void)stopScrollingAndZooming;
@property (readonly) UIPanGestureRecognizer * _Nonnull panGestureRecognizer;
@property (readonly) UIPinchGestureRecognizer * _Null_unspecified pinchGestureRecognizer;
@property (readonly) UIGestureRecognizer * _Nonnull directionalPressGestureRecognizer;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic) UIRefreshControl * _Nullable refreshControl;
@property (nonatomic) BOOL allowsKeyboardScrolling;
@property (nonatomic) UIAxis lookToScrollAxes;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionView : UIScrollView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDataSourceTranslating, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIFocusItemScrollableContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout * _Nonnull)layout __attribute__((objc_designated_initializer));
@property (nonatomic) UICollectionViewLayout * _Nonnull collectionViewLayout;
@property (weak) id<UICollectionViewDelegate> _Nullable delegate;
@property (weak) id<UICollectionViewDataSource> _Nullable dataSource;
@property (weak) id<UICollectionViewDataSourcePrefetching> _Nullable prefetchDataSource;
@property (getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (weak) id<UICollectionViewDragDelegate> _Nullable dragDelegate;
@property (weak) id<UICollectionViewDropDelegate> _Nullable dropDelegate;
@property (nonatomic) BOOL dragInteractionEnabled;
@property (readonly) UIContextMenuInteraction * _Nullable contextMenuInteraction;
@property (nonatomic) UICollectionViewReorderingCadence reorderingCadence;
@property (nonatomic) UICollectionViewSelfSizingInvalidation selfSizingInvalidation;
@property (nonatomic) UIView * _Nullable backgroundView;
- (void)registerClass:(Class _Nullable)cellClass forCellWithReuseIdentifier:(NSString * _Nonnull)identifier;
- (void)registerNib:(UINib * _Nullable)nib forCellWithReuseIdentifier:(NSString * _Nonnull)identifier;
- (void)registerClass:(Class _Nullable)viewClass forSupplementaryViewOfKind:(NSString * _Nonnull)elementKind withReuseIdentifier:(NSString * _Nonnull)identifier;
- (void)registerNib:(UINib * _Nullable)nib forSupplementaryViewOfKind:(NSString * _Nonnull)kind withReuseIdentifier:(NSString * _Nonnull)identifier;
- (UICollectionViewCell * _Nonnull)dequeueReusableCellWithReuseIdentifier:(NSString * _Nonnull)identifier forIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UICollectionReusableView * _Nonnull)dequeueReusableSupplementaryViewOfKind:(NSString * _Nonnull)elementKind withReuseIdentifier:(NSString * _Nonnull)identifier forIndexPath:(NSIndexPath * _Nonnull)indexPath;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (readonly) NSArray<NSIndexPath *> * _Nullable indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(NSIndexPath * _Nullable)indexPath animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)deselectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath animated:(BOOL)animated;
@property (readonly) BOOL hasUncommittedUpdates;
- (void)reloadData;
- (void)setCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout animated:(BOOL)animated;
- (void)setCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout animated:(BOOL)animated completion:(void (^_Nullable )(BOOL))completion;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
@property (readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForSupplementaryElementOfKind:(NSString * _Nonnull)kind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)indexPathForItemAtPoint:(CGPoint)point;
- (NSIndexPath * _Nullable)indexPathForCell:(UICollectionViewCell * _Nonnull)cell;
- (NSIndexPath * _Nullable)indexPathForSupplementaryView:(UICollectionReusableView * _Nonnull)supplementaryView;
- (UICollectionViewCell * _Nullable)cellForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
@property (readonly) NSArray<UICollectionViewCell *> * _Nonnull visibleCells;
@property (readonly) NSArray<NSIndexPath *> * _Nonnull indexPathsForVisibleItems;
- (UICollectionReusableView * _Nullable)supplementaryViewForElementKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSArray<UICollectionReusableView *> * _Nonnull)visibleSupplementaryViewsOfKind:(NSString * _Nonnull)elementKind;
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsForVisibleSupplementaryElementsOfKind:(NSString * _Nonnull)elementKind;
- (void)scrollToItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath atScrollPosition:(UICollectionViewScrollPosition)scrollPosition animated:(BOOL)animated __attribute__((swift_name("scrollToItem(at:at:animated:)")));
- (void)insertSections:(NSIndexSet * _Nonnull)sections;
- (void)deleteSections:(NSIndexSet * _Nonnull)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)reloadSections:(NSIndexSet * _Nonnull)sections;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
- (void)moveItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath toIndexPath:(NSIndexPath * _Nonnull)newIndexPath;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
- (void)performBatchUpdates:(void (^_Nullable )(void))__attribute__((noescape)) updates completion:(void (^_Nullable )(BOOL))completion;
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition;
- (void)endInteractiveMovement;
- (void)cancelInteractiveMovement;
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic) BOOL selectionFollowsFocus;
@property (nonatomic) BOOL allowsFocus;
@property (nonatomic) BOOL allowsFocusDuringEditing;
@property (readonly) BOOL hasActiveDrag;
@property (readonly) BOOL hasActiveDrop;
@property (getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDropProposal : NSObject <NSCopying>
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation __attribute__((objc_designated_initializer));
@property (readonly) UIDropOperation operation;
@property (getter=isPrecise) BOOL precise;
@property (nonatomic) BOOL prefersFullSizePreview;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewDropProposal : UIDropProposal <NSCopying>
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation intent:(UICollectionViewDropIntent)intent;
@property (readonly) UICollectionViewDropIntent intent;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionReusableView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (readonly) NSString * _Nullable reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes * _Nonnull)layoutAttributes;
- (void)willTransitionFromLayout:(UICollectionViewLayout * _Nonnull)oldLayout toLayout:(UICollectionViewLayout * _Nonnull)newLayout;
- (void)didTransitionFromLayout:(UICollectionViewLayout * _Nonnull)oldLayout toLayout:(UICollectionViewLayout * _Nonnull)newLayout;
- (UICollectionViewLayoutAttributes * _Nonnull)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes * _Nonnull)layoutAttributes;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewCell : UICollectionReusableView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (readonly) UICellConfigurationState * _Nonnull configurationState;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfigurationUsingState:(UICellConfigurationState * _Nonnull)state;
@property (nonatomic) UICollectionViewCellConfigurationUpdateHandler _Nullable configurationUpdateHandler;
@property (nonatomic) id<UIContentConfiguration> _Nullable contentConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property (readonly) UIView * _Nonnull contentView;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
- (void)dragStateDidChange:(UICollectionViewCellDragState)dragState;
@property (readonly) UIBackgroundConfiguration * _Nonnull defaultBackgroundConfiguration;
@property (nonatomic) UIBackgroundConfiguration * _Nullable backgroundConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
@property (nonatomic) UIView * _Nullable backgroundView;
@property (nonatomic) UIView * _Nullable selectedBackgroundView;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype _Nonnull)init;
@property (readonly) UICollectionView * _Null_unspecified collectionView;
- (void)invalidateLayout;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext * _Nonnull)context;
- (void)registerClass:(Class _Nullable)viewClass forDecorationViewOfKind:(NSString * _Nonnull)elementKind;
- (void)registerNib:(UINib * _Nullable)nib forDecorationViewOfKind:(NSString * _Nonnull)elementKind;
@property (class, readonly) Class _Nonnull layoutAttributesClass;
@property (class, readonly) Class _Nonnull invalidationContextClass;
- (void)prepareLayout;
- (NSArray<UICollectionViewLayoutAttributes *> * _Nullable)layoutAttributesForElementsInRect:(CGRect)rect __attribute__((swift_name("layoutAttributesForElements(in:)")));
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForDecorationViewOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForBoundsChange:(CGRect)newBounds;
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes * _Nonnull)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes * _Nonnull)originalAttributes;
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes * _Nonnull)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes * _Nonnull)originalAttributes;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset withScrollingVelocity:(CGPoint)velocity;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
@property (readonly) CGSize collectionViewContentSize;
@property (readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection;
@property (readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> * _Nonnull)updateItems;
- (void)finalizeCollectionViewUpdates;
- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds;
- (void)finalizeAnimatedBoundsChange;
- (void)prepareForTransitionToLayout:(UICollectionViewLayout * _Nonnull)newLayout;
- (void)prepareForTransitionFromLayout:(UICollectionViewLayout * _Nonnull)oldLayout;
- (void)finalizeLayoutTransition;
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath * _Nonnull)itemIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath * _Nonnull)itemIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)elementIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)elementIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingDecorationElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)decorationIndexPath;
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingDecorationElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)decorationIndexPath;
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToDeleteForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind;
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToDeleteForDecorationViewOfKind:(NSString * _Nonnull)elementKind;
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToInsertForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind;
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToInsertForDecorationViewOfKind:(NSString * _Nonnull)elementKind;
- (NSIndexPath * _Nonnull)targetIndexPathForInteractivelyMovingItem:(NSIndexPath * _Nonnull)previousIndexPath withPosition:(CGPoint)position;
- (UICollectionViewLayoutAttributes * _Nonnull)layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath withTargetPosition:(CGPoint)position;
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> * _Nonnull)targetIndexPaths withTargetPosition:(CGPoint)targetPosition previousIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)previousIndexPaths previousPosition:(CGPoint)previousPosition;
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths previousIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)previousIndexPaths movementCancelled:(BOOL)movementCancelled;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewCompositionalLayout : UICollectionViewLayout <NSCoding>
+ (instancetype _Nonnull)layoutWithListConfiguration:(UICollectionLayoutListConfiguration * _Nonnull)configuration;
- (instancetype _Nonnull)initWithSection:(NSCollectionLayoutSection * _Nonnull)section;
- (instancetype _Nonnull)initWithSectionProvider:(UICollectionViewCompositionalLayoutSectionProvider _Nonnull)sectionProvider;
@end
__attribute__((swift_attr("@MainActor"))) @interface NSCollectionLayoutSection : NSObject <NSCopying>
+ (instancetype _Nonnull)sectionWithListConfiguration:(UICollectionLayoutListConfiguration * _Nonnull)configuration layoutEnvironment:(id<NSCollectionLayoutEnvironment> _Nonnull)layoutEnvironment;
+ (instancetype _Nonnull)sectionWithGroup:(NSCollectionLayoutGroup * _Nonnull)group;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) CGFloat interGroupSpacing;
@property (nonatomic) UIContentInsetsReference contentInsetsReference;
@property (nonatomic) UIContentInsetsReference supplementaryContentInsetsReference;
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property (nonatomic) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> * _Nonnull boundarySupplementaryItems;
@property (nonatomic) NSCollectionLayoutSectionVisibleItemsInvalidationHandler _Nullable visibleItemsInvalidationHandler;
@property (nonatomic) BOOL supplementariesFollowContentInsets;
@end
__attribute__((swift_attr("@MainActor"))) @interface NSCollectionLayoutItem : NSObject <NSCopying>
+ (instancetype _Nonnull)itemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize;
+ (instancetype _Nonnull)itemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize supplementaryItems:(NSArray<NSCollectionLayoutSupplementaryItem *> * _Nonnull)supplementaryItems;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (readonly) NSCollectionLayoutSize * _Nonnull layoutSize;
@property (readonly) NSArray<NSCollectionLayoutSupplementaryItem *> * _Nonnull supplementaryItems;
@end
__attribute__((swift_attr("@MainActor"))) @interface NSCollectionLayoutGroup : NSCollectionLayoutItem <NSCopying>
+ (instancetype _Nonnull)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize repeatingSubitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count;
+ (instancetype _Nonnull)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> * _Nonnull)subitems;
+ (instancetype _Nonnull)verticalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize repeatingSubitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count;
+ (instancetype _Nonnull)verticalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> * _Nonnull)subitems;
+ (instancetype _Nonnull)customGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize itemProvider:(NSCollectionLayoutGroupCustomItemProvider _Nonnull)itemProvider;
@property (nonatomic) NSArray<NSCollectionLayoutSupplementaryItem *> * _Nonnull supplementaryItems;
@property (nonatomic) NSCollectionLayoutSpacing * _Nullable interItemSpacing;
@property (readonly) NSArray<NSCollectionLayoutItem *> * _Nonnull subitems;
@property (readonly) NSString * _Nonnull visualDescription;
+ (instancetype _Nonnull)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count;
+ (instancetype _Nonnull)verticalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count;
@end
__attribute__((swift_attr("@MainActor"))) @interface NSCollectionLayoutSize : NSObject <NSCopying>
@end
__attribute__((swift_attr("@MainActor"))) @interface NSCollectionLayoutSpacing : NSObject <NSCopying>
+ (instancetype _Nonnull)flexibleSpacing:(CGFloat)flexibleSpacing;
+ (instancetype _Nonnull)fixedSpacing:(CGFloat)fixedSpacing;
@property (readonly) CGFloat spacing;
@property (readonly, getter=isFlexibleSpacing) BOOL flexibleSpacing;
@property (readonly, getter=isFixedSpacing) BOOL fixedSpacing;
@end
__attribute__((swift_attr("@MainActor"))) @interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem <NSCopying>
@property (nonatomic) NSInteger zIndex;
@property (readonly) NSString * _Nonnull elementKind;
@end
__attribute__((swift_attr("@MainActor"))) @interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem <NSCopying>
+ (instancetype _Nonnull)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize elementKind:(NSString * _Nonnull)elementKind alignment:(NSRectAlignment)alignment;
+ (instancetype _Nonnull)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize elementKind:(NSString * _Nonnull)elementKind alignment:(NSRectAlignment)alignment absoluteOffset:(CGPoint)absoluteOffset;
@property (nonatomic) BOOL extendsBoundary;
@property (nonatomic) BOOL pinToVisibleBounds;
@property (readonly) NSRectAlignment alignment;
@property (readonly) CGPoint offset;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewController : UIViewController <NSCoding, UIAppearanceContainer, UICollectionViewDataSource, UICollectionViewDelegate, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UIScrollViewDelegate, UITraitEnvironment>
- (instancetype _Nonnull)initWithCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil __attribute__((objc_designated_initializer));
@property (nonatomic) UICollectionView * _Null_unspecified collectionView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic) BOOL useLayoutToLayoutNavigationTransitions;
@property (readonly) UICollectionViewLayout * _Nonnull collectionViewLayout;
@property (nonatomic) BOOL installsStandardGestureForInteractiveMovement;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewLayoutInvalidationContext : NSObject
@property (readonly) BOOL invalidateEverything;
@property (readonly) BOOL invalidateDataSourceCounts;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
- (void)invalidateSupplementaryElementsOfKind:(NSString * _Nonnull)elementKind atIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
- (void)invalidateDecorationElementsOfKind:(NSString * _Nonnull)elementKind atIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
@property (readonly) NSArray<NSIndexPath *> * _Nullable invalidatedItemIndexPaths;
@property (readonly) NSDictionary<NSString *, NSArray<NSIndexPath *> *> * _Nullable invalidatedSupplementaryIndexPaths;
@property (readonly) NSDictionary<NSString *, NSArray<NSIndexPath *> *> * _Nullable invalidatedDecorationIndexPaths;
@property (nonatomic) CGPoint contentOffsetAdjustment;
@property (nonatomic) CGSize contentSizeAdjustment;
@property (readonly) NSArray<NSIndexPath *> * _Nullable previousIndexPathsForInteractivelyMovingItems;
@property (readonly) NSArray<NSIndexPath *> * _Nullable targetIndexPathsForInteractivelyMovingItems;
@property (readonly) CGPoint interactiveMovementTarget;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewFlowLayoutInvalidationContext : UICollectionViewLayoutInvalidationContext
@property (nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@property (nonatomic) BOOL invalidateFlowLayoutAttributes;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewFlowLayout : UICollectionViewLayout <NSCoding>
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference;
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds;
@property (nonatomic) BOOL sectionFootersPinToVisibleBounds;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewLayoutAttributes : NSObject <NSCopying, UIDynamicItem>
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (getter=isHidden) BOOL hidden;
@property (nonatomic) NSIndexPath * _Nonnull indexPath;
@property (readonly) UICollectionElementCategory representedElementCategory;
@property (readonly) NSString * _Nullable representedElementKind;
+ (instancetype _Nonnull)layoutAttributesForCellWithIndexPath:(NSIndexPath * _Nonnull)indexPath;
+ (instancetype _Nonnull)layoutAttributesForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind withIndexPath:(NSIndexPath * _Nonnull)indexPath;
+ (instancetype _Nonnull)layoutAttributesForDecorationViewOfKind:(NSString * _Nonnull)decorationViewKind withIndexPath:(NSIndexPath * _Nonnull)indexPath;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewListCell : UICollectionViewCell <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (readonly) UIListContentConfiguration * _Nonnull defaultContentConfiguration;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) BOOL indentsAccessories;
@property (readonly) UILayoutGuide * _Nonnull separatorLayoutGuide;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewUpdateItem : NSObject
@property (readonly) NSIndexPath * _Nullable indexPathBeforeUpdate;
@property (readonly) NSIndexPath * _Nullable indexPathAfterUpdate;
@property (readonly) UICollectionUpdateAction updateAction;
@end
__attribute__((swift_attr("@Sendable"))) @interface UIColor : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (readonly) NSString * _Nonnull accessibilityName;
+ (UIColor * _Nonnull)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (UIColor * _Nonnull)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
+ (UIColor * _Nonnull)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor * _Nonnull)colorWithDisplayP3Red:(CGFloat)displayP3Red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor * _Nonnull)colorWithCGColor:(CGColorRef _Nonnull)cgColor;
+ (UIColor * _Nonnull)colorWithPatternImage:(UIImage * _Nonnull)image;
- (UIColor * _Nonnull)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor * _Nonnull)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
- (UIColor * _Nonnull)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor * _Nonnull)initWithDisplayP3Red:(CGFloat)displayP3Red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor * _Nonnull)initWithCGColor:(CGColorRef _Nonnull)cgColor;
- (UIColor * _Nonnull)initWithPatternImage:(UIImage * _Nonnull)image;
- (UIColor * _Nonnull)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha exposure:(CGFloat)exposure;
+ (UIColor * _Nonnull)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha exposure:(CGFloat)exposure;
- (UIColor * _Nonnull)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha linearExposure:(CGFloat)linearExposure;
+ (UIColor * _Nonnull)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha linearExposure:(CGFloat)linearExposure;
- (UIColor * _Nonnull)colorByApplyingContentHeadroom:(CGFloat)contentHeadroom;
@property (class, readonly) UIColor * _Nonnull blackColor;
@property (class, readonly) UIColor * _Nonnull darkGrayColor;
@property (class, readonly) UIColor * _Nonnull lightGrayColor;
@property (class, readonly) UIColor * _Nonnull whiteColor;
@property (class, readonly) UIColor * _Nonnull grayColor;
@property (class, readonly) UIColor * _Nonnull redColor;
@property (class, readonly) UIColor * _Nonnull greenColor;
@property (class, readonly) UIColor * _Nonnull blueColor;
@property (class, readonly) UIColor * _Nonnull cyanColor;
@property (class, readonly) UIColor * _Nonnull yellowColor;
@property (class, readonly) UIColor * _Nonnull magentaColor;
@property (class, readonly) UIColor * _Nonnull orangeColor;
@property (class, readonly) UIColor * _Nonnull purpleColor;
@property (class, readonly) UIColor * _Nonnull brownColor;
@property (class, readonly) UIColor * _Nonnull clearColor;
- (void)set;
- (void)setFill;
- (void)setStroke;
- (BOOL)getWhite:(CGFloat * _Nullable)white alpha:(CGFloat * _Nullable)alpha;
- (BOOL)getHue:(CGFloat * _Nullable)hue saturation:(CGFloat * _Nullable)saturation brightness:(CGFloat * _Nullable)brightness alpha:(CGFloat * _Nullable)alpha;
- (BOOL)getRed:(CGFloat * _Nullable)red green:(CGFloat * _Nullable)green blue:(CGFloat * _Nullable)blue alpha:(CGFloat * _Nullable)alpha;
- (UIColor * _Nonnull)colorWithAlphaComponent:(CGFloat)alpha;
@property (readonly) CGColorRef _Nonnull CGColor;
@property (readonly) CGFloat linearExposure;
@property (readonly) UIColor * _Nonnull standardDynamicRangeColor;
+ (UIColor * _Nullable)colorNamed:(NSString * _Nonnull)name;
+ (UIColor * _Nullable)colorNamed:(NSString * _Nonnull)name inBundle:(NSBundle * _Nullable)bundle compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
+ (UIColor * _Nonnull)colorWithDynamicProvider:(UIColor * _Nonnull (^_Nonnull )(UITraitCollection * _Nonnull))dynamicProvider;
- (UIColor * _Nonnull)initWithDynamicProvider:(UIColor * _Nonnull (^_Nonnull )(UITraitCollection * _Nonnull))dynamicProvider;
- (UIColor * _Nonnull)resolvedColorWithTraitCollection:(UITraitCollection * _Nonnull)traitCollection;
- (UIColor * _Nonnull)colorWithProminence:(UIColorProminence)prominence;
@property (readonly) UIColorProminence prominence;
@property (class, readonly) UIColor * _Nonnull systemRedColor;
@property (class, readonly) UIColor * _Nonnull systemGreenColor;
@property (class, readonly) UIColor * _Nonnull systemBlueColor;
@property (class, readonly) UIColor * _Nonnull systemOrangeColor;
@property (class, readonly) UIColor * _Nonnull systemYellowColor;
@property (class, readonly) UIColor * _Nonnull systemPinkColor;
@property (class, readonly) UIColor * _Nonnull systemPurpleColor;
@property (class, readonly) UIColor * _Nonnull systemTealColor;
@property (class, readonly) UIColor * _Nonnull systemIndigoColor;
@property (class, readonly) UIColor * _Nonnull systemBrownColor;
@property (class, readonly) UIColor * _Nonnull systemMintColor;
@property (class, readonly) UIColor * _Nonnull systemCyanColor;
@property (class, readonly) UIColor * _Nonnull systemGrayColor;
@property (class, readonly) UIColor * _Nonnull systemGray2Color;
@property (class, readonly) UIColor * _Nonnull systemGray3Color;
@property (class, readonly) UIColor * _Nonnull systemGray4Color;
@property (class, readonly) UIColor * _Nonnull systemGray5Color;
@property (class, readonly) UIColor * _Nonnull systemGray6Color;
@property (class, readonly) UIColor * _Nonnull tintColor;
@property (class, readonly) UIColor * _Nonnull labelColor;
@property (class, readonly) UIColor * _Nonnull secondaryLabelColor;
@property (class, readonly) UIColor * _Nonnull tertiaryLabelColor;
@property (class, readonly) UIColor * _Nonnull quaternaryLabelColor;
@property (class, readonly) UIColor * _Nonnull linkColor;
@property (class, readonly) UIColor * _Nonnull placeholderTextColor;
@property (class, readonly) UIColor * _Nonnull separatorColor;
@property (class, readonly) UIColor * _Nonnull opaqueSeparatorColor;
@property (class, readonly) UIColor * _Nonnull systemBackgroundColor;
@property (class, readonly) UIColor * _Nonnull secondarySystemBackgroundColor;
@property (class, readonly) UIColor * _Nonnull tertiarySystemBackgroundColor;
@property (class, readonly) UIColor * _Nonnull systemGroupedBackgroundColor;
@property (class, readonly) UIColor * _Nonnull secondarySystemGroupedBackgroundColor;
@property (class, readonly) UIColor * _Nonnull tertiarySystemGroupedBackgroundColor;
@property (class, readonly) UIColor * _Nonnull systemFillColor;
@property (class, readonly) UIColor * _Nonnull secondarySystemFillColor;
@property (class, readonly) UIColor * _Nonnull tertiarySystemFillColor;
@property (class, readonly) UIColor * _Nonnull quaternarySystemFillColor;
@property (class, readonly) UIColor * _Nonnull lightTextColor;
@property (class, readonly) UIColor * _Nonnull darkTextColor;
@property (class, readonly) UIColor * _Nonnull groupTableViewBackgroundColor;
@property (class, readonly) UIColor * _Nonnull viewFlipsideBackgroundColor;
@property (class, readonly) UIColor * _Nonnull scrollViewTexturedBackgroundColor;
@property (class, readonly) UIColor * _Nonnull underPageBackgroundColor;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIColorWell : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) NSString * _Nullable title;
@property (nonatomic) BOOL supportsAlpha;
@property (nonatomic) UIColor * _Nullable selectedColor;
@property (nonatomic) BOOL supportsEyedropper;
@property (nonatomic) CGFloat maximumLinearExposure;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICommand : UIMenuElement <NSCoding, NSCopying, NSSecureCoding, UIMenuLeaf>
@property (nonatomic) NSString * _Nonnull title;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) NSString * _Nullable discoverabilityTitle;
@property (readonly) SEL _Nonnull action;
@property (readonly) id _Nullable propertyList;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
+ (instancetype _Nonnull)commandWithTitle:(NSString * _Nonnull)title image:(UIImage * _Nullable)image action:(SEL _Nonnull)action propertyList:(id _Nullable)propertyList;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIContextMenuConfiguration : NSObject
@property (readonly) id<NSCopying> _Nonnull identifier;
@property (nonatomic) NSSet<id<NSCopying>> * _Nonnull secondaryItemIdentifiers __attribute__((deprecated("iOS 16.0")));
@property (nonatomic) NSInteger badgeCount __attribute__((deprecated("iOS 16.0")));
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder __attribute__((deprecated("iOS 16.0")));
+ (instancetype _Nonnull)configurationWithIdentifier:(id<NSCopying> _Nullable)identifier previewProvider:(UIContextMenuContentPreviewProvider _Nullable)previewProvider actionProvider:(UIContextMenuActionProvider _Nullable)actionProvider __attribute__((swift_name("init(identifier:previewProvider:actionProvider:)")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIContextMenuInteraction : NSObject <UIInteraction>
@property (readonly) id<UIContextMenuInteractionDelegate> _Nullable delegate;
@property (readonly) UIContextMenuInteractionAppearance menuAppearance;
- (instancetype _Nonnull)initWithDelegate:(id<UIContextMenuInteractionDelegate> _Nonnull)delegate __attribute__((objc_designated_initializer));
- (CGPoint)locationInView:(UIView * _Nullable)view;
- (void)updateVisibleMenuWithBlock:(UIMenu * _Nonnull (^_Nonnull )(UIMenu * _Nonnull))__attribute__((noescape)) block;
- (void)dismissMenu;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIMenuSystem : NSObject
@property (class, readonly) UIMenuSystem * _Nonnull mainSystem;
@property (class, readonly) UIMenuSystem * _Nonnull contextSystem;
- (void)setNeedsRebuild;
- (void)setNeedsRevalidate;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIContextualAction : NSObject
+ (instancetype _Nonnull)contextualActionWithStyle:(UIContextualActionStyle)style title:(NSString * _Nullable)title handler:(UIContextualActionHandler _Nonnull)handler;
@property (readonly) UIContextualActionStyle style;
@property (readonly) UIContextualActionHandler _Nonnull handler;
@property (nonatomic) NSString * _Nullable title;
@property (null_resettable) UIColor * _Null_unspecified backgroundColor;
@property (nonatomic) UIImage * _Nullable image;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIFindInteraction : NSObject <UIInteraction>
@property (readonly, getter=isFindNavigatorVisible) BOOL findNavigatorVisible;
@property (nonatomic) NSString * _Nullable searchText;
@property (nonatomic) NSString * _Nullable replacementText;
@property (weak, readonly) id<UIFindInteractionDelegate> _Nullable delegate;
- (instancetype _Nonnull)initWithSessionDelegate:(id<UIFindInteractionDelegate> _Nonnull)sessionDelegate __attribute__((objc_designated_initializer));
- (void)presentFindNavigatorShowingReplace:(BOOL)showingReplace __attribute__((swift_name("presentFindNavigator(showingReplace:)")));
- (void)dismissFindNavigator;
- (void)findNext;
- (void)findPrevious;
- (void)updateResultCount;
@end
@interface UICornerConfiguration : NSObject <NSCopying>
+ (instancetype _Nonnull)capsuleConfiguration;
+ (instancetype _Nonnull)capsuleConfigurationWithMaximumRadius:(CGFloat)maximumRadius;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDatePicker : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nonatomic) NSLocale * _Nullable locale;
@property (null_resettable) NSCalendar * _Null_unspecified calendar;
@property (nonatomic) NSTimeZone * _Nullable timeZone;
@property (nonatomic) NSDate * _Nonnull date;
@property (nonatomic) NSDate * _Nullable minimumDate;
@property (nonatomic) NSDate * _Nullable maximumDate;
@property (nonatomic) NSTimeInterval countDownDuration;
@property (nonatomic) NSInteger minuteInterval;
- (void)setDate:(NSDate * _Nonnull)date animated:(BOOL)animated;
@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle;
@property (readonly) UIDatePickerStyle datePickerStyle;
@property (nonatomic) BOOL roundsToMinuteInterval;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDevice : NSObject
@property (class, readonly) UIDevice * _Nonnull currentDevice __attribute__((swift_name("current")));
@property (readonly) NSString * _Nonnull name;
@property (readonly) NSString * _Nonnull model;
@property (readonly) NSString * _Nonnull localizedModel;
@property (readonly) NSString * _Nonnull systemName;
@property (readonly) NSString * _Nonnull systemVersion;
@property (readonly) UIDeviceOrientation orientation;
@property (readonly) NSUUID * _Nullable identifierForVendor;
@property (readonly, getter=isGeneratingDeviceOrientationNotifications) BOOL generatingDeviceOrientationNotifications;
- (void)beginGeneratingDeviceOrientationNotifications;
- (void)endGeneratingDeviceOrientationNotifications;
@property (getter=isBatteryMonitoringEnabled) BOOL batteryMonitoringEnabled;
@property (readonly) UIDeviceBatteryState batteryState;
@property (readonly) float batteryLevel;
@property (getter=isProximityMonitoringEnabled) BOOL proximityMonitoringEnabled;
@property (readonly) BOOL proximityState;
@property (readonly, getter=isMultitaskingSupported) BOOL multitaskingSupported;
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
- (void)playInputClick;
@end
@interface NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> : NSObject <NSCopying>
@property (readonly) NSInteger numberOfItems;
@property (readonly) NSInteger numberOfSections;
@property (readonly) NSArray<SectionIdentifierType> * _Nonnull sectionIdentifiers;
@property (readonly) NSArray<ItemIdentifierType> * _Nonnull itemIdentifiers;
@property (readonly) NSArray<SectionIdentifierType> * _Nonnull reloadedSectionIdentifiers;
@property (readonly) NSArray<ItemIdentifierType> * _Nonnull reloadedItemIdentifiers;
@property (readonly) NSArray<ItemIdentifierType> * _Nonnull reconfiguredItemIdentifiers;
- (NSInteger)numberOfItemsInSection:(SectionIdentifierType _Nonnull)sectionIdentifier;
- (NSArray<ItemIdentifierType> * _Nonnull)itemIdentifiersInSectionWithIdentifier:(SectionIdentifierType _Nonnull)sectionIdentifier;
- (SectionIdentifierType _Nullable)sectionIdentifierForSectionContainingItemIdentifier:(ItemIdentifierType _Nonnull)itemIdentifier;
- (NSInteger)indexOfItemIdentifier:(ItemIdentifierType _Nonnull)itemIdentifier;
- (NSInteger)indexOfSectionIdentifier:(SectionIdentifierType _Nonnull)sectionIdentifier;
- (void)appendItemsWithIdentifiers:(NSArray<ItemIdentifierType> * _Nonnull)identifiers;
- (void)appendItemsWithIdentifiers:(NSArray<ItemIdentifierType> * _Nonnull)identifiers intoSectionWithIdentifier:(SectionIdentifierType _Nonnull)sectionIdentifier;
- (void)insertItemsWithIdentifiers:(NSArray<ItemIdentifierType> * _Nonnull)identifiers beforeItemWithIdentifier:(ItemIdentifierType _Nonnull)itemIdentifier;
- (void)insertItemsWithIdentifiers:(NSArray<ItemIdentifierType> * _Nonnull)identifiers afterItemWithIdentifier:(ItemIdentifierType _Nonnull)itemIdentifier;
- (void)deleteItemsWithIdentifiers:(NSArray<ItemIdentifierType> * _Nonnull)identifiers;
- (void)deleteAllItems;
- (void)moveItemWithIdentifier:(ItemIdentifierType _Nonnull)fromIdentifier beforeItemWithIdentifier:(ItemIdentifierType _Nonnull)toIdentifier;
- (void)moveItemWithIdentifier:(ItemIdentifierType _Nonnull)fromIdentifier afterItemWithIdentifier:(ItemIdentifierType _Nonnull)toIdentifier;
- (void)reloadItemsWithIdentifiers:(NSArray<ItemIdentifierType> * _Nonnull)identifiers;
- (void)reconfigureItemsWithIdentifiers:(NSArray<ItemIdentifierType> * _Nonnull)identifiers;
- (void)appendSectionsWithIdentifiers:(NSArray<SectionIdentifierType> * _Nonnull)sectionIdentifiers;
- (void)insertSectionsWithIdentifiers:(NSArray<SectionIdentifierType> * _Nonnull)sectionIdentifiers beforeSectionWithIdentifier:(SectionIdentifierType _Nonnull)toSectionIdentifier;
- (void)insertSectionsWithIdentifiers:(NSArray<SectionIdentifierType> * _Nonnull)sectionIdentifiers afterSectionWithIdentifier:(SectionIdentifierType _Nonnull)toSectionIdentifier;
- (void)deleteSectionsWithIdentifiers:(NSArray<SectionIdentifierType> * _Nonnull)sectionIdentifiers;
- (void)moveSectionWithIdentifier:(SectionIdentifierType _Nonnull)fromSectionIdentifier beforeSectionWithIdentifier:(SectionIdentifierType _Nonnull)toSectionIdentifier;
- (void)moveSectionWithIdentifier:(SectionIdentifierType _Nonnull)fromSectionIdentifier afterSectionWithIdentifier:(SectionIdentifierType _Nonnull)toSectionIdentifier;
- (void)reloadSectionsWithIdentifiers:(NSArray<SectionIdentifierType> * _Nonnull)sectionIdentifiers;
@end
__attribute__((swift_attr("@MainActor"))) @interface UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject <UICollectionViewDataSource>
- (instancetype _Nonnull)initWithCollectionView:(UICollectionView * _Nonnull)collectionView cellProvider:(UICollectionViewDiffableDataSourceCellProvider _Nonnull)cellProvider;
@property (nonatomic) UICollectionViewDiffableDataSourceSupplementaryViewProvider _Nullable supplementaryViewProvider;
@property (readonly) NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull snapshot;
- (void)applySnapshot:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot animatingDifferences:(BOOL)animatingDifferences;
- (void)applySnapshot:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot animatingDifferences:(BOOL)animatingDifferences completion:(void (^_Nullable )(void))completion;
- (void)applySnapshotUsingReloadData:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot;
- (void)applySnapshotUsingReloadData:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot completion:(void (^_Nullable )(void))completion;
- (SectionIdentifierType _Nullable)sectionIdentifierForIndex:(NSInteger)index;
- (NSInteger)indexForSectionIdentifier:(SectionIdentifierType _Nonnull)identifier;
- (ItemIdentifierType _Nullable)itemIdentifierForIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)indexPathForItemIdentifier:(ItemIdentifierType _Nonnull)identifier;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> : NSObject <UITableViewDataSource>
- (instancetype _Nonnull)initWithTableView:(UITableView * _Nonnull)tableView cellProvider:(UITableViewDiffableDataSourceCellProvider _Nonnull)cellProvider;
@property (readonly) NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull snapshot;
- (void)applySnapshot:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot animatingDifferences:(BOOL)animatingDifferences;
- (void)applySnapshot:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot animatingDifferences:(BOOL)animatingDifferences completion:(void (^_Nullable )(void))completion;
- (void)applySnapshotUsingReloadData:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot;
- (void)applySnapshotUsingReloadData:(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> * _Nonnull)snapshot completion:(void (^_Nullable )(void))completion;
- (SectionIdentifierType _Nullable)sectionIdentifierForIndex:(NSInteger)index;
- (NSInteger)indexForSectionIdentifier:(SectionIdentifierType _Nonnull)identifier;
- (ItemIdentifierType _Nullable)itemIdentifierForIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)indexPathForItemIdentifier:(ItemIdentifierType _Nonnull)identifier;
@property (nonatomic) UITableViewRowAnimation defaultRowAnimation;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDocumentInteractionController : NSObject <UIActionSheetDelegate>
+ (UIDocumentInteractionController * _Nonnull)interactionControllerWithURL:(NSURL * _Nonnull)url;
@property (weak) id<UIDocumentInteractionControllerDelegate> _Nullable delegate;
@property (nonatomic) NSURL * _Null_unspecified URL;
@property (nonatomic) NSString * _Nullable UTI;
@property (nonatomic) NSString * _Nullable name;
@property (readonly) NSArray<UIImage *> * _Nonnull icons;
@property (nonatomic) id _Nullable annotation;
- (BOOL)presentOptionsMenuFromRect:(CGRect)rect inView:(UIView * _Nonnull)view animated:(BOOL)animated;
- (BOOL)presentOptionsMenuFromBarButtonItem:(UIBarButtonItem * _Nonnull)item animated:(BOOL)animated;
- (BOOL)presentPreviewAnimated:(BOOL)animated;
- (BOOL)presentOpenInMenuFromRect:(CGRect)rect inView:(UIView * _Nonnull)view animated:(BOOL)animated;
- (BOOL)presentOpenInMenuFromBarButtonItem:(UIBarButtonItem * _Nonnull)item animated:(BOOL)animated;
- (void)dismissPreviewAnimated:(BOOL)animated;
- (void)dismissMenuAnimated:(BOOL)animated;
@property (readonly) NSArray<UIGestureRecognizer *> * _Nonnull gestureRecognizers;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDocumentPickerViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithDocumentTypes:(NSArray<NSString *> * _Nonnull)allowedUtIs inMode:(UIDocumentPickerMode)mode __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initForOpeningContentTypes:(NSArray<UTType *> * _Nonnull)contentTypes asCopy:(BOOL)asCopy __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initForOpeningContentTypes:(NSArray<UTType *> * _Nonnull)contentTypes;
- (instancetype _Nonnull)initWithURL:(NSURL * _Nonnull)url inMode:(UIDocumentPickerMode)mode __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithURLs:(NSArray<NSURL *> * _Nonnull)urls inMode:(UIDocumentPickerMode)mode __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initForExportingURLs:(NSArray<NSURL *> * _Nonnull)urls asCopy:(BOOL)asCopy __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initForExportingURLs:(NSArray<NSURL *> * _Nonnull)urls;
@property (weak) id<UIDocumentPickerDelegate> _Nullable delegate;
@property (readonly) UIDocumentPickerMode documentPickerMode;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL shouldShowFileExtensions;
@property (nonatomic) NSURL * _Nullable directoryURL;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDragItem : NSObject
@property (nonatomic) id _Nullable localObject;
@property (nonatomic) UIDragPreview * _Nullable (^_Nullable previewProvider)(void);
- (void)setNeedsDropPreviewUpdate __attribute__((deprecated("iOS 17.4")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDragPreview : NSObject <NSCopying>
- (instancetype _Nonnull)initWithView:(UIView * _Nonnull)view;
@property (readonly) UIView * _Nonnull view;
+ (instancetype _Nonnull)previewForURL:(NSURL * _Nonnull)url;
+ (instancetype _Nonnull)previewForURL:(NSURL * _Nonnull)url title:(NSString * _Nullable)title;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPreviewParameters : NSObject <NSCopying>
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithTextLineRects:(NSArray<NSValue *> * _Nonnull)textLineRects;
@property (nonatomic) UIBezierPath * _Nullable visiblePath;
@property (nonatomic) UIBezierPath * _Nullable shadowPath;
@property (null_resettable) UIColor * _Null_unspecified backgroundColor;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDropInteraction : NSObject <UIInteraction>
- (instancetype _Nonnull)initWithDelegate:(id<UIDropInteractionDelegate> _Nonnull)delegate __attribute__((objc_designated_initializer));
@property (readonly) id<UIDropInteractionDelegate> _Nullable delegate;
@property (nonatomic) BOOL allowsSimultaneousDropSessions;
@end
@interface UIDynamicAnimator : NSObject
- (instancetype _Nonnull)initWithReferenceView:(UIView * _Nonnull)view __attribute__((objc_designated_initializer));
- (void)addBehavior:(UIDynamicBehavior * _Nonnull)behavior;
- (void)removeBehavior:(UIDynamicBehavior * _Nonnull)behavior;
- (void)removeAllBehaviors;
@property (readonly) UIView * _Null_unspecified referenceView;
@property (readonly) NSArray<UIDynamicBehavior *> * _Nonnull behaviors;
- (NSArray<id<UIDynamicItem>> * _Nonnull)itemsInRect:(CGRect)rect;
- (void)updateItemUsingCurrentState:(id<UIDynamicItem> _Nonnull)item;
@property (readonly, getter=isRunning) BOOL running;
@property (readonly) NSTimeInterval elapsedTime;
- (instancetype _Nonnull)initWithCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForCellAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForSupplementaryViewOfKind:(NSString * _Nonnull)kind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForDecorationViewOfKind:(NSString * _Nonnull)decorationViewKind atIndexPath:(NSIndexPath * _Nonnull)indexPath;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIEditMenuConfiguration : NSObject
@property (readonly) id<NSCopying> _Nonnull identifier;
@property (readonly) CGPoint sourcePoint;
@property (nonatomic) UIEditMenuArrowDirection preferredArrowDirection;
+ (instancetype _Nonnull)configurationWithIdentifier:(id<NSCopying> _Nullable)identifier sourcePoint:(CGPoint)sourcePoint;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIEditMenuInteraction : NSObject <UIInteraction>
@property (readonly) id<UIEditMenuInteractionDelegate> _Nullable delegate;
- (instancetype _Nonnull)initWithDelegate:(id<UIEditMenuInteractionDelegate> _Nullable)delegate;
- (void)presentEditMenuWithConfiguration:(UIEditMenuConfiguration * _Nonnull)configuration;
- (void)dismissMenu;
- (void)reloadVisibleMenu;
- (void)updateVisibleMenuPositionAnimated:(BOOL)animated;
- (CGPoint)locationInView:(UIView * _Nullable)view;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIEvent : NSObject
@property (readonly) UIEventType type;
@property (readonly) UIEventSubtype subtype;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property (readonly) UIEventButtonMask buttonMask;
@property (readonly) NSSet<UITouch *> * _Nullable allTouches;
- (NSSet<UITouch *> * _Nullable)touchesForWindow:(UIWindow * _Nonnull)window __attribute__((swift_name("touches(for:)")));
- (NSSet<UITouch *> * _Nullable)touchesForView:(UIView * _Nonnull)view __attribute__((swift_name("touches(for:)")));
- (NSSet<UITouch *> * _Nullable)touchesForGestureRecognizer:(UIGestureRecognizer * _Nonnull)gesture __attribute__((swift_name("touches(for:)")));
- (NSArray<UITouch *> * _Nullable)coalescedTouchesForTouch:(UITouch * _Nonnull)touch __attribute__((swift_name("coalescedTouches(for:)")));
- (NSArray<UITouch *> * _Nullable)predictedTouchesForTouch:(UITouch * _Nonnull)touch __attribute__((swift_name("predictedTouches(for:)")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(void (^_Nullable )(void))animations completion:(void (^_Nullable )(void))completion;
@end
__attribute__((swift_attr("@MainActor"))) @interface UILayoutGuide : NSObject <NSCoding, UIPopoverPresentationControllerSourceItem>
@property (readonly) CGRect layoutFrame;
@property (weak) UIView * _Nullable owningView;
@property (nonatomic) NSString * _Nonnull identifier;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull leadingAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull trailingAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull leftAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull rightAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull topAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull bottomAnchor;
@property (readonly) NSLayoutDimension * _Nonnull widthAnchor;
@property (readonly) NSLayoutDimension * _Nonnull heightAnchor;
@property (readonly) NSLayoutXAxisAnchor * _Nonnull centerXAnchor;
@property (readonly) NSLayoutYAxisAnchor * _Nonnull centerYAnchor;
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
@property (readonly) BOOL hasAmbiguousLayout;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@Sendable"))) @interface UIFont : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (UIFont * _Nonnull)preferredFontForTextStyle:(UIFontTextStyle _Nonnull)style;
+ (UIFont * _Nonnull)preferredFontForTextStyle:(UIFontTextStyle _Nonnull)style compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
+ (UIFont * _Nullable)fontWithName:(NSString * _Nonnull)fontName size:(CGFloat)fontSize;
@property (class, readonly) NSArray<NSString *> * _Nonnull familyNames;
+ (NSArray<NSString *> * _Nonnull)fontNamesForFamilyName:(NSString * _Nonnull)familyName;
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont * _Nonnull)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont * _Nonnull)italicSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont * _Nonnull)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight width:(UIFontWidth)width __attribute__((deprecated("iOS 16.0")));
+ (UIFont * _Nonnull)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
@property (readonly) NSString * _Nonnull familyName;
@property (readonly) NSString * _Nonnull fontName;
@property (readonly) CGFloat pointSize;
@property (readonly) CGFloat ascender;
@property (readonly) CGFloat descender;
@property (readonly) CGFloat capHeight;
@property (readonly) CGFloat xHeight;
@property (readonly) CGFloat lineHeight;
@property (readonly) CGFloat leading;
- (UIFont * _Nonnull)fontWithSize:(CGFloat)fontSize;
+ (UIFont * _Nonnull)fontWithDescriptor:(UIFontDescriptor * _Nonnull)descriptor size:(CGFloat)pointSize;
@property (readonly) UIFontDescriptor * _Nonnull fontDescriptor;
@property (class, readonly) CGFloat labelFontSize;
@property (class, readonly) CGFloat buttonFontSize;
@property (class, readonly) CGFloat smallSystemFontSize;
@property (class, readonly) CGFloat systemFontSize;
@property (class, readonly) CGFloat defaultFontSize;
@property (class, readonly) CGFloat systemMinimumFontSize;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@Sendable"))) @interface UIFontDescriptor : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype _Nonnull)init;
@property (readonly) NSString * _Nonnull postscriptName;
@property (readonly) CGFloat pointSize;
@property (readonly) CGAffineTransform matrix;
@property (readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
- (id _Nullable)objectForKey:(UIFontDescriptorAttributeName _Nonnull)anAttribute;
@property (readonly) NSDictionary<UIFontDescriptorAttributeName, id> * _Nonnull fontAttributes;
- (NSArray<UIFontDescriptor *> * _Nonnull)matchingFontDescriptorsWithMandatoryKeys:(NSSet<UIFontDescriptorAttributeName> * _Nullable)mandatoryKeys;
+ (UIFontDescriptor * _Nonnull)fontDescriptorWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> * _Nonnull)attributes;
+ (UIFontDescriptor * _Nonnull)fontDescriptorWithName:(NSString * _Nonnull)fontName size:(CGFloat)size;
+ (UIFontDescriptor * _Nonnull)fontDescriptorWithName:(NSString * _Nonnull)fontName matrix:(CGAffineTransform)matrix;
+ (UIFontDescriptor * _Nonnull)preferredFontDescriptorWithTextStyle:(UIFontTextStyle _Nonnull)style;
+ (UIFontDescriptor * _Nonnull)preferredFontDescriptorWithTextStyle:(UIFontTextStyle _Nonnull)style compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
- (instancetype _Nonnull)initWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> * _Nonnull)attributes __attribute__((objc_designated_initializer));
- (UIFontDescriptor * _Nonnull)fontDescriptorByAddingAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> * _Nonnull)attributes;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithSize:(CGFloat)newPointSize;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithMatrix:(CGAffineTransform)matrix;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithFace:(NSString * _Nonnull)newFace;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithFamily:(NSString * _Nonnull)newFamily;
- (UIFontDescriptor * _Nullable)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)symbolicTraits;
- (UIFontDescriptor * _Nullable)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign _Nonnull)design;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@Sendable"))) @interface UIFontMetrics : NSObject
@property (class, readonly) UIFontMetrics * _Nonnull defaultMetrics;
+ (instancetype _Nonnull)metricsForTextStyle:(UIFontTextStyle _Nonnull)textStyle;
- (instancetype _Nonnull)initForTextStyle:(UIFontTextStyle _Nonnull)textStyle __attribute__((objc_designated_initializer));
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font;
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font maximumPointSize:(CGFloat)maximumPointSize;
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font maximumPointSize:(CGFloat)maximumPointSize compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
- (CGFloat)scaledValueForValue:(CGFloat)value __attribute__((swift_name("scaledValue(for:)")));
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection __attribute__((swift_name("scaledValue(for:compatibleWith:)")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIGestureRecognizer : NSObject
- (instancetype _Nonnull)initWithTarget:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype _Nonnull)init;
- (void)addTarget:(id _Nonnull)target action:(SEL _Nonnull)action;
- (void)removeTarget:(id _Nullable)target action:(SEL _Nullable)action;
@property (weak) id<UIGestureRecognizerDelegate> _Nullable delegate;
@property (getter=isEnabled) BOOL enabled;
@property (readonly) UIView * _Null_unspecified view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nonatomic) NSArray<NSNumber *> * _Nonnull allowedTouchTypes;
@property (nonatomic) NSArray<NSNumber *> * _Nonnull allowedPressTypes;
@property (nonatomic) BOOL requiresExclusiveTouchType;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer;
- (CGPoint)locationInView:(UIView * _Nullable)view;
@property (readonly) NSUInteger numberOfTouches;
- (CGPoint)locationOfTouch:(NSUInteger)touchIndex inView:(UIView * _Nullable)view;
@property (nonatomic) NSString * _Nullable name;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property (readonly) UIEventButtonMask buttonMask;
- (void)ignoreTouch:(UITouch * _Nonnull)touch forEvent:(UIEvent * _Nonnull)event;
- (void)ignorePress:(UIPress * _Nonnull)button forEvent:(UIPressesEvent * _Nonnull)event;
- (void)reset;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer * _Nonnull)preventedGestureRecognizer;
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer * _Nonnull)preventingGestureRecognizer;
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer;
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer;
- (BOOL)shouldReceiveEvent:(UIEvent * _Nonnull)event;
- (void)touchesBegan:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event;
- (void)touchesMoved:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event;
- (void)touchesEnded:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event;
- (void)touchesCancelled:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event;
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> * _Nonnull)touches;
- (void)pressesBegan:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nonnull)event;
- (void)pressesChanged:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nonnull)event;
- (void)pressesEnded:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nonnull)event;
- (void)pressesCancelled:(NSSet<UIPress *> * _Nonnull)presses withEvent:(UIPressesEvent * _Nonnull)event;
@property (nonatomic) UIGestureRecognizerState state;
@end
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype _Nonnull)defaultFormat;
+ (instancetype _Nonnull)preferredFormat;
@property (readonly) CGRect bounds;
@end
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat <NSCopying>
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
@property (nonatomic) BOOL prefersExtendedRange;
@property (readonly) BOOL supportsHighDynamicRange;
@property (nonatomic) UIGraphicsImageRendererFormatRange preferredRange;
+ (instancetype _Nonnull)formatForTraitCollection:(UITraitCollection * _Nonnull)traitCollection;
@end
@interface UIGraphicsRendererContext : NSObject
@property (readonly) CGContextRef _Nonnull CGContext;
@property (readonly) UIGraphicsRendererFormat * _Nonnull format;
- (void)fillRect:(CGRect)rect;
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)blendMode;
- (void)strokeRect:(CGRect)rect;
- (void)strokeRect:(CGRect)rect blendMode:(CGBlendMode)blendMode;
- (void)clipToRect:(CGRect)rect;
@end
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (readonly) UIImage * _Nonnull currentImage;
@end
@interface UIGraphicsRenderer : NSObject
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds;
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds format:(UIGraphicsRendererFormat * _Nonnull)format __attribute__((objc_designated_initializer));
@property (readonly) UIGraphicsRendererFormat * _Nonnull format;
@property (readonly) BOOL allowsImageOutput;
@property (class, readonly) Class _Nonnull rendererContextClass;
+ (CGContextRef _Nullable)contextWithFormat:(UIGraphicsRendererFormat * _Nonnull)format __attribute__((cf_returns_not_retained));
+ (void)prepareCGContext:(CGContextRef _Nonnull)context withRendererContext:(UIGraphicsRendererContext * _Nonnull)rendererContext;
- (void)runDrawingActions:(UIGraphicsDrawingActions _Nonnull)drawingActions completionActions:(UIGraphicsDrawingActions _Nullable)completionActions;
@end
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype _Nonnull)initWithSize:(CGSize)size;
- (instancetype _Nonnull)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat * _Nonnull)format __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat * _Nonnull)format __attribute__((objc_designated_initializer));
- (UIImage * _Nonnull)imageWithActions:(UIGraphicsImageDrawingActions _Nonnull)actions;
- (NSData * _Nonnull)PNGDataWithActions:(UIGraphicsImageDrawingActions _Nonnull)actions;
- (NSData * _Nonnull)JPEGDataWithCompressionQuality:(CGFloat)compressionQuality actions:(UIGraphicsImageDrawingActions _Nonnull)actions;
@end
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@property (readonly) CGFloat zOffset __attribute__((deprecated("iOS 16.1")));
- (CGFloat)azimuthAngleInView:(UIView * _Nullable)view __attribute__((deprecated("iOS 16.4")));
- (CGVector)azimuthUnitVectorInView:(UIView * _Nullable)view __attribute__((deprecated("iOS 16.4")));
@property (readonly) CGFloat altitudeAngle __attribute__((deprecated("iOS 16.4")));
@property (readonly) CGFloat rollAngle __attribute__((deprecated("iOS 17.5")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIHoverStyle : NSObject <NSCopying>
@property (getter=isEnabled) BOOL enabled;
+ (instancetype _Nonnull)automaticStyle;
@end
__attribute__((swift_attr("@Sendable"))) @interface UIImage : NSObject <NSCoding, NSSecureCoding>
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name __attribute__((swift_name("init(systemName:)")));
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name withConfiguration:(UIImageConfiguration * _Nullable)configuration __attribute__((swift_name("init(systemName:withConfiguration:)")));
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection __attribute__((swift_name("init(systemName:compatibleWith:)")));
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name variableValue:(double)value withConfiguration:(UIImageConfiguration * _Nullable)configuration __attribute__((swift_name("init(systemName:variableValue:configuration:)")));
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name;
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name inBundle:(NSBundle * _Nullable)bundle withConfiguration:(UIImageConfiguration * _Nullable)configuration __attribute__((swift_name("init(named:in:with:)")));
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name inBundle:(NSBundle * _Nullable)bundle compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name inBundle:(NSBundle * _Nullable)bundle variableValue:(double)value withConfiguration:(UIImageConfiguration * _Nullable)configuration __attribute__((swift_name("init(named:in:variableValue:configuration:)")));
+ (UIImage * _Nullable)imageWithContentsOfFile:(NSString * _Nonnull)path;
+ (UIImage * _Nullable)imageWithData:(NSData * _Nonnull)data;
+ (UIImage * _Nullable)imageWithData:(NSData * _Nonnull)data scale:(CGFloat)scale;
+ (UIImage * _Nonnull)imageWithCGImage:(CGImageRef _Nonnull)cgImage;
+ (UIImage * _Nonnull)imageWithCGImage:(CGImageRef _Nonnull)cgImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
+ (UIImage * _Nonnull)imageWithCIImage:(CIImage * _Nonnull)ciImage;
+ (UIImage * _Nonnull)imageWithCIImage:(CIImage * _Nonnull)ciImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
- (instancetype _Nullable)initWithContentsOfFile:(NSString * _Nonnull)path;
- (instancetype _Nullable)initWithData:(NSData * _Nonnull)data;
- (instancetype _Nullable)initWithData:(NSData * _Nonnull)data scale:(CGFloat)scale;
- (instancetype _Nonnull)initWithCGImage:(CGImageRef _Nonnull)cgImage;
- (instancetype _Nonnull)initWithCGImage:(CGImageRef _Nonnull)cgImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
- (instancetype _Nonnull)initWithCIImage:(CIImage * _Nonnull)ciImage;
- (instancetype _Nonnull)initWithCIImage:(CIImage * _Nonnull)ciImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
@property (readonly) CGSize size;
@property (readonly) CGImageRef _Nullable CGImage;
@property (readonly) CIImage * _Nullable CIImage;
@property (readonly) UIImageOrientation imageOrientation;
@property (readonly) CGFloat scale;
@property (readonly, getter=isSymbolImage) BOOL symbolImage;
+ (UIImage * _Nullable)animatedImageNamed:(NSString * _Nonnull)name duration:(NSTimeInterval)duration;
+ (UIImage * _Nullable)animatedResizableImageNamed:(NSString * _Nonnull)name capInsets:(UIEdgeInsets)capInsets duration:(NSTimeInterval)duration;
+ (UIImage * _Nullable)animatedResizableImageNamed:(NSString * _Nonnull)name capInsets:(UIEdgeInsets)capInsets resizingMode:(UIImageResizingMode)resizingMode duration:(NSTimeInterval)duration;
+ (UIImage * _Nullable)animatedImageWithImages:(NSArray<UIImage *> * _Nonnull)images duration:(NSTimeInterval)duration;
@property (readonly) NSArray<UIImage *> * _Nullable images;
@property (readonly) NSTimeInterval duration;
- (void)drawAtPoint:(CGPoint)point;
- (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)drawInRect:(CGRect)rect;
- (void)drawInRect:(CGRect)rect blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)drawAsPatternInRect:(CGRect)rect;
- (UIImage * _Nonnull)resizableImageWithCapInsets:(UIEdgeInsets)capInsets;
- (UIImage * _Nonnull)resizableImageWithCapInsets:(UIEdgeInsets)capInsets resizingMode:(UIImageResizingMode)resizingMode;
@property (readonly) UIEdgeInsets capInsets;
@property (readonly) UIImageResizingMode resizingMode;
- (UIImage * _Nonnull)imageWithAlignmentRectInsets:(UIEdgeInsets)alignmentInsets;
@property (readonly) UIEdgeInsets alignmentRectInsets;
- (UIImage * _Nonnull)imageWithRenderingMode:(UIImageRenderingMode)renderingMode;
@property (readonly) UIImageRenderingMode renderingMode;
@property (readonly) UIGraphicsImageRendererFormat * _Nonnull imageRendererFormat;
@property (readonly) UITraitCollection * _Nonnull traitCollection;
@property (readonly) UIImageAsset * _Nullable imageAsset;
- (UIImage * _Nonnull)imageFlippedForRightToLeftLayoutDirection;
@property (readonly) BOOL flipsForRightToLeftLayoutDirection;
- (UIImage * _Nonnull)imageWithHorizontallyFlippedOrientation __attribute__((swift_name("withHorizontallyFlippedOrientation()")));
@property (readonly) CGFloat baselineOffsetFromBottom;
@property (readonly) BOOL hasBaseline;
- (UIImage * _Nonnull)imageWithBaselineOffsetFromBottom:(CGFloat)baselineOffset __attribute__((swift_name("withBaselineOffset(fromBottom:)")));
- (UIImage * _Nonnull)imageWithoutBaseline;
@property (readonly) UIImageConfiguration * _Nullable configuration;
- (UIImage * _Nonnull)imageWithConfiguration:(UIImageConfiguration * _Nonnull)configuration __attribute__((swift_name("withConfiguration(_:)")));
@property (readonly) UIImageSymbolConfiguration * _Nullable symbolConfiguration;
- (UIImage * _Nullable)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration * _Nonnull)configuration __attribute__((swift_name("applyingSymbolConfiguration(_:)")));
- (UIImage * _Nonnull)imageWithTintColor:(UIColor * _Nonnull)color;
- (UIImage * _Nonnull)imageWithTintColor:(UIColor * _Nonnull)color renderingMode:(UIImageRenderingMode)renderingMode;
- (UIImage * _Nullable)imageByPreparingForDisplay __attribute__((swift_name("preparingForDisplay()")));
- (void)prepareForDisplayWithCompletionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(UIImage * _Nullable))completionHandler;
- (UIImage * _Nullable)imageByPreparingThumbnailOfSize:(CGSize)size __attribute__((swift_name("preparingThumbnail(of:)")));
- (void)prepareThumbnailOfSize:(CGSize)size completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(UIImage * _Nullable))completionHandler;
@property (readonly, getter=isHighDynamicRange) BOOL highDynamicRange;
- (UIImage * _Nonnull)imageRestrictedToStandardDynamicRange;
@property (class, readonly) UIImage * _Nonnull actionsImage;
@property (class, readonly) UIImage * _Nonnull addImage;
@property (class, readonly) UIImage * _Nonnull removeImage;
@property (class, readonly) UIImage * _Nonnull checkmarkImage;
@property (class, readonly) UIImage * _Nonnull strokedCheckmarkImage;
- (UIImage * _Nonnull)stretchableImageWithLeftCapWidth:(NSInteger)leftCapWidth topCapHeight:(NSInteger)topCapHeight;
@property (readonly) NSInteger leftCapWidth;
@property (readonly) NSInteger topCapHeight;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@Sendable"))) @interface UIImageAsset : NSObject <NSCoding, NSSecureCoding>
- (instancetype _Nonnull)init;
- (UIImage * _Nonnull)imageWithConfiguration:(UIImageConfiguration * _Nonnull)configuration;
- (void)registerImage:(UIImage * _Nonnull)image withConfiguration:(UIImageConfiguration * _Nonnull)configuration;
- (void)unregisterImageWithConfiguration:(UIImageConfiguration * _Nonnull)configuration;
- (UIImage * _Nonnull)imageWithTraitCollection:(UITraitCollection * _Nonnull)traitCollection;
- (void)registerImage:(UIImage * _Nonnull)image withTraitCollection:(UITraitCollection * _Nonnull)traitCollection;
- (void)unregisterImageWithTraitCollection:(UITraitCollection * _Nonnull)traitCollection __attribute__((swift_name("unregister(imageWith:)")));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@Sendable"))) @interface UIImageConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (readonly) UITraitCollection * _Nullable traitCollection;
- (instancetype _Nonnull)configurationWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
+ (instancetype _Nonnull)configurationWithTraitCollection:(UITraitCollection * _Nullable)traitCollection;
@property (readonly) NSLocale * _Nullable locale;
- (instancetype _Nonnull)configurationWithLocale:(NSLocale * _Nullable)locale;
+ (instancetype _Nonnull)configurationWithLocale:(NSLocale * _Nullable)locale;
- (instancetype _Nonnull)configurationByApplyingConfiguration:(UIImageConfiguration * _Nullable)otherConfiguration;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UINavigationController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithNavigationBarClass:(Class _Nullable)navigationBarClass toolbarClass:(Class _Nullable)toolbarClass __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithRootViewController:(UIViewController * _Nonnull)rootViewController __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil __attribute__((objc_designated_initializer));
- (void)pushViewController:(UIViewController * _Nonnull)viewController animated:(BOOL)animated __attribute__((swift_name("pushViewController(_:animated:)")));
- (UIViewController * _Nullable)popViewControllerAnimated:(BOOL)animated;
- (NSArray<UIViewController *> * _Nullable)popToViewController:(UIViewController * _Nonnull)viewController animated:(BOOL)animated __attribute__((swift_name("popToViewController(_:animated:)")));
- (NSArray<UIViewController *> * _Nullable)popToRootViewControllerAnimated:(BOOL)animated;
@property (readonly) UIViewController * _Null_unspecified topViewController;
@property (readonly) UIViewController * _Null_unspecified visibleViewController;
@property (nonatomic) NSArray<UIViewController *> * _Nonnull viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers animated:(BOOL)animated;
@property (getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (readonly) UINavigationBar * _Nonnull navigationBar;
@property (getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (readonly) UIToolbar * _Null_unspecified toolbar;
@property (weak) id<UINavigationControllerDelegate> _Nullable delegate;
@property (readonly) UIGestureRecognizer * _Null_unspecified interactivePopGestureRecognizer;
@property (readonly) UIGestureRecognizer * _Nullable interactiveContentPopGestureRecognizer;
- (void)showViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender;
@property (nonatomic) BOOL hidesBarsWhenKeyboardAppears;
@property (nonatomic) BOOL hidesBarsOnSwipe;
@property (readonly) UIPanGestureRecognizer * _Nonnull barHideOnSwipeGestureRecognizer;
@property (nonatomic) BOOL hidesBarsWhenVerticallyCompact;
@property (nonatomic) BOOL hidesBarsOnTap;
@property (readonly) UITapGestureRecognizer * _Nonnull barHideOnTapGestureRecognizer;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIImagePickerController : UINavigationController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)sourceType;
+ (NSArray<NSString *> * _Nullable)availableMediaTypesForSourceType:(UIImagePickerControllerSourceType)sourceType;
+ (BOOL)isCameraDeviceAvailable:(UIImagePickerControllerCameraDevice)cameraDevice;
+ (BOOL)isFlashAvailableForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice;
+ (NSArray<NSNumber *> * _Nullable)availableCaptureModesForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice;
@property (weak) id _Nullable delegate;
@property (nonatomic) UIImagePickerControllerSourceType sourceType;
@property (nonatomic) NSArray<NSString *> * _Nonnull mediaTypes;
@property (nonatomic) BOOL allowsEditing;
@property (nonatomic) BOOL allowsImageEditing;
@property (nonatomic) UIImagePickerControllerImageURLExportPreset imageExportPreset;
@property (nonatomic) NSTimeInterval videoMaximumDuration;
@property (nonatomic) UIImagePickerControllerQualityType videoQuality;
@property (nonatomic) NSString * _Nonnull videoExportPreset;
@property (nonatomic) BOOL showsCameraControls;
@property (nonatomic) UIView * _Null_unspecified cameraOverlayView;
@property (nonatomic) CGAffineTransform cameraViewTransform;
- (void)takePicture;
- (BOOL)startVideoCapture;
- (void)stopVideoCapture;
@property (nonatomic) UIImagePickerControllerCameraCaptureMode cameraCaptureMode;
@property (nonatomic) UIImagePickerControllerCameraDevice cameraDevice;
@property (nonatomic) UIImagePickerControllerCameraFlashMode cameraFlashMode;
@end
__attribute__((swift_name("UIImage.SymbolConfiguration"))) __attribute__((swift_attr("@Sendable"))) @interface UIImageSymbolConfiguration : UIImageConfiguration <NSCoding, NSCopying, NSSecureCoding>
@property (class, readonly) UIImageSymbolConfiguration * _Nonnull unspecifiedConfiguration;
+ (instancetype _Nonnull)configurationWithScale:(UIImageSymbolScale)scale;
+ (instancetype _Nonnull)configurationWithPointSize:(CGFloat)pointSize;
+ (instancetype _Nonnull)configurationWithWeight:(UIImageSymbolWeight)weight;
+ (instancetype _Nonnull)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight;
+ (instancetype _Nonnull)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight scale:(UIImageSymbolScale)scale;
+ (instancetype _Nonnull)configurationWithTextStyle:(UIFontTextStyle _Nonnull)textStyle;
+ (instancetype _Nonnull)configurationWithTextStyle:(UIFontTextStyle _Nonnull)textStyle scale:(UIImageSymbolScale)scale;
+ (instancetype _Nonnull)configurationWithFont:(UIFont * _Nonnull)font;
+ (instancetype _Nonnull)configurationWithFont:(UIFont * _Nonnull)font scale:(UIImageSymbolScale)scale;
+ (instancetype _Nonnull)configurationWithHierarchicalColor:(UIColor * _Nonnull)hierarchicalColor;
+ (instancetype _Nonnull)configurationWithPaletteColors:(NSArray<UIColor *> * _Nonnull)paletteColors;
+ (instancetype _Nonnull)configurationPreferringMulticolor;
+ (instancetype _Nonnull)configurationPreferringMonochrome;
+ (instancetype _Nonnull)configurationWithVariableValueMode:(UIImageSymbolVariableValueMode)variableValueMode;
+ (instancetype _Nonnull)configurationWithColorRenderingMode:(UIImageSymbolColorRenderingMode)mode;
- (instancetype _Nonnull)configurationWithoutTextStyle;
- (instancetype _Nonnull)configurationWithoutScale;
- (instancetype _Nonnull)configurationWithoutWeight;
- (instancetype _Nonnull)configurationWithoutPointSizeAndWeight;
- (BOOL)isEqualToConfiguration:(UIImageSymbolConfiguration * _Nullable)otherConfiguration;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIImageView : UIView <UIAccessibilityContentSizeCategoryImageAdjusting, CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image highlightedImage:(UIImage * _Nullable)highlightedImage;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) UIImage * _Nullable highlightedImage;
@property (nonatomic) UIImageSymbolConfiguration * _Nullable preferredSymbolConfiguration;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (getter=isHighlighted) BOOL highlighted;
@property (nonatomic) NSArray<UIImage *> * _Nullable animationImages;
@property (nonatomic) NSArray<UIImage *> * _Nullable highlightedAnimationImages;
@property (nonatomic) NSTimeInterval animationDuration;
@property (nonatomic) NSInteger animationRepeatCount;
@property (nonatomic) UIColor * _Nullable tintColor;
- (void)startAnimating;
- (void)stopAnimating;
@property (readonly, getter=isAnimating) BOOL animating;
@property (nonatomic) UIImageDynamicRange preferredImageDynamicRange;
@property (readonly) UIImageDynamicRange imageDynamicRange;
@property (nonatomic) BOOL adjustsImageWhenAncestorFocused;
@property (readonly) UILayoutGuide * _Nonnull focusedFrameGuide;
@property (readonly) UIView * _Nonnull overlayContentView;
@property (nonatomic) BOOL masksFocusEffectToContents;
- (void)removeAllSymbolEffects;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIImpactFeedbackGenerator : UIFeedbackGenerator
+ (instancetype _Nonnull)feedbackGeneratorWithStyle:(UIImpactFeedbackStyle)style forView:(UIView * _Nonnull)view __attribute__((deprecated("iOS 17.5")));
- (void)impactOccurred;
- (void)impactOccurredAtLocation:(CGPoint)location __attribute__((deprecated("iOS 17.5")));
- (void)impactOccurredWithIntensity:(CGFloat)intensity;
- (void)impactOccurredWithIntensity:(CGFloat)intensity atLocation:(CGPoint)location __attribute__((deprecated("iOS 17.5")));
- (instancetype _Nonnull)initWithStyle:(UIImpactFeedbackStyle)style;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIInputView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (readonly) UIInputViewStyle inputViewStyle;
@property (nonatomic) BOOL allowsSelfSizing;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame inputViewStyle:(UIInputViewStyle)inputViewStyle __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIKey : NSObject <NSCoding, NSCopying>
@property (readonly) NSString * _Nonnull characters;
@property (readonly) NSString * _Nonnull charactersIgnoringModifiers;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property (readonly) UIKeyboardHIDUsage keyCode;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIKeyCommand : UICommand <NSCoding, NSCopying, NSSecureCoding, UIMenuLeaf>
- (instancetype _Nonnull)init;
@property (nonatomic) NSString * _Nonnull title;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) NSString * _Nullable discoverabilityTitle;
@property (readonly) SEL _Nullable action;
@property (readonly) NSString * _Nullable input;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property (readonly) id _Nullable propertyList;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior;
@property (nonatomic) BOOL allowsAutomaticLocalization;
@property (nonatomic) BOOL allowsAutomaticMirroring;
+ (instancetype _Nonnull)commandWithTitle:(NSString * _Nonnull)title image:(UIImage * _Nullable)image action:(SEL _Nonnull)action input:(NSString * _Nonnull)input modifierFlags:(UIKeyModifierFlags)modifierFlags propertyList:(id _Nullable)propertyList;
+ (instancetype _Nonnull)keyCommandWithInput:(NSString * _Nonnull)input modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL _Nonnull)action;
+ (instancetype _Nonnull)keyCommandWithInput:(NSString * _Nonnull)input modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL _Nonnull)action discoverabilityTitle:(NSString * _Nonnull)discoverabilityTitle;
@end
__attribute__((swift_attr("@MainActor"))) @interface UILabel : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIContentSizeCategoryAdjusting, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UILetterformAwareAdjusting, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) NSString * _Nullable text;
@property (nonatomic) UIFont * _Null_unspecified font;
@property (nonatomic) UIColor * _Null_unspecified textColor;
@property (nonatomic) UILabelVibrancy preferredVibrancy;
@property (nonatomic) UIColor * _Nullable shadowColor;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) NSAttributedString * _Nullable attributedText;
@property (nonatomic) UIColor * _Nullable highlightedTextColor;
@property (getter=isHighlighted) BOOL highlighted;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) UIBaselineAdjustment baselineAdjustment;
@property (nonatomic) CGFloat minimumScaleFactor;
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy;
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
- (void)drawTextInRect:(CGRect)rect;
@property (nonatomic) CGFloat preferredMaxLayoutWidth;
@property (nonatomic) BOOL enablesMarqueeWhenAncestorFocused;
@property (nonatomic) BOOL showsExpansionTextWhenTruncated;
@property (nonatomic) CGFloat minimumFontSize;
@property (nonatomic) BOOL adjustsLetterSpacingToFitWidth;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIListContentConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding, UIContentConfiguration>
+ (instancetype _Nonnull)cellConfiguration;
+ (instancetype _Nonnull)subtitleCellConfiguration;
+ (instancetype _Nonnull)valueCellConfiguration;
+ (instancetype _Nonnull)headerConfiguration;
+ (instancetype _Nonnull)footerConfiguration;
+ (instancetype _Nonnull)prominentInsetGroupedHeaderConfiguration;
+ (instancetype _Nonnull)extraProminentInsetGroupedHeaderConfiguration;
+ (instancetype _Nonnull)accompaniedSidebarCellConfiguration;
+ (instancetype _Nonnull)accompaniedSidebarSubtitleCellConfiguration;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) NSString * _Nullable text;
@property (nonatomic) NSAttributedString * _Nullable attributedText;
@property (nonatomic) NSString * _Nullable secondaryText;
@property (nonatomic) NSAttributedString * _Nullable secondaryAttributedText;
@property (nonatomic) UIAxis axesPreservingSuperviewLayoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL prefersSideBySideTextAndSecondaryText;
@property (nonatomic) CGFloat imageToTextPadding;
@property (nonatomic) CGFloat textToSecondaryTextHorizontalPadding;
@property (nonatomic) CGFloat textToSecondaryTextVerticalPadding;
@property (nonatomic) CGFloat alpha __attribute__((deprecated("iOS 18.0")));
+ (instancetype _Nonnull)sidebarCellConfiguration;
+ (instancetype _Nonnull)sidebarSubtitleCellConfiguration;
+ (instancetype _Nonnull)plainHeaderConfiguration;
+ (instancetype _Nonnull)plainFooterConfiguration;
+ (instancetype _Nonnull)groupedHeaderConfiguration;
+ (instancetype _Nonnull)groupedFooterConfiguration;
+ (instancetype _Nonnull)sidebarHeaderConfiguration;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UILocalizedIndexedCollation : NSObject
+ (instancetype _Nonnull)currentCollation;
@property (readonly) NSArray<NSString *> * _Nonnull sectionTitles;
@property (readonly) NSArray<NSString *> * _Nonnull sectionIndexTitles;
- (NSInteger)sectionForSectionIndexTitleAtIndex:(NSInteger)indexTitleIndex __attribute__((swift_name("section(forSectionIndexTitle:)")));
- (NSInteger)sectionForObject:(id _Nonnull)object collationStringSelector:(SEL _Nonnull)selector;
- (NSArray * _Nonnull)sortedArrayFromArray:(NSArray * _Nonnull)array collationStringSelector:(SEL _Nonnull)selector;
@end
__attribute__((swift_attr("@MainActor"))) @interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIMenu : UIMenuElement <NSCoding, NSCopying, NSSecureCoding>
@property (readonly) UIMenuIdentifier _Nonnull identifier;
@property (readonly) UIMenuOptions options;
@property (nonatomic) UIMenuElementSize preferredElementSize;
@property (readonly) NSArray<UIMenuElement *> * _Nonnull children;
@property (readonly) NSArray<UIMenuElement *> * _Nonnull selectedElements;
+ (UIMenu * _Nonnull)menuWithChildren:(NSArray<UIMenuElement *> * _Nonnull)children;
+ (UIMenu * _Nonnull)menuWithTitle:(NSString * _Nonnull)title children:(NSArray<UIMenuElement *> * _Nonnull)children;
+ (UIMenu * _Nonnull)menuWithTitle:(NSString * _Nonnull)title image:(UIImage * _Nullable)image identifier:(UIMenuIdentifier _Nullable)identifier options:(UIMenuOptions)options children:(NSArray<UIMenuElement *> * _Nonnull)children;
- (UIMenu * _Nonnull)menuByReplacingChildren:(NSArray<UIMenuElement *> * _Nonnull)newChildren;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIDeferredMenuElement : UIMenuElement
+ (instancetype _Nonnull)elementWithUncachedProvider:(void (^ _Nonnull)(void (^ _Nonnull completion)(NSArray<UIMenuElement *> * _Nonnull elements)))elementProvider __attribute__((swift_name("uncached(_:)")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIMenuController : NSObject
@property (class, readonly) UIMenuController * _Nonnull sharedMenuController;
@property (getter=isMenuVisible) BOOL menuVisible;
- (void)setMenuVisible:(BOOL)menuVisible animated:(BOOL)animated;
- (void)setTargetRect:(CGRect)targetRect inView:(UIView * _Nonnull)targetView;
- (void)showMenuFromView:(UIView * _Nonnull)targetView rect:(CGRect)targetRect;
- (void)hideMenuFromView:(UIView * _Nonnull)targetView;
- (void)hideMenu;
@property (nonatomic) UIMenuControllerArrowDirection arrowDirection;
@property (nonatomic) NSArray<UIMenuItem *> * _Nullable menuItems;
- (void)update;
@property (readonly) CGRect menuFrame;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIMenuItem : NSObject
- (instancetype _Nonnull)initWithTitle:(NSString * _Nonnull)title action:(SEL _Nonnull)action __attribute__((objc_designated_initializer));
@property (nonatomic) NSString * _Nonnull title;
@property (nonatomic) SEL _Nonnull action;
@end
__attribute__((swift_attr("@MainActor"))) @interface UINavigationBar : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIBarPositioning, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) UIBarStyle barStyle;
@property (weak) id<UINavigationBarDelegate> _Nullable delegate;
@property (getter=isTranslucent) BOOL translucent;
- (void)pushNavigationItem:(UINavigationItem * _Nonnull)item animated:(BOOL)animated __attribute__((swift_name("pushItem(_:animated:)")));
- (UINavigationItem * _Nullable)popNavigationItemAnimated:(BOOL)animated __attribute__((swift_name("popItem(animated:)")));
@property (readonly) UINavigationItem * _Null_unspecified topItem;
@property (readonly) UINavigationItem * _Null_unspecified backItem;
@property (nonatomic) NSArray<UINavigationItem *> * _Null_unspecified items;
- (void)setItems:(NSArray<UINavigationItem *> * _Nullable)items animated:(BOOL)animated;
@property (nonatomic) BOOL prefersLargeTitles;
@property (readonly) UINavigationBarNSToolbarSection currentNSToolbarSection;
@property (readonly) UIBehavioralStyle behavioralStyle;
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle;
@property (nonatomic) UIColor * _Nullable tintColor;
@property (nonatomic) UIColor * _Nullable barTintColor;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backgroundImageForBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forBarMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backgroundImageForBarMetrics:(UIBarMetrics)barMetrics;
@property (nonatomic) UIImage * _Nullable shadowImage;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nullable titleTextAttributes;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nullable largeTitleTextAttributes;
- (void)setTitleVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics;
- (CGFloat)titleVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics;
@property (nonatomic) UIImage * _Nullable backIndicatorImage;
@property (nonatomic) UIImage * _Nullable backIndicatorTransitionMaskImage;
@property (nonatomic) UINavigationBarAppearance * _Nonnull standardAppearance;
@property (nonatomic) UINavigationBarAppearance * _Nullable compactAppearance;
@property (nonatomic) UINavigationBarAppearance * _Nullable scrollEdgeAppearance;
@property (nonatomic) UINavigationBarAppearance * _Nullable compactScrollEdgeAppearance;
@end
__attribute__((swift_attr("@MainActor"))) @interface UINavigationBarAppearance : UIBarAppearance <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nonnull titleTextAttributes;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nonnull subtitleTextAttributes;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nonnull largeTitleTextAttributes;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nonnull largeSubtitleTextAttributes;
@property (readonly) UIImage * _Nonnull backIndicatorImage;
@property (readonly) UIImage * _Nonnull backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(UIImage * _Nullable)backIndicatorImage transitionMaskImage:(UIImage * _Nullable)backIndicatorTransitionMaskImage;
@end
__attribute__((swift_attr("@MainActor"))) @interface UINavigationItem : NSObject <NSCoding>
- (instancetype _Nonnull)initWithTitle:(NSString * _Nonnull)title __attribute__((objc_designated_initializer));
@property (nonatomic) NSString * _Nullable title;
@property (nonatomic) NSAttributedString * _Nullable attributedTitle;
@property (nonatomic) UIView * _Nullable titleView;
@property (nonatomic) NSString * _Nullable subtitle;
@property (nonatomic) NSAttributedString * _Nullable attributedSubtitle;
@property (nonatomic) UIView * _Nullable subtitleView;
@property (nonatomic) NSString * _Nullable largeTitle;
@property (nonatomic) NSString * _Nullable largeSubtitle;
@property (nonatomic) NSAttributedString * _Nullable largeAttributedSubtitle;
@property (nonatomic) UIView * _Nullable largeSubtitleView;
@property (nonatomic) NSString * _Nullable prompt;
@property (nonatomic) UIBarButtonItem * _Nullable backBarButtonItem;
@property (nonatomic) NSString * _Nullable backButtonTitle;
@property (nonatomic) BOOL hidesBackButton;
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated;
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode;
@property (nonatomic) UIAction * _Nullable backAction;
@property (nonatomic) UIMenu * _Nullable (^_Nullable titleMenuProvider)(NSArray<UIMenuElement *> * _Nonnull);
@property (nonatomic) NSArray<UIBarButtonItem *> * _Nullable leftBarButtonItems;
@property (nonatomic) NSArray<UIBarButtonItem *> * _Nullable rightBarButtonItems;
- (void)setLeftBarButtonItems:(NSArray<UIBarButtonItem *> * _Nullable)items animated:(BOOL)animated;
- (void)setRightBarButtonItems:(NSArray<UIBarButtonItem *> * _Nullable)items animated:(BOOL)animated;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nonatomic) UIBarButtonItem * _Nullable leftBarButtonItem;
@property (nonatomic) UIBarButtonItem * _Nullable rightBarButtonItem;
- (void)setLeftBarButtonItem:(UIBarButtonItem * _Nullable)item animated:(BOOL)animated;
- (void)setRightBarButtonItem:(UIBarButtonItem * _Nullable)item animated:(BOOL)animated;
@property (nonatomic) NSString * _Nullable customizationIdentifier;
@property (readonly) id<UIPopoverPresentationControllerSourceItem> _Nullable overflowPresentationSource;
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nonatomic) UINavigationItemStyle style;
@property (nonatomic) UISearchController * _Nullable searchController;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling;
@property (nonatomic) UINavigationItemSearchBarPlacement preferredSearchBarPlacement;
@property (readonly) UINavigationItemSearchBarPlacement searchBarPlacement;
@property (readonly) UIBarButtonItem * _Nonnull searchBarPlacementBarButtonItem;
@property (nonatomic) BOOL searchBarPlacementAllowsToolbarIntegration;
@property (nonatomic) BOOL searchBarPlacementAllowsExternalIntegration;
@property (nonatomic) UINavigationBarAppearance * _Nullable standardAppearance;
@property (nonatomic) UINavigationBarAppearance * _Nullable compactAppearance;
@property (nonatomic) UINavigationBarAppearance * _Nullable scrollEdgeAppearance;
@property (nonatomic) UINavigationBarAppearance * _Nullable compactScrollEdgeAppearance;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UINib : NSObject
+ (UINib * _Nonnull)nibWithNibName:(NSString * _Nonnull)name bundle:(NSBundle * _Nullable)bundleOrNil;
+ (UINib * _Nonnull)nibWithData:(NSData * _Nonnull)data bundle:(NSBundle * _Nullable)bundleOrNil;
- (NSArray * _Nonnull)instantiateWithOwner:(id _Nullable)ownerOrNil options:(NSDictionary<UINibOptionsKey, id> * _Nullable)optionsOrNil;
@end
__attribute__((swift_attr("@MainActor"))) @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType atLocation:(CGPoint)location __attribute__((deprecated("iOS 17.5")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIOpenURLContext : NSObject
@property (readonly) NSURL * _Nonnull URL;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPageControl : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nonatomic) UIColor * _Nullable pageIndicatorTintColor;
@property (nonatomic) UIColor * _Nullable currentPageIndicatorTintColor;
@property (nonatomic) UIPageControlBackgroundStyle backgroundStyle;
@property (nonatomic) UIPageControlDirection direction __attribute__((deprecated("iOS 16.0")));
@property (readonly) UIPageControlInteractionState interactionState;
@property (nonatomic) BOOL allowsContinuousInteraction;
@property (nonatomic) UIImage * _Nullable preferredIndicatorImage;
- (UIImage * _Nullable)indicatorImageForPage:(NSInteger)page;
- (void)setIndicatorImage:(UIImage * _Nullable)image forPage:(NSInteger)page;
@property (nonatomic) UIImage * _Nullable preferredCurrentPageIndicatorImage __attribute__((deprecated("iOS 16.0")));
- (UIImage * _Nullable)currentPageIndicatorImageForPage:(NSInteger)page __attribute__((deprecated("iOS 16.0")));
- (void)setCurrentPageIndicatorImage:(UIImage * _Nullable)image forPage:(NSInteger)page __attribute__((deprecated("iOS 16.0")));
- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount __attribute__((swift_name("size(forNumberOfPages:)")));
@property (nonatomic) BOOL defersCurrentPageDisplay;
- (void)updateCurrentPageDisplay;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPageViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation options:(NSDictionary<UIPageViewControllerOptionsKey, id> * _Nullable)options __attribute__((objc_designated_initializer));
@property (weak) id<UIPageViewControllerDelegate> _Nullable delegate;
@property (weak) id<UIPageViewControllerDataSource> _Nullable dataSource;
@property (readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (readonly) UIPageViewControllerSpineLocation spineLocation;
@property (getter=isDoubleSided) BOOL doubleSided;
@property (readonly) NSArray<UIGestureRecognizer *> * _Nonnull gestureRecognizers;
@property (readonly) NSArray<UIViewController *> * _Null_unspecified viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> * _Nullable)viewControllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (^_Nullable )(BOOL))completion;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger minimumNumberOfTouches;
@property (nonatomic) NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(UIView * _Nullable)view;
- (void)setTranslation:(CGPoint)translation inView:(UIView * _Nullable)view;
- (CGPoint)velocityInView:(UIView * _Nullable)view;
@property (nonatomic) UIScrollTypeMask allowedScrollTypesMask;
@end
__attribute__((swift_attr("@Sendable"))) @interface UIPasteboard : NSObject
@property (class, readonly) UIPasteboard * _Nonnull generalPasteboard __attribute__((swift_name("general")));
+ (UIPasteboard * _Nullable)pasteboardWithName:(UIPasteboardName _Nonnull)pasteboardName create:(BOOL)create;
+ (UIPasteboard * _Nonnull)pasteboardWithUniqueName;
@property (readonly) UIPasteboardName _Nonnull name;
+ (void)removePasteboardWithName:(UIPasteboardName _Nonnull)pasteboardName;
- (BOOL)isPersistent;
- (void)setPersistent:(BOOL)persistent;
@property (readonly) NSInteger changeCount;
@property (readonly) NSArray<NSString *> * _Nonnull pasteboardTypes __attribute__((swift_name("types")));
- (BOOL)containsPasteboardTypes:(NSArray<NSString *> * _Nonnull)pasteboardTypes __attribute__((swift_name("contains(pasteboardTypes:)")));
- (NSData * _Nullable)dataForPasteboardType:(NSString * _Nonnull)pasteboardType;
- (id _Nullable)valueForPasteboardType:(NSString * _Nonnull)pasteboardType;
- (void)setValue:(id _Nonnull)value forPasteboardType:(NSString * _Nonnull)pasteboardType;
- (void)setData:(NSData * _Nonnull)data forPasteboardType:(NSString * _Nonnull)pasteboardType;
@property (readonly) NSInteger numberOfItems;
- (NSArray<NSArray<NSString *> *> * _Nullable)pasteboardTypesForItemSet:(NSIndexSet * _Nullable)itemSet __attribute__((swift_name("types(forItemSet:)")));
- (BOOL)containsPasteboardTypes:(NSArray<NSString *> * _Nonnull)pasteboardTypes inItemSet:(NSIndexSet * _Nullable)itemSet __attribute__((swift_name("contains(pasteboardTypes:inItemSet:)")));
- (NSIndexSet * _Nullable)itemSetWithPasteboardTypes:(NSArray<NSString *> * _Nonnull)pasteboardTypes;
- (NSArray * _Nullable)valuesForPasteboardType:(NSString * _Nonnull)pasteboardType inItemSet:(NSIndexSet * _Nullable)itemSet;
- (NSArray<NSData *> * _Nullable)dataForPasteboardType:(NSString * _Nonnull)pasteboardType inItemSet:(NSIndexSet * _Nullable)itemSet;
@property (nonatomic) NSArray<NSDictionary<NSString *, id> *> * _Nonnull items;
- (void)addItems:(NSArray<NSDictionary<NSString *, id> *> * _Nonnull)items;
- (void)setItems:(NSArray<NSDictionary<NSString *, id> *> * _Nonnull)items options:(NSDictionary<UIPasteboardOption, id> * _Nonnull)options;
@property (nonatomic) NSString * _Nullable string;
@property (nonatomic) NSArray<NSString *> * _Nullable strings;
@property (nonatomic) NSURL * _Nullable URL;
@property (nonatomic) NSArray<NSURL *> * _Nullable URLs;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) NSArray<UIImage *> * _Nullable images;
@property (nonatomic) UIColor * _Nullable color;
@property (nonatomic) NSArray<UIColor *> * _Nullable colors;
@property (readonly) BOOL hasStrings;
@property (readonly) BOOL hasURLs;
@property (readonly) BOOL hasImages;
@property (readonly) BOOL hasColors;
- (void)detectPatternsForPatterns:(NSSet<UIPasteboardDetectionPattern> * _Nonnull)patterns completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(NSSet<UIPasteboardDetectionPattern> * _Nullable, NSError * _Nullable))completionHandler;
- (void)detectPatternsForPatterns:(NSSet<UIPasteboardDetectionPattern> * _Nonnull)patterns inItemSet:(NSIndexSet * _Nullable)itemSet completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(NSArray<NSSet<UIPasteboardDetectionPattern> *> * _Nullable, NSError * _Nullable))completionHandler;
- (void)detectValuesForPatterns:(NSSet<UIPasteboardDetectionPattern> * _Nonnull)patterns completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(NSDictionary<UIPasteboardDetectionPattern, id> * _Nullable, NSError * _Nullable))completionHandler;
- (void)detectValuesForPatterns:(NSSet<UIPasteboardDetectionPattern> * _Nonnull)patterns inItemSet:(NSIndexSet * _Nullable)itemSet completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(NSArray<NSDictionary<UIPasteboardDetectionPattern, id> *> * _Nullable, NSError * _Nullable))completionHandler;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPickerView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (weak) id<UIPickerViewDataSource> _Nullable dataSource;
@property (weak) id<UIPickerViewDelegate> _Nullable delegate;
@property (nonatomic) BOOL showsSelectionIndicator;
@property (readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (CGSize)rowSizeForComponent:(NSInteger)component;
- (UIView * _Nullable)viewForRow:(NSInteger)row forComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)reloadComponent:(NSInteger)component;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@property (readonly) CGFloat velocity;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPointerInteraction : NSObject <UIInteraction>
@property (readonly) id<UIPointerInteractionDelegate> _Nullable delegate;
@property (getter=isEnabled) BOOL enabled;
- (instancetype _Nonnull)initWithDelegate:(id<UIPointerInteractionDelegate> _Nullable)delegate __attribute__((objc_designated_initializer));
- (void)invalidate;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPointerRegion : NSObject <NSCopying>
@property (readonly) CGRect rect;
@property (readonly) id<NSObject> _Nullable identifier;
@property (nonatomic) UIAxis latchingAxes;
+ (instancetype _Nonnull)regionWithRect:(CGRect)rect identifier:(id<NSObject> _Nullable)identifier;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPointerStyle : UIHoverStyle <NSCopying>
+ (instancetype _Nonnull)hiddenPointerStyle;
+ (instancetype _Nonnull)systemPointerStyle;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPresentationController : NSObject <UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment, UITraitChangeObservable>
@property (readonly) UIViewController * _Nonnull presentingViewController;
@property (readonly) UIViewController * _Nonnull presentedViewController;
@property (readonly) UIModalPresentationStyle presentationStyle;
@property (readonly) UIView * _Null_unspecified containerView;
@property (weak) id<UIAdaptivePresentationControllerDelegate> _Nullable delegate;
- (instancetype _Nonnull)initWithPresentedViewController:(UIViewController * _Nonnull)presentedViewController presentingViewController:(UIViewController * _Nullable)presentingViewController __attribute__((objc_designated_initializer));
@property (readonly) UIModalPresentationStyle adaptivePresentationStyle;
- (UIModalPresentationStyle)adaptivePresentationStyleForTraitCollection:(UITraitCollection * _Nonnull)traitCollection;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property (readonly) UIView * _Null_unspecified presentedView;
@property (readonly) CGRect frameOfPresentedViewInContainerView;
@property (readonly) BOOL shouldPresentInFullscreen;
@property (readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@property (nonatomic) UITraitCollection * _Nullable overrideTraitCollection;
@property (nonatomic) UIVisualEffect * _Nullable backgroundEffect;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPopoverPresentationController : UIPresentationController <UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment>
@property (weak) id<UIPopoverPresentationControllerDelegate> _Nullable delegate;
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nonatomic) UIView * _Null_unspecified sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nonatomic) BOOL canOverlapSourceViewRect;
@property (nonatomic) id<UIPopoverPresentationControllerSourceItem> _Nullable sourceItem __attribute__((deprecated("iOS 16.0")));
@property (nonatomic) UIBarButtonItem * _Nullable barButtonItem;
@property (readonly) UIPopoverArrowDirection arrowDirection;
@property (nonatomic) NSArray<UIView *> * _Null_unspecified passthroughViews;
@property (nonatomic) UIColor * _Nullable backgroundColor;
@property (nonatomic) UIEdgeInsets popoverLayoutMargins;
@property (nonatomic) Class _Nullable popoverBackgroundViewClass;
@property (readonly) UISheetPresentationController * _Nonnull adaptiveSheetPresentationController;
@end
@interface UIPress : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UIPressPhase phase;
@property (readonly) UIPressType type;
@property (readonly) UIWindow * _Nullable window;
@property (readonly) UIResponder * _Nullable responder;
@property (readonly) NSArray<UIGestureRecognizer *> * _Nullable gestureRecognizers;
@property (readonly) CGFloat force;
@property (readonly) UIKey * _Nullable key;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPressesEvent : UIEvent
@property (readonly) NSSet<UIPress *> * _Nonnull allPresses;
- (NSSet<UIPress *> * _Nonnull)pressesForGestureRecognizer:(UIGestureRecognizer * _Nonnull)gesture;
@end
@interface UIPrintFormatter : NSObject <NSCopying>
@property (readonly) UIPrintPageRenderer * _Null_unspecified printPageRenderer;
- (void)removeFromPrintPageRenderer;
@property (nonatomic) CGFloat maximumContentHeight;
@property (nonatomic) CGFloat maximumContentWidth;
@property (nonatomic) UIEdgeInsets contentInsets;
@property (nonatomic) UIEdgeInsets perPageContentInsets;
@property (nonatomic) NSInteger startPage;
@property (readonly) NSInteger pageCount;
@property (readonly) BOOL requiresMainThread __attribute__((deprecated("iOS 16.0")));
- (CGRect)rectForPageAtIndex:(NSInteger)pageIndex;
- (void)drawInRect:(CGRect)rect forPageAtIndex:(NSInteger)pageIndex;
@end
@interface UISimpleTextPrintFormatter : UIPrintFormatter <NSCopying>
- (instancetype _Nonnull)initWithText:(NSString * _Nonnull)text;
- (instancetype _Nonnull)initWithAttributedText:(NSAttributedString * _Nonnull)attributedText;
@property (nonatomic) NSString * _Nullable text;
@property (nonatomic) NSAttributedString * _Nullable attributedText;
@property (nonatomic) UIFont * _Nullable font;
@property (nonatomic) UIColor * _Nullable color;
@property (nonatomic) NSTextAlignment textAlignment;
@end
@interface UIMarkupTextPrintFormatter : UIPrintFormatter <NSCopying>
- (instancetype _Nonnull)initWithMarkupText:(NSString * _Nonnull)markupText;
@property (nonatomic) NSString * _Nullable markupText;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPrintInfo : NSObject <NSCoding, NSCopying>
+ (UIPrintInfo * _Nonnull)printInfo;
+ (UIPrintInfo * _Nonnull)printInfoWithDictionary:(NSDictionary * _Nullable)dictionary;
@property (nonatomic) NSString * _Null_unspecified printerID;
@property (nonatomic) NSString * _Nonnull jobName;
@property (nonatomic) UIPrintInfoOutputType outputType;
@property (nonatomic) UIPrintInfoOrientation orientation;
@property (nonatomic) UIPrintInfoDuplex duplex;
@property (readonly) NSDictionary * _Nonnull dictionaryRepresentation;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPrintInteractionController : NSObject
@property (class, readonly, getter=isPrintingAvailable) BOOL printingAvailable;
@property (class, readonly) NSSet<NSString *> * _Nonnull printableUTIs;
+ (BOOL)canPrintURL:(NSURL * _Nonnull)url;
+ (BOOL)canPrintData:(NSData * _Nonnull)data;
@property (class, readonly) UIPrintInteractionController * _Nonnull sharedPrintController __attribute__((swift_name("shared")));
@property (nonatomic) UIPrintInfo * _Null_unspecified printInfo;
@property (weak) id<UIPrintInteractionControllerDelegate> _Nullable delegate;
@property (nonatomic) BOOL showsPageRange;
@property (nonatomic) BOOL showsNumberOfCopies;
@property (nonatomic) BOOL showsPaperSelectionForLoadedPapers;
@property (nonatomic) BOOL showsPaperOrientation;
@property (readonly) UIPrintPaper * _Null_unspecified printPaper;
@property (nonatomic) UIPrintPageRenderer * _Null_unspecified printPageRenderer;
@property (nonatomic) UIPrintFormatter * _Null_unspecified printFormatter;
@property (nonatomic) id _Null_unspecified printingItem;
@property (nonatomic) NSArray * _Null_unspecified printingItems;
- (BOOL)presentAnimated:(BOOL)animated completionHandler:(UIPrintInteractionCompletionHandler _Nullable)completion;
- (BOOL)presentFromRect:(CGRect)rect inView:(UIView * _Nonnull)view animated:(BOOL)animated completionHandler:(UIPrintInteractionCompletionHandler _Nullable)completion;
- (BOOL)presentFromBarButtonItem:(UIBarButtonItem * _Nonnull)item animated:(BOOL)animated completionHandler:(UIPrintInteractionCompletionHandler _Nullable)completion;
- (void)dismissAnimated:(BOOL)animated;
@end
@interface UIPrintPageRenderer : NSObject
@property (nonatomic) CGFloat headerHeight;
@property (nonatomic) CGFloat footerHeight;
@property (readonly) CGRect paperRect;
@property (readonly) CGRect printableRect;
@property (readonly) NSInteger numberOfPages;
@property (nonatomic) NSArray<UIPrintFormatter *> * _Nullable printFormatters;
- (NSArray<UIPrintFormatter *> * _Nullable)printFormattersForPageAtIndex:(NSInteger)pageIndex;
- (void)addPrintFormatter:(UIPrintFormatter * _Nonnull)formatter startingAtPageAtIndex:(NSInteger)pageIndex;
- (UIPrintRenderingQuality)currentRenderingQualityForRequestedRenderingQuality:(UIPrintRenderingQuality)requestedRenderingQuality;
- (void)prepareForDrawingPages:(NSRange)range;
- (void)drawPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)printableRect;
- (void)drawPrintFormatter:(UIPrintFormatter * _Nonnull)printFormatter forPageAtIndex:(NSInteger)pageIndex;
- (void)drawHeaderForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)headerRect;
- (void)drawContentForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)contentRect;
- (void)drawFooterForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)footerRect;
@end
@interface UIPrintPaper : NSObject
+ (UIPrintPaper * _Nonnull)bestPaperForPageSize:(CGSize)contentSize withPapersFromArray:(NSArray<UIPrintPaper *> * _Nonnull)paperList;
@property (readonly) CGSize paperSize;
@property (readonly) CGRect printableRect;
@property (readonly) CGRect printRect;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIProgressView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic) float progress;
@property (nonatomic) UIColor * _Nullable progressTintColor;
@property (nonatomic) UIColor * _Nullable trackTintColor;
@property (nonatomic) UIImage * _Nullable progressImage;
@property (nonatomic) UIImage * _Nullable trackImage;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@property (nonatomic) NSProgress * _Nullable observedProgress;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIRefreshControl : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)init;
@property (readonly, getter=isRefreshing) BOOL refreshing;
@property (nonatomic) UIColor * _Nullable tintColor;
@property (nonatomic) NSAttributedString * _Nullable attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat rotation;
@property (readonly) CGFloat velocity;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIScene : UIResponder <UIResponderStandardEditActions>
@property (readonly) UISceneSession * _Nonnull session;
@property (nonatomic) id<UISceneDelegate> _Nullable delegate;
@property (readonly) UISceneActivationState activationState;
@property (null_resettable) NSString * _Null_unspecified title;
@property (nonatomic) NSString * _Nonnull subtitle;
- (void)extendStateRestoration;
- (void)completeStateRestoration;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISceneConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (instancetype _Nonnull)configurationWithName:(NSString * _Nullable)name sessionRole:(UISceneSessionRole _Nonnull)sessionRole;
- (instancetype _Nonnull)initWithName:(NSString * _Nullable)name sessionRole:(UISceneSessionRole _Nonnull)sessionRole __attribute__((objc_designated_initializer));
@property (readonly) NSString * _Nullable name;
@property (readonly) UISceneSessionRole _Nonnull role;
@property (nonatomic) Class _Nullable sceneClass;
@property (nonatomic) Class _Nullable delegateClass;
@property (nonatomic) UIStoryboard * _Nullable storyboard;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UISceneDestructionRequestOptions : NSObject
@end
__attribute__((swift_name("UIScene.ConnectionOptions"))) __attribute__((swift_attr("@MainActor"))) @interface UISceneConnectionOptions : NSObject
@property (readonly) NSSet<UIOpenURLContext *> * _Nonnull URLContexts;
@property (readonly) NSString * _Nullable sourceApplication;
@property (readonly) NSString * _Nullable handoffUserActivityType;
@property (readonly) NSSet<NSUserActivity *> * _Nonnull userActivities;
@property (readonly) UIApplicationShortcutItem * _Nullable shortcutItem;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISceneSession : NSObject <NSCoding, NSSecureCoding>
@property (readonly) UIScene * _Nullable scene;
@property (readonly) UISceneSessionRole _Nonnull role;
@property (readonly) UISceneConfiguration * _Nonnull configuration;
@property (readonly) NSString * _Nonnull persistentIdentifier;
@property (nonatomic) NSUserActivity * _Nullable stateRestorationActivity;
@property (nonatomic) NSDictionary<NSString *, id> * _Nullable userInfo;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface UISceneSessionActivationRequest : NSObject <NSCopying>
@property (readonly) UISceneSessionRole _Nonnull role;
@property (readonly) UISceneSession * _Nullable session;
@property (nonatomic) NSUserActivity * _Nullable userActivity;
+ (instancetype _Nonnull)request;
+ (instancetype _Nonnull)requestWithRole:(UISceneSessionRole _Nonnull)role;
+ (instancetype _Nonnull)requestWithSession:(UISceneSession * _Nonnull)session;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIScreen : NSObject <UITraitEnvironment>
@property (class, readonly) NSArray<UIScreen *> * _Nonnull screens;
@property (class, readonly) UIScreen * _Nonnull mainScreen __attribute__((swift_name("main")));
@property (readonly) CGRect bounds;
@property (readonly) CGFloat scale;
@property (nonatomic) UIScreenOverscanCompensation overscanCompensation;
@property (readonly) UIEdgeInsets overscanCompensationInsets;
@property (readonly) UIScreen * _Null_unspecified mirroredScreen;
@property (readonly, getter=isCaptured) BOOL captured;
@property (nonatomic) CGFloat brightness;
@property (nonatomic) BOOL wantsSoftwareDimming;
@property (readonly) id<UICoordinateSpace> _Nonnull coordinateSpace;
@property (readonly) id<UICoordinateSpace> _Nonnull fixedCoordinateSpace;
@property (readonly) CGRect nativeBounds;
@property (readonly) CGFloat nativeScale;
- (CADisplayLink * _Nullable)displayLinkWithTarget:(id _Nonnull)target selector:(SEL _Nonnull)sel;
@property (readonly) NSInteger maximumFramesPerSecond;
@property (readonly) CFTimeInterval calibratedLatency;
@property (readonly) UIScreenReferenceDisplayModeStatus referenceDisplayModeStatus;
@property (readonly) CGFloat currentEDRHeadroom;
@property (readonly) CGFloat potentialEDRHeadroom;
@property (readonly) id<UIFocusItem> _Nullable focusedItem;
@property (readonly) UIView * _Nullable focusedView;
@property (readonly) BOOL supportsFocus;
@property (readonly) CGRect applicationFrame;
- (UIView * _Nonnull)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property (nonatomic) UIRectEdge edges;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIScreenshotService : NSObject
@property (weak) id<UIScreenshotServiceDelegate> _Nullable delegate;
@property (readonly) UIWindowScene * _Nullable windowScene;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISearchBar : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIBarPositioning, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UILookToDictateCapable, UIResponderStandardEditActions, UITextInputTraits, UITraitEnvironment>
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
@property (nonatomic) UIBarStyle barStyle;
@property (weak) id<UISearchBarDelegate> _Nullable delegate;
@property (nonatomic) NSString * _Nullable text;
@property (nonatomic) NSString * _Nullable prompt;
@property (nonatomic) NSString * _Nullable placeholder;
@property (nonatomic) BOOL showsBookmarkButton;
@property (readonly) UISearchTextField * _Nonnull searchTextField;
@property (nonatomic) BOOL showsCancelButton;
@property (nonatomic) BOOL showsSearchResultsButton;
@property (getter=isSearchResultsButtonSelected) BOOL searchResultsButtonSelected;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@property (nonatomic) UIColor * _Nullable tintColor;
@property (nonatomic) UIColor * _Nullable barTintColor;
@property (nonatomic) UISearchBarStyle searchBarStyle;
@property (getter=isTranslucent) BOOL translucent;
@property (nonatomic) NSArray<NSString *> * _Nullable scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nonatomic) BOOL showsScopeBar;
- (void)setShowsScopeBar:(BOOL)show animated:(BOOL)animate;
@property (nonatomic) UIView * _Nullable inputAccessoryView;
@property (getter=isEnabled) BOOL enabled;
@property (nonatomic) UIImage * _Nullable backgroundImage;
@property (nonatomic) UIImage * _Nullable scopeBarBackgroundImage;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backgroundImageForBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics;
- (void)setSearchFieldBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state;
- (UIImage * _Nullable)searchFieldBackgroundImageForState:(UIControlState)state;
- (void)setImage:(UIImage * _Nullable)iconImage forSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state;
- (UIImage * _Nullable)imageForSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state;
- (void)setScopeBarButtonBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state;
- (UIImage * _Nullable)scopeBarButtonBackgroundImageForState:(UIControlState)state;
- (void)setScopeBarButtonDividerImage:(UIImage * _Nullable)dividerImage forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (UIImage * _Nullable)scopeBarButtonDividerImageForLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (void)setScopeBarButtonTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes forState:(UIControlState)state;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)scopeBarButtonTitleTextAttributesForState:(UIControlState)state;
@property (nonatomic) UIOffset searchFieldBackgroundPositionAdjustment;
@property (nonatomic) UIOffset searchTextPositionAdjustment;
- (void)setPositionAdjustment:(UIOffset)adjustment forSearchBarIcon:(UISearchBarIcon)icon;
- (UIOffset)positionAdjustmentForSearchBarIcon:(UISearchBarIcon)icon;
@property (getter=isLookToDictateEnabled) BOOL lookToDictateEnabled;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UISearchController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate>
- (instancetype _Nonnull)initWithSearchResultsController:(UIViewController * _Nullable)searchResultsController __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil __attribute__((objc_designated_initializer));
@property (weak) id<UISearchResultsUpdating> _Nullable searchResultsUpdater;
@property (getter=isActive) BOOL active;
@property (weak) id<UISearchControllerDelegate> _Nullable delegate;
@property (nonatomic) BOOL dimsBackgroundDuringPresentation;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property (readonly) UIViewController * _Null_unspecified searchResultsController;
@property (readonly) UISearchBar * _Nonnull searchBar;
@property (readonly) UINavigationItemSearchBarPlacement searchBarPlacement;
@property (nonatomic) BOOL automaticallyShowsSearchResultsController;
@property (nonatomic) BOOL showsSearchResultsController;
@property (nonatomic) BOOL automaticallyShowsCancelButton;
@property (nonatomic) BOOL automaticallyShowsScopeBar;
@property (nonatomic) UISearchControllerScopeBarActivation scopeBarActivation;
@property (nonatomic) BOOL ignoresSearchSuggestionsForSearchBarPlacementStacked;
@property (nonatomic) UIScrollView * _Nullable searchControllerObservedScrollView;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITextField : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIContentSizeCategoryAdjusting, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIKeyInput, UILetterformAwareAdjusting, UIResponderStandardEditActions, UITextInput, UITextInputTraits, UITraitEnvironment, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting>
@property (nonatomic) NSString * _Nullable text;
@property (nonatomic) NSAttributedString * _Nullable attributedText;
@property (nonatomic) UIColor * _Nullable textColor;
@property (nonatomic) UIFont * _Nullable font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nonnull defaultTextAttributes;
@property (nonatomic) NSString * _Nullable placeholder;
@property (nonatomic) NSAttributedString * _Nullable attributedPlaceholder;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumFontSize;
@property (weak) id<UITextFieldDelegate> _Nullable delegate;
@property (nonatomic) UIImage * _Nullable background;
@property (nonatomic) UIImage * _Nullable disabledBackground;
@property (readonly, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsEditingTextAttributes;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nullable typingAttributes;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nonatomic) UIView * _Nullable leftView;
@property (nonatomic) UITextFieldViewMode leftViewMode;
@property (nonatomic) UIView * _Nullable rightView;
@property (nonatomic) UITextFieldViewMode rightViewMode;
- (CGRect)borderRectForBounds:(CGRect)bounds;
- (CGRect)textRectForBounds:(CGRect)bounds;
- (CGRect)placeholderRectForBounds:(CGRect)bounds;
- (CGRect)editingRectForBounds:(CGRect)bounds;
- (CGRect)clearButtonRectForBounds:(CGRect)bounds;
- (CGRect)leftViewRectForBounds:(CGRect)bounds;
- (CGRect)rightViewRectForBounds:(CGRect)bounds;
- (void)drawTextInRect:(CGRect)rect;
- (void)drawPlaceholderInRect:(CGRect)rect;
@property (nonatomic) UIView * _Nullable inputView;
@property (nonatomic) UIView * _Nullable inputAccessoryView;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic) id _Nonnull interactionState;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISearchTextField : UITextField <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIContentSizeCategoryAdjusting, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIKeyInput, UILetterformAwareAdjusting, UIResponderStandardEditActions, UITextInput, UITextInputTraits, UITraitEnvironment>
- (void)removeTokenAtIndex:(NSInteger)tokenIndex;
- (UITextPosition * _Nonnull)positionOfTokenAtIndex:(NSInteger)tokenIndex;
@property (nonatomic) UIColor * _Null_unspecified tokenBackgroundColor;
@property (nonatomic) BOOL allowsDeletingTokens;
@property (nonatomic) BOOL allowsCopyingTokens;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISegmentedControl : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithItems:(NSArray * _Nullable)items __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> * _Nonnull)actions;
- (void)insertSegmentWithAction:(UIAction * _Nonnull)action atIndex:(NSUInteger)segment animated:(BOOL)animated __attribute__((swift_name("insertSegment(action:at:animated:)")));
- (void)setAction:(UIAction * _Nonnull)action forSegmentAtIndex:(NSUInteger)segment __attribute__((swift_name("setAction(_:forSegmentAt:)")));
- (UIAction * _Nullable)actionForSegmentAtIndex:(NSUInteger)segment;
- (NSInteger)segmentIndexForActionIdentifier:(UIActionIdentifier _Nonnull)actionIdentifier __attribute__((swift_name("segmentIndex(identifiedBy:)")));
@property (nonatomic) UISegmentedControlStyle segmentedControlStyle;
@property (getter=isMomentary) BOOL momentary;
@property (readonly) NSUInteger numberOfSegments;
@property (nonatomic) BOOL apportionsSegmentWidthsByContent;
- (void)insertSegmentWithTitle:(NSString * _Nullable)title atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)insertSegmentWithImage:(UIImage * _Nullable)image atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)removeSegmentAtIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)removeAllSegments;
- (void)setTitle:(NSString * _Nullable)title forSegmentAtIndex:(NSUInteger)segment;
- (NSString * _Nullable)titleForSegmentAtIndex:(NSUInteger)segment;
- (void)setImage:(UIImage * _Nullable)image forSegmentAtIndex:(NSUInteger)segment;
- (UIImage * _Nullable)imageForSegmentAtIndex:(NSUInteger)segment;
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSUInteger)segment;
- (CGFloat)widthForSegmentAtIndex:(NSUInteger)segment;
- (void)setContentOffset:(CGSize)offset forSegmentAtIndex:(NSUInteger)segment;
- (CGSize)contentOffsetForSegmentAtIndex:(NSUInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment;
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nonatomic) UIColor * _Nullable selectedSegmentTintColor;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics;
- (void)setDividerImage:(UIImage * _Nullable)dividerImage forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)dividerImageForLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState barMetrics:(UIBarMetrics)barMetrics;
- (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes forState:(UIControlState)state;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)titleTextAttributesForState:(UIControlState)state;
- (void)setContentPositionAdjustment:(UIOffset)adjustment forSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone barMetrics:(UIBarMetrics)barMetrics;
- (UIOffset)contentPositionAdjustmentForSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone barMetrics:(UIBarMetrics)barMetrics;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UISelectionFeedbackGenerator : UIFeedbackGenerator
- (void)selectionChanged;
- (void)selectionChangedAtLocation:(CGPoint)location __attribute__((deprecated("iOS 17.5")));
@end
__attribute__((swift_attr("@MainActor"))) __attribute__((swift_name("UISheetPresentationController.Detent"))) @interface UISheetPresentationControllerDetent : NSObject
+ (instancetype _Nonnull)mediumDetent __attribute__((swift_name("medium()")));
+ (instancetype _Nonnull)largeDetent __attribute__((swift_name("large()")));
@end
__attribute__((swift_attr("@MainActor"))) @interface UISheetPresentationController : UIPresentationController <UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment>
@property (weak) id<UISheetPresentationControllerDelegate> _Nullable delegate;
@property (nonatomic) UIView * _Nullable sourceView;
@property (nonatomic) BOOL prefersPageSizing;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic) CGFloat preferredCornerRadius;
@property (nonatomic) NSArray<UISheetPresentationControllerDetent *> * _Nonnull detents;
- (void)invalidateDetents;
@property (nonatomic) UISheetPresentationControllerDetentIdentifier _Nullable selectedDetentIdentifier;
@property (nonatomic) UISheetPresentationControllerDetentIdentifier _Nullable largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
- (void)animateChanges:(void (^_Nonnull )(void))__attribute__((noescape)) changes;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISlider : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (readonly) UIBehavioralStyle behavioralStyle;
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle;
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic) UIImage * _Nullable minimumValueImage;
@property (nonatomic) UIImage * _Nullable maximumValueImage;
@property (getter=isContinuous) BOOL continuous;
@property (nonatomic) UISliderStyle sliderStyle;
@property (nonatomic) UIColor * _Nullable minimumTrackTintColor;
@property (nonatomic) UIColor * _Nullable maximumTrackTintColor;
@property (nonatomic) UIColor * _Nullable thumbTintColor;
- (void)setValue:(float)value animated:(BOOL)animated;
- (void)setThumbImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (void)setMinimumTrackImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (void)setMaximumTrackImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (UIImage * _Nullable)thumbImageForState:(UIControlState)state;
- (UIImage * _Nullable)minimumTrackImageForState:(UIControlState)state;
- (UIImage * _Nullable)maximumTrackImageForState:(UIControlState)state;
@property (readonly) UIImage * _Null_unspecified currentThumbImage;
@property (readonly) UIImage * _Null_unspecified currentMinimumTrackImage;
@property (readonly) UIImage * _Null_unspecified currentMaximumTrackImage;
- (CGRect)minimumValueImageRectForBounds:(CGRect)bounds;
- (CGRect)maximumValueImageRectForBounds:(CGRect)bounds;
- (CGRect)trackRectForBounds:(CGRect)bounds;
- (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)rect value:(float)value;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISplitViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithStyle:(UISplitViewControllerStyle)style __attribute__((objc_designated_initializer));
@property (readonly) UISplitViewControllerStyle style;
@property (weak) id<UISplitViewControllerDelegate> _Nullable delegate;
@property (nonatomic) BOOL showsSecondaryOnlyButton;
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior;
@property (readonly) UISplitViewControllerSplitBehavior splitBehavior;
- (void)setViewController:(UIViewController * _Nullable)vc forColumn:(UISplitViewControllerColumn)column;
- (UIViewController * _Nullable)viewControllerForColumn:(UISplitViewControllerColumn)column;
- (void)hideColumn:(UISplitViewControllerColumn)column;
- (void)showColumn:(UISplitViewControllerColumn)column;
- (BOOL)isShowingColumn:(UISplitViewControllerColumn)column;
@property (nonatomic) NSArray<UIViewController *> * _Nonnull viewControllers;
@property (nonatomic) BOOL presentsWithGesture;
@property (readonly, getter=isCollapsed) BOOL collapsed;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (readonly) UISplitViewControllerDisplayMode displayMode;
@property (readonly) UIBarButtonItem * _Nonnull displayModeButtonItem;
@property (nonatomic) UISplitViewControllerDisplayModeButtonVisibility displayModeButtonVisibility;
@property (nonatomic) CGFloat preferredPrimaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredPrimaryColumnWidth;
@property (nonatomic) CGFloat minimumPrimaryColumnWidth;
@property (nonatomic) CGFloat maximumPrimaryColumnWidth;
@property (readonly) CGFloat primaryColumnWidth;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidth;
@property (nonatomic) CGFloat minimumSupplementaryColumnWidth;
@property (nonatomic) CGFloat maximumSupplementaryColumnWidth;
@property (readonly) CGFloat supplementaryColumnWidth;
@property (nonatomic) CGFloat preferredSecondaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredSecondaryColumnWidth;
@property (nonatomic) CGFloat minimumSecondaryColumnWidth;
@property (nonatomic) CGFloat preferredInspectorColumnWidthFraction;
@property (nonatomic) CGFloat preferredInspectorColumnWidth;
@property (nonatomic) CGFloat minimumInspectorColumnWidth;
@property (nonatomic) CGFloat maximumInspectorColumnWidth;
@property (nonatomic) UISplitViewControllerPrimaryEdge primaryEdge;
- (void)showViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender;
- (void)showDetailViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender;
@property (nonatomic) UISplitViewControllerBackgroundStyle primaryBackgroundStyle;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIStackView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithArrangedSubviews:(NSArray<UIView *> * _Nonnull)views;
@property (readonly) NSArray<UIView *> * _Nonnull arrangedSubviews;
- (void)addArrangedSubview:(UIView * _Nonnull)view;
- (void)removeArrangedSubview:(UIView * _Nonnull)view;
- (void)insertArrangedSubview:(UIView * _Nonnull)view atIndex:(NSUInteger)stackIndex;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView * _Nonnull)arrangedSubview;
- (CGFloat)customSpacingAfterView:(UIView * _Nonnull)arrangedSubview;
@property (getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIStatusBarManager : NSObject
@property (readonly) UIStatusBarStyle statusBarStyle;
@property (readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (readonly) CGRect statusBarFrame;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIStepper : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (getter=isContinuous) BOOL continuous;
@property (nonatomic) BOOL autorepeat;
@property (nonatomic) BOOL wraps;
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
- (void)setBackgroundImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state;
- (void)setDividerImage:(UIImage * _Nullable)image forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (void)setIncrementImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (UIImage * _Nullable)incrementImageForState:(UIControlState)state;
- (void)setDecrementImage:(UIImage * _Nullable)image forState:(UIControlState)state;
- (UIImage * _Nullable)decrementImageForState:(UIControlState)state;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIStoryboard : NSObject
+ (UIStoryboard * _Nonnull)storyboardWithName:(NSString * _Nonnull)name bundle:(NSBundle * _Nullable)storyboardBundleOrNil;
- (UIViewController * _Nullable)instantiateInitialViewController;
- (UIViewController * _Nullable)instantiateInitialViewControllerWithCreator:(UIStoryboardViewControllerCreator _Nullable)block;
- (UIViewController * _Nonnull)instantiateViewControllerWithIdentifier:(NSString * _Nonnull)identifier;
- (UIViewController * _Nonnull)instantiateViewControllerWithIdentifier:(NSString * _Nonnull)identifier creator:(UIStoryboardViewControllerCreator _Nullable)block;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIStoryboardSegue : NSObject
+ (instancetype _Nonnull)segueWithIdentifier:(NSString * _Nullable)identifier source:(UIViewController * _Nonnull)source destination:(UIViewController * _Nonnull)destination performHandler:(void (^_Nonnull )(void))performHandler;
- (instancetype _Nonnull)initWithIdentifier:(NSString * _Nullable)identifier source:(UIViewController * _Nonnull)source destination:(UIViewController * _Nonnull)destination __attribute__((objc_designated_initializer));
@property (readonly) NSString * _Nullable identifier;
@property (readonly) UIViewController * _Nonnull sourceViewController;
@property (readonly) UIViewController * _Nonnull destinationViewController;
- (void)perform;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISwipeActionsConfiguration : NSObject
+ (instancetype _Nonnull)configurationWithActions:(NSArray<UIContextualAction *> * _Nonnull)actions __attribute__((swift_name("init(actions:)")));
@property (readonly) NSArray<UIContextualAction *> * _Nonnull actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@end
__attribute__((swift_attr("@MainActor"))) @interface UISwitch : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) UIColor * _Nullable onTintColor;
@property (nonatomic) UIColor * _Nullable thumbTintColor;
@property (nonatomic) UIImage * _Nullable onImage;
@property (nonatomic) UIImage * _Nullable offImage;
@property (nonatomic) NSString * _Nullable title;
@property (readonly) UISwitchStyle style;
@property (nonatomic) UISwitchStyle preferredStyle;
@property (getter=isOn) BOOL on;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (void)setOn:(BOOL)on animated:(BOOL)animated;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITabBar : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
@property (weak) id<UITabBarDelegate> _Nullable delegate;
@property (nonatomic) NSArray<UITabBarItem *> * _Nullable items;
@property (weak) UITabBarItem * _Nullable selectedItem;
- (void)setItems:(NSArray<UITabBarItem *> * _Nullable)items animated:(BOOL)animated;
- (void)beginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items;
- (BOOL)endCustomizingAnimated:(BOOL)animated;
@property (readonly, getter=isCustomizing) BOOL customizing;
@property (nonatomic) UIColor * _Nullable tintColor;
@property (nonatomic) UIColor * _Nullable barTintColor;
@property (nonatomic) UIColor * _Nullable unselectedItemTintColor;
@property (nonatomic) UIColor * _Nullable selectedImageTintColor;
@property (nonatomic) UIImage * _Nullable backgroundImage;
@property (nonatomic) UIImage * _Nullable selectionIndicatorImage;
@property (nonatomic) UIImage * _Nullable shadowImage;
@property (nonatomic) UITabBarItemPositioning itemPositioning;
@property (nonatomic) CGFloat itemWidth;
@property (nonatomic) CGFloat itemSpacing;
@property (nonatomic) UIBarStyle barStyle;
@property (getter=isTranslucent) BOOL translucent;
@property (nonatomic) UITabBarAppearance * _Nonnull standardAppearance;
@property (nonatomic) UITabBarAppearance * _Nullable scrollEdgeAppearance;
@property (readonly) UIView * _Nonnull leadingAccessoryView;
@property (readonly) UIView * _Nonnull trailingAccessoryView;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITabBarItemAppearance : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithStyle:(UITabBarItemAppearanceStyle)style __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)copy;
- (void)configureWithDefaultForStyle:(UITabBarItemAppearanceStyle)style;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITabBarAppearance : UIBarAppearance <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic) UITabBarItemAppearance * _Nonnull stackedLayoutAppearance;
@property (nonatomic) UITabBarItemAppearance * _Nonnull inlineLayoutAppearance;
@property (nonatomic) UITabBarItemAppearance * _Nonnull compactInlineLayoutAppearance;
@property (nonatomic) UIColor * _Nullable selectionIndicatorTintColor;
@property (nonatomic) UIImage * _Nullable selectionIndicatorImage;
@property (nonatomic) UITabBarItemPositioning stackedItemPositioning;
@property (nonatomic) CGFloat stackedItemWidth;
@property (nonatomic) CGFloat stackedItemSpacing;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITabBarController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITabBarDelegate, UITraitEnvironment>
@property (weak) id<UITabBarControllerDelegate> _Nullable delegate;
@property (nonatomic) UITabBarControllerMode mode;
@property (nonatomic) NSString * _Nullable customizationIdentifier;
@property (nonatomic) NSArray<NSString *> * _Nullable compactTabIdentifiers;
@property (nonatomic) UITabBarMinimizeBehavior tabBarMinimizeBehavior;
@property (getter=isTabBarHidden) BOOL tabBarHidden;
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (readonly) UILayoutGuide * _Nonnull contentLayoutGuide;
@property (nonatomic) NSArray<UIViewController *> * _Nullable viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> * _Nullable)viewControllers animated:(BOOL)animated;
@property (nonatomic) UIViewController * _Nullable selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (readonly) UINavigationController * _Nonnull moreNavigationController;
@property (nonatomic) NSArray<UIViewController *> * _Nullable customizableViewControllers;
@property (readonly) UITabBar * _Nonnull tabBar;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITabBarItem : UIBarItem <UIPopoverPresentationControllerSourceItem, NSCoding, UIAppearance, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image tag:(NSInteger)tag;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image selectedImage:(UIImage * _Nullable)selectedImage;
- (instancetype _Nonnull)initWithTabBarSystemItem:(UITabBarSystemItem)systemItem tag:(NSInteger)tag;
@property (nonatomic) UIImage * _Nullable selectedImage;
@property (nonatomic) NSString * _Nullable badgeValue;
- (void)setFinishedSelectedImage:(UIImage * _Nullable)selectedImage withFinishedUnselectedImage:(UIImage * _Nullable)unselectedImage;
- (UIImage * _Nullable)finishedSelectedImage;
- (UIImage * _Nullable)finishedUnselectedImage;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nonatomic) UIColor * _Nullable badgeColor;
- (void)setBadgeTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)textAttributes forState:(UIControlState)state;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)badgeTextAttributesForState:(UIControlState)state;
@property (nonatomic) UITabBarAppearance * _Nullable standardAppearance;
@property (nonatomic) UITabBarAppearance * _Nullable scrollEdgeAppearance;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITableViewRowAction : NSObject <NSCopying>
+ (instancetype _Nonnull)rowActionWithStyle:(UITableViewRowActionStyle)style title:(NSString * _Nullable)title handler:(void (^_Nonnull )(UITableViewRowAction * _Nonnull, NSIndexPath * _Nonnull))handler;
@property (readonly) UITableViewRowActionStyle style;
@property (nonatomic) NSString * _Nullable title;
@property (nonatomic) UIColor * _Nullable backgroundColor;
@property (nonatomic) UIVisualEffect * _Nullable backgroundEffect;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITableView : UIScrollView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDataSourceTranslating, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIFocusItemScrollableContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame style:(UITableViewStyle)style __attribute__((objc_designated_initializer));
@property (readonly) UITableViewStyle style;
@property (weak) id<UITableViewDataSource> _Nullable dataSource;
@property (weak) id<UITableViewDelegate> _Nullable delegate;
@property (getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (weak) id<UITableViewDragDelegate> _Nullable dragDelegate;
@property (weak) id<UITableViewDropDelegate> _Nullable dropDelegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic) CGFloat fillerRowHeight;
@property (nonatomic) CGFloat sectionHeaderTopPadding;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic) UITableViewSeparatorInsetReference separatorInsetReference;
@property (nonatomic) UITableViewSelfSizingInvalidation selfSizingInvalidation;
@property (nonatomic) UIView * _Nullable backgroundView;
@property (readonly) UIContextMenuInteraction * _Nullable contextMenuInteraction;
@property (readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForSection:(NSInteger)section;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForFooterInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (NSIndexPath * _Nullable)indexPathForRowAtPoint:(CGPoint)point;
- (NSIndexPath * _Nullable)indexPathForCell:(UITableViewCell * _Nonnull)cell;
- (NSArray<NSIndexPath *> * _Nullable)indexPathsForRowsInRect:(CGRect)rect;
- (UITableViewCell * _Nullable)cellForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath;
@property (readonly) NSArray<UITableViewCell *> * _Nonnull visibleCells;
@property (readonly) NSArray<NSIndexPath *> * _Nullable indexPathsForVisibleRows;
- (UITableViewHeaderFooterView * _Nullable)headerViewForSection:(NSInteger)section;
- (UITableViewHeaderFooterView * _Nullable)footerViewForSection:(NSInteger)section;
- (void)scrollToRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath atScrollPosition:(UITableViewScrollPosition)scrollPosition animated:(BOOL)animated __attribute__((swift_name("scrollToRow(at:at:animated:)")));
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)scrollPosition animated:(BOOL)animated;
- (void)performBatchUpdates:(void (^_Nullable )(void))__attribute__((noescape)) updates completion:(void (^_Nullable )(BOOL))completion;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertSections:(NSIndexSet * _Nonnull)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet * _Nonnull)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)reloadSections:(NSIndexSet * _Nonnull)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath toIndexPath:(NSIndexPath * _Nonnull)newIndexPath;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths;
@property (readonly) BOOL hasUncommittedUpdates;
- (void)reloadData;
- (void)reloadSectionIndexTitles;
@property (getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property (readonly) NSIndexPath * _Nullable indexPathForSelectedRow;
@property (readonly) NSArray<NSIndexPath *> * _Nullable indexPathsForSelectedRows;
- (void)selectRowAtIndexPath:(NSIndexPath * _Nullable)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath animated:(BOOL)animated;
@property (nonatomic) NSInteger sectionIndexMinimumDisplayRowCount;
@property (nonatomic) UIColor * _Nullable sectionIndexColor;
@property (nonatomic) UIColor * _Nullable sectionIndexBackgroundColor;
@property (nonatomic) UIColor * _Nullable sectionIndexTrackingBackgroundColor;
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic) UIColor * _Nullable separatorColor;
@property (nonatomic) UIVisualEffect * _Nullable separatorEffect;
@property (nonatomic) BOOL cellLayoutMarginsFollowReadableWidth;
@property (nonatomic) BOOL insetsContentViewsToSafeArea;
@property (nonatomic) UIView * _Nullable tableHeaderView;
@property (nonatomic) UIView * _Nullable tableFooterView;
- (UITableViewCell * _Nullable)dequeueReusableCellWithIdentifier:(NSString * _Nonnull)identifier;
- (UITableViewCell * _Nonnull)dequeueReusableCellWithIdentifier:(NSString * _Nonnull)identifier forIndexPath:(NSIndexPath * _Nonnull)indexPath;
- (UITableViewHeaderFooterView * _Nullable)dequeueReusableHeaderFooterViewWithIdentifier:(NSString * _Nonnull)identifier;
- (void)registerNib:(UINib * _Nullable)nib forCellReuseIdentifier:(NSString * _Nonnull)identifier;
- (void)registerClass:(Class _Nullable)cellClass forCellReuseIdentifier:(NSString * _Nonnull)identifier;
- (void)registerNib:(UINib * _Nullable)nib forHeaderFooterViewReuseIdentifier:(NSString * _Nonnull)identifier;
- (void)registerClass:(Class _Nullable)aClass forHeaderFooterViewReuseIdentifier:(NSString * _Nonnull)identifier;
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic) BOOL selectionFollowsFocus;
@property (nonatomic) BOOL allowsFocus;
@property (nonatomic) BOOL allowsFocusDuringEditing;
@property (nonatomic) BOOL dragInteractionEnabled;
@property (readonly) BOOL hasActiveDrag;
@property (readonly) BOOL hasActiveDrop;
@property (nonatomic) UITableViewContentHuggingElements contentHuggingElements;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITableViewDropProposal : UIDropProposal <NSCopying>
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation intent:(UITableViewDropIntent)intent;
@property (readonly) UITableViewDropIntent intent;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITableViewCell : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIGestureRecognizerDelegate, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString * _Nullable)reuseIdentifier __attribute__((objc_designated_initializer));
@property (readonly) UICellConfigurationState * _Nonnull configurationState;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfigurationUsingState:(UICellConfigurationState * _Nonnull)state;
@property (nonatomic) UITableViewCellConfigurationUpdateHandler _Nullable configurationUpdateHandler;
@property (readonly) UIListContentConfiguration * _Nonnull defaultContentConfiguration;
@property (nonatomic) id<UIContentConfiguration> _Nullable contentConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property (readonly) UIView * _Nonnull contentView;
@property (readonly) UIImageView * _Null_unspecified imageView;
@property (readonly) UILabel * _Null_unspecified textLabel;
@property (readonly) UILabel * _Null_unspecified detailTextLabel;
@property (readonly) UIBackgroundConfiguration * _Nonnull defaultBackgroundConfiguration;
@property (nonatomic) UIBackgroundConfiguration * _Nullable backgroundConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
@property (nonatomic) UIView * _Nullable backgroundView;
@property (nonatomic) UIView * _Nullable selectedBackgroundView;
@property (nonatomic) UIView * _Nullable multipleSelectionBackgroundView;
@property (readonly) NSString * _Nullable reuseIdentifier;
- (void)prepareForReuse;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property (readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic) BOOL showsReorderControl;
@property (nonatomic) BOOL shouldIndentWhileEditing;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic) UIView * _Nullable accessoryView;
@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic) UIView * _Nullable editingAccessoryView;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (readonly) BOOL showingDeleteConfirmation;
@property (nonatomic) UITableViewCellFocusStyle focusStyle;
- (void)willTransitionToState:(UITableViewCellStateMask)state;
- (void)didTransitionToState:(UITableViewCellStateMask)state;
- (void)dragStateDidChange:(UITableViewCellDragState)dragState;
@property (nonatomic) BOOL userInteractionEnabledWhileDragging;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame reuseIdentifier:(NSString * _Nullable)reuseIdentifier;
@property (nonatomic) NSString * _Nullable text;
@property (nonatomic) UIFont * _Nullable font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) UIColor * _Nullable textColor;
@property (nonatomic) UIColor * _Nullable selectedTextColor;
@property (nonatomic) UIImage * _Nullable image;
@property (nonatomic) UIImage * _Nullable selectedImage;
@property (nonatomic) BOOL hidesAccessoryWhenEditing;
@property (nonatomic) id _Nullable target;
@property (nonatomic) SEL _Nullable editAction;
@property (nonatomic) SEL _Nullable accessoryAction;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITableViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate, UITraitEnvironment>
- (instancetype _Nonnull)initWithStyle:(UITableViewStyle)style __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil __attribute__((objc_designated_initializer));
@property (nonatomic) UITableView * _Null_unspecified tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic) UIRefreshControl * _Nullable refreshControl;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITableViewHeaderFooterView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithReuseIdentifier:(NSString * _Nullable)reuseIdentifier __attribute__((objc_designated_initializer));
@property (readonly) UIViewConfigurationState * _Nonnull configurationState;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfigurationUsingState:(UIViewConfigurationState * _Nonnull)state;
@property (nonatomic) UITableViewHeaderFooterViewConfigurationUpdateHandler _Nullable configurationUpdateHandler;
@property (readonly) UIListContentConfiguration * _Nonnull defaultContentConfiguration;
@property (nonatomic) id<UIContentConfiguration> _Nullable contentConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property (readonly) UIView * _Nonnull contentView;
@property (readonly) UILabel * _Null_unspecified textLabel;
@property (readonly) UILabel * _Null_unspecified detailTextLabel;
@property (readonly) UIBackgroundConfiguration * _Nonnull defaultBackgroundConfiguration;
@property (nonatomic) UIBackgroundConfiguration * _Nullable backgroundConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
@property (nonatomic) UIView * _Nullable backgroundView;
@property (readonly) NSString * _Nullable reuseIdentifier;
- (void)prepareForReuse;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@property (nonatomic) UIEventButtonMask buttonMaskRequired;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITargetedPreview : NSObject <NSCopying>
- (instancetype _Nonnull)initWithView:(UIView * _Nonnull)view parameters:(UIPreviewParameters * _Nonnull)parameters;
- (instancetype _Nonnull)initWithView:(UIView * _Nonnull)view;
@property (readonly) UIView * _Nonnull view;
@property (readonly) UIPreviewParameters * _Nonnull parameters;
@property (readonly) CGSize size;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITextPosition : NSObject
@end
__attribute__((swift_attr("@MainActor"))) @interface UITextRange : NSObject
@property (readonly, getter=isEmpty) BOOL empty;
@property (readonly) UITextPosition * _Nonnull start;
@property (readonly) UITextPosition * _Nonnull end;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITextInputMode : NSObject <NSCoding, NSSecureCoding>
@property (readonly) NSString * _Nullable primaryLanguage;
+ (UITextInputMode * _Nullable)currentInputMode;
@property (class, readonly) NSArray<UITextInputMode *> * _Nonnull activeInputModes __attribute__((swift_name("activeInputModes")));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITextInputPasswordRules : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (readonly) NSString * _Nonnull passwordRulesDescriptor;
+ (instancetype _Nonnull)passwordRulesWithDescriptor:(NSString * _Nonnull)passwordRulesDescriptor;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UITextView : UIScrollView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIContentSizeCategoryAdjusting, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIFocusItemScrollableContainer, UIKeyInput, UILetterformAwareAdjusting, UIResponderStandardEditActions, UITextInput, UITextInputTraits, UITraitEnvironment, UIFindInteractionDelegate, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting, UITextSearching>
@property (weak) id<UITextViewDelegate> _Nullable delegate;
@property (null_resettable) NSString * _Null_unspecified text;
@property (nonatomic) UIFont * _Nullable font;
@property (nonatomic) UIColor * _Nullable textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSRange selectedRange;
@property (nonatomic) NSArray<NSValue *> * _Nonnull selectedRanges;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (nonatomic) UIDataDetectorTypes dataDetectorTypes;
@property (nonatomic) BOOL allowsEditingTextAttributes;
@property (null_resettable) NSAttributedString * _Null_unspecified attributedText;
@property (nonatomic) NSDictionary<NSAttributedStringKey, id> * _Nonnull typingAttributes;
- (void)scrollRangeToVisible:(NSRange)range;
@property (nonatomic) UIView * _Nullable inputView;
@property (nonatomic) UIView * _Nullable inputAccessoryView;
@property (nonatomic) BOOL clearsOnInsertion;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame textContainer:(NSTextContainer * _Nullable)textContainer __attribute__((objc_designated_initializer));
+ (instancetype _Nonnull)textViewUsingTextLayoutManager:(BOOL)usingTextLayoutManager;
@property (readonly) NSTextContainer * _Nonnull textContainer;
@property (nonatomic) UIEdgeInsets textContainerInset;
@property (readonly) NSLayoutManager * _Nonnull layoutManager;
@property (readonly) NSTextStorage * _Nonnull textStorage;
@property (null_resettable) NSDictionary<NSAttributedStringKey, id> * _Null_unspecified linkTextAttributes;
@property (nonatomic) BOOL usesStandardTextScaling;
@property (nonatomic, readonly) UIFindInteraction * _Nullable findInteraction;
@property (getter=isFindInteractionEnabled) BOOL findInteractionEnabled;
@property (nonatomic) UITextViewBorderStyle borderStyle;
@property (null_resettable) NSDictionary<NSAttributedStringKey, id> * _Null_unspecified textHighlightAttributes;
@property (readonly, getter=isWritingToolsActive) BOOL writingToolsActive;
@property (nonatomic) UIWritingToolsBehavior writingToolsBehavior;
@property (nonatomic) UIWritingToolsResultOptions allowedWritingToolsResultOptions;
@property (readonly) Class _Nonnull subclassForWritingToolsCoordinator;
@property (nonatomic) id _Nonnull interactionState;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UICubicTimingParameters : NSObject <NSCoding, NSCopying, UITimingCurveProvider>
@property (readonly) UIViewAnimationCurve animationCurve;
@property (readonly) CGPoint controlPoint1;
@property (readonly) CGPoint controlPoint2;
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithAnimationCurve:(UIViewAnimationCurve)curve __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UISpringTimingParameters : NSObject <NSCoding, NSCopying, UITimingCurveProvider>
@property (readonly) CGVector initialVelocity;
- (instancetype _Nonnull)init __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithMass:(CGFloat)mass stiffness:(CGFloat)stiffness damping:(CGFloat)damping initialVelocity:(CGVector)velocity __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithDampingRatio:(CGFloat)ratio;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration bounce:(CGFloat)bounce initialVelocity:(CGVector)velocity __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration bounce:(CGFloat)bounce;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIToolbar : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIBarPositioning, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic) NSArray<UIBarButtonItem *> * _Nullable items;
@property (getter=isTranslucent) BOOL translucent;
- (void)setItems:(NSArray<UIBarButtonItem *> * _Nullable)items animated:(BOOL)animated;
@property (nonatomic) UIColor * _Nullable tintColor;
@property (nonatomic) UIColor * _Nullable barTintColor;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage forToolbarPosition:(UIBarPosition)topOrBottom barMetrics:(UIBarMetrics)barMetrics;
- (UIImage * _Nullable)backgroundImageForToolbarPosition:(UIBarPosition)topOrBottom barMetrics:(UIBarMetrics)barMetrics;
- (void)setShadowImage:(UIImage * _Nullable)shadowImage forToolbarPosition:(UIBarPosition)topOrBottom;
- (UIImage * _Nullable)shadowImageForToolbarPosition:(UIBarPosition)topOrBottom;
@property (nonatomic) UIToolbarAppearance * _Nonnull standardAppearance;
@property (nonatomic) UIToolbarAppearance * _Nullable compactAppearance;
@property (nonatomic) UIToolbarAppearance * _Nullable scrollEdgeAppearance;
@property (nonatomic) UIToolbarAppearance * _Nullable compactScrollEdgeAppearance;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIToolbarAppearance : UIBarAppearance <NSCoding, NSCopying, NSSecureCoding>
@end
__attribute__((swift_attr("@MainActor"))) @interface UITouch : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UITouchPhase phase;
@property (readonly) NSUInteger tapCount;
@property (readonly) UITouchType type;
@property (readonly) CGFloat majorRadius;
@property (readonly) CGFloat majorRadiusTolerance;
@property (readonly) UIWindow * _Null_unspecified window;
@property (readonly) UIView * _Null_unspecified view;
@property (readonly) NSArray<UIGestureRecognizer *> * _Null_unspecified gestureRecognizers;
- (CGPoint)locationInView:(UIView * _Nullable)view;
- (CGPoint)previousLocationInView:(UIView * _Nullable)view;
- (CGPoint)preciseLocationInView:(UIView * _Nullable)view __attribute__((swift_name("preciseLocation(in:)")));
- (CGPoint)precisePreviousLocationInView:(UIView * _Nullable)view;
@property (readonly) CGFloat force;
@property (readonly) CGFloat maximumPossibleForce;
- (CGFloat)azimuthAngleInView:(UIView * _Nullable)view;
- (CGVector)azimuthUnitVectorInView:(UIView * _Nullable)view;
@property (readonly) CGFloat altitudeAngle;
@property (readonly) NSNumber * _Nullable estimationUpdateIndex;
@property (readonly) UITouchProperties estimatedProperties;
@property (readonly) UITouchProperties estimatedPropertiesExpectingUpdates;
@property (readonly) CGFloat rollAngle;
@end
__attribute__((swift_attr("@MainActor"))) @interface UITraitPreferredContentSizeCategory : NSObject <UIObjectTraitDefinition, UITraitDefinition>
@end
__attribute__((swift_attr("@MainActor"))) @interface UITraitHorizontalSizeClass : NSObject <UITraitDefinition>
@end
__attribute__((swift_attr("@Sendable"))) @interface UITraitCollection : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype _Nonnull)init;
- (BOOL)containsTraitsInCollection:(UITraitCollection * _Nullable)trait;
+ (UITraitCollection * _Nonnull)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> * _Nonnull)traitCollections __attribute__((swift_name("init(traitsFrom:)")));
+ (UITraitCollection * _Nonnull)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
+ (UITraitCollection * _Nonnull)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle;
@property (readonly) UIUserInterfaceStyle userInterfaceStyle;
+ (UITraitCollection * _Nonnull)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)layoutDirection;
@property (readonly) UITraitEnvironmentLayoutDirection layoutDirection;
+ (UITraitCollection * _Nonnull)traitCollectionWithDisplayScale:(CGFloat)scale;
@property (readonly) CGFloat displayScale;
+ (UITraitCollection * _Nonnull)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
@property (readonly) UIUserInterfaceSizeClass horizontalSizeClass;
+ (UITraitCollection * _Nonnull)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass;
@property (readonly) UIUserInterfaceSizeClass verticalSizeClass;
+ (UITraitCollection * _Nonnull)traitCollectionWithForceTouchCapability:(UIForceTouchCapability)capability;
@property (readonly) UIForceTouchCapability forceTouchCapability;
+ (UITraitCollection * _Nonnull)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory _Nonnull)preferredContentSizeCategory;
@property (readonly) UIContentSizeCategory _Nonnull preferredContentSizeCategory;
+ (UITraitCollection * _Nonnull)traitCollectionWithDisplayGamut:(UIDisplayGamut)displayGamut;
@property (readonly) UIDisplayGamut displayGamut;
+ (UITraitCollection * _Nonnull)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)accessibilityContrast;
@property (readonly) UIAccessibilityContrast accessibilityContrast;
+ (UITraitCollection * _Nonnull)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)userInterfaceLevel;
@property (readonly) UIUserInterfaceLevel userInterfaceLevel;
+ (UITraitCollection * _Nonnull)traitCollectionWithLegibilityWeight:(UILegibilityWeight)legibilityWeight;
@property (readonly) UILegibilityWeight legibilityWeight;
+ (UITraitCollection * _Nonnull)traitCollectionWithActiveAppearance:(UIUserInterfaceActiveAppearance)userInterfaceActiveAppearance;
@property (readonly) UIUserInterfaceActiveAppearance activeAppearance;
+ (UITraitCollection * _Nonnull)traitCollectionWithToolbarItemPresentationSize:(UINSToolbarItemPresentationSize)toolbarItemPresentationSize;
@property (readonly) UINSToolbarItemPresentationSize toolbarItemPresentationSize;
+ (UITraitCollection * _Nonnull)traitCollectionWithImageDynamicRange:(UIImageDynamicRange)imageDynamicRange;
@property (readonly) UIImageDynamicRange imageDynamicRange;
+ (UITraitCollection * _Nonnull)traitCollectionWithTypesettingLanguage:(NSString * _Nonnull)language;
@property (readonly) NSString * _Nonnull typesettingLanguage;
+ (UITraitCollection * _Nonnull)traitCollectionWithSceneCaptureState:(UISceneCaptureState)sceneCaptureState;
@property (readonly) UISceneCaptureState sceneCaptureState;
+ (UITraitCollection * _Nonnull)traitCollectionWithListEnvironment:(UIListEnvironment)listEnvironment;
@property (readonly) UIListEnvironment listEnvironment;
+ (UITraitCollection * _Nonnull)traitCollectionWithTabAccessoryEnvironment:(UITabAccessoryEnvironment)tabAccessoryEnvironment;
@property (readonly) UITabAccessoryEnvironment tabAccessoryEnvironment;
@property (readonly) UISplitViewControllerLayoutEnvironment splitViewControllerLayoutEnvironment;
@property (readonly) UIHDRHeadroomUsageLimit hdrHeadroomUsageLimit;
+ (UITraitCollection * _Nonnull)traitCollectionWithHDRHeadroomUsageLimit:(UIHDRHeadroomUsageLimit)hdrHeadroomUsageLimit;
+ (UITraitCollection * _Nonnull)traitCollectionWithResolvesNaturalAlignmentWithBaseWritingDirection:(BOOL)resolvesNaturalAlignmentWithBaseWritingDirection;
@property (readonly) BOOL resolvesNaturalAlignmentWithBaseWritingDirection;
+ (UITraitCollection * _Nonnull)traitCollectionWithTraits:(UITraitMutations _Nonnull)mutations;
- (UITraitCollection * _Nonnull)traitCollectionByModifyingTraits:(UITraitMutations _Nonnull)mutations;
+ (UITraitCollection * _Nonnull)traitCollectionWithCGFloatValue:(CGFloat)value forTrait:(UICGFloatTrait * _Nonnull)trait;
- (UITraitCollection * _Nonnull)traitCollectionByReplacingCGFloatValue:(CGFloat)value forTrait:(UICGFloatTrait * _Nonnull)trait;
- (CGFloat)valueForCGFloatTrait:(UICGFloatTrait * _Nonnull)trait;
+ (UITraitCollection * _Nonnull)traitCollectionWithNSIntegerValue:(NSInteger)value forTrait:(UINSIntegerTrait * _Nonnull)trait;
- (UITraitCollection * _Nonnull)traitCollectionByReplacingNSIntegerValue:(NSInteger)value forTrait:(UINSIntegerTrait * _Nonnull)trait;
- (NSInteger)valueForNSIntegerTrait:(UINSIntegerTrait * _Nonnull)trait;
+ (UITraitCollection * _Nonnull)traitCollectionWithObject:(id<NSObject> _Nullable)object forTrait:(UIObjectTrait * _Nonnull)trait;
- (UITraitCollection * _Nonnull)traitCollectionByReplacingObject:(id<NSObject> _Nullable)object forTrait:(UIObjectTrait * _Nonnull)trait;
- (id<NSObject> _Nullable)objectForTrait:(UIObjectTrait * _Nonnull)trait;
@property (class) UITraitCollection * _Nonnull currentTraitCollection __attribute__((swift_name("current")));
- (void)performAsCurrentTraitCollection:(void (^_Nonnull )(void))__attribute__((noescape)) actions __attribute__((swift_name("performAsCurrent(_:)")));
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection * _Nullable)traitCollection __attribute__((swift_name("hasDifferentColorAppearance(comparedTo:)")));
@property (readonly) UIImageConfiguration * _Nonnull imageConfiguration;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat duration;
@property (readonly) CGFloat percentComplete;
@property (nonatomic) CGFloat completionSpeed;
@property (nonatomic) UIViewAnimationCurve completionCurve;
@property (nonatomic) id<UITimingCurveProvider> _Nullable timingCurve;
@property (nonatomic) BOOL wantsInteractiveStart;
- (void)pauseInteractiveTransition;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)cancelInteractiveTransition;
- (void)finishInteractiveTransition;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIViewPropertyAnimator : NSObject <NSCopying, UIViewAnimating, UIViewImplicitlyAnimating>
@property (readonly) id<UITimingCurveProvider> _Nullable timingParameters;
@property (readonly) NSTimeInterval duration;
@property (readonly) NSTimeInterval delay;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (getter=isManualHitTestingEnabled) BOOL manualHitTestingEnabled;
@property (getter=isInterruptible) BOOL interruptible;
@property (nonatomic) BOOL scrubsLinearly;
@property (nonatomic) BOOL pausesOnCompletion;
@property (nonatomic) BOOL flushUpdates;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration timingParameters:(id<UITimingCurveProvider> _Nonnull)parameters __attribute__((objc_designated_initializer));
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve animations:(void (^_Nullable )(void))animations;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration controlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 animations:(void (^_Nullable )(void))animations;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration dampingRatio:(CGFloat)ratio animations:(void (^_Nullable )(void))animations;
+ (instancetype _Nonnull)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^_Nonnull )(void))animations completion:(void (^_Nullable )(UIViewAnimatingPosition))completion;
- (void)addAnimations:(void (^_Nonnull )(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addAnimations:(void (^_Nonnull )(void))animation;
- (void)addCompletion:(void (^_Nonnull )(UIViewAnimatingPosition))completion;
- (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider> _Nullable)parameters durationFactor:(CGFloat)durationFactor;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIVisualEffectView : UIView <CALayerDelegate, NSCoding, NSSecureCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (readonly) UIView * _Nonnull contentView;
@property (nonatomic) UIVisualEffect * _Nullable effect;
- (instancetype _Nonnull)initWithEffect:(UIVisualEffect * _Nullable)effect __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
__attribute__((swift_attr("@MainActor"))) @interface UIWindow : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithWindowScene:(UIWindowScene * _Nonnull)windowScene;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame;
- (instancetype _Nonnull)init;
@property (weak) UIWindowScene * _Nullable windowScene;
@property (nonatomic) BOOL canResizeToFitContent;
@property (nonatomic) UIScreen * _Nonnull screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (readonly, getter=isKeyWindow) BOOL keyWindow __attribute__((swift_name("isKeyWindow")));
@property (readonly) BOOL canBecomeKeyWindow;
- (void)becomeKeyWindow __attribute__((swift_name("becomeKey()")));
- (void)resignKeyWindow __attribute__((swift_name("resignKey()")));
- (void)makeKeyWindow __attribute__((swift_name("makeKey()")));
- (void)makeKeyAndVisible;
@property (nonatomic) UIViewController * _Nullable rootViewController;
- (void)sendEvent:(UIEvent * _Nonnull)event __attribute__((swift_name("sendEvent(_:)")));
- (CGPoint)convertPoint:(CGPoint)point toWindow:(UIWindow * _Nullable)window;
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(UIWindow * _Nullable)window;
- (CGRect)convertRect:(CGRect)rect toWindow:(UIWindow * _Nullable)window;
- (CGRect)convertRect:(CGRect)rect fromWindow:(UIWindow * _Nullable)window;
@property (readonly) UILayoutGuide * _Nonnull safeAreaAspectFitLayoutGuide;
@end
__attribute__((swift_attr("@MainActor"))) @interface UIWindowScene : UIScene <UIResponderStandardEditActions, UITraitChangeObservable, UITraitEnvironment>
@property (readonly) UIScreenshotService * _Nullable screenshotService;
@property (readonly) UIStatusBarManager * _Nullable statusBarManager;
@property (readonly) UIScreen * _Nonnull screen;
@property (readonly) UIInterfaceOrientation interfaceOrientation;
@property (readonly) id<UICoordinateSpace> _Nonnull coordinateSpace;
@property (readonly) UITraitCollection * _Nonnull traitCollection;
@property (readonly) NSArray<UIWindow *> * _Nonnull windows;
@property (readonly) UIWindow * _Nullable keyWindow;
@property (weak) id<UIActivityItemsConfigurationProviding> _Nullable activityItemsConfigurationSource;
@property (readonly, getter=isFullScreen) BOOL fullScreen;
@end
@interface CIImage (UIKitFacts)
- (instancetype _Nullable)initWithImage:(UIImage * _Nonnull)image;
- (instancetype _Nullable)initWithImage:(UIImage * _Nonnull)image options:(NSDictionary<CIImageOption, id> * _Nullable)options;
@end
extern NSAttributedStringKey _Nonnull const NSFontAttributeName __attribute__((swift_name("font")));
extern NSAttributedStringKey _Nonnull const NSParagraphStyleAttributeName __attribute__((swift_name("paragraphStyle")));
extern NSAttributedStringKey _Nonnull const NSForegroundColorAttributeName __attribute__((swift_name("foregroundColor")));
extern NSAttributedStringKey _Nonnull const NSBackgroundColorAttributeName __attribute__((swift_name("backgroundColor")));
extern NSAttributedStringKey _Nonnull const NSLigatureAttributeName __attribute__((swift_name("ligature")));
extern NSAttributedStringKey _Nonnull const NSKernAttributeName __attribute__((swift_name("kern")));
extern NSAttributedStringKey _Nonnull const NSTrackingAttributeName __attribute__((swift_name("tracking")));
extern NSAttributedStringKey _Nonnull const NSStrikethroughStyleAttributeName __attribute__((swift_name("strikethroughStyle")));
extern NSAttributedStringKey _Nonnull const NSUnderlineStyleAttributeName __attribute__((swift_name("underlineStyle")));
extern NSAttributedStringKey _Nonnull const NSStrokeColorAttributeName __attribute__((swift_name("strokeColor")));
extern NSAttributedStringKey _Nonnull const NSStrokeWidthAttributeName __attribute__((swift_name("strokeWidth")));
extern NSAttributedStringKey _Nonnull const NSShadowAttributeName __attribute__((swift_name("shadow")));
extern NSAttributedStringKey _Nonnull const NSTextEffectAttributeName __attribute__((swift_name("textEffect")));
extern NSAttributedStringKey _Nonnull const NSAttachmentAttributeName __attribute__((swift_name("attachment")));
extern NSAttributedStringKey _Nonnull const NSLinkAttributeName __attribute__((swift_name("link")));
extern NSAttributedStringKey _Nonnull const NSBaselineOffsetAttributeName __attribute__((swift_name("baselineOffset")));
extern NSAttributedStringKey _Nonnull const NSUnderlineColorAttributeName __attribute__((swift_name("underlineColor")));
extern NSAttributedStringKey _Nonnull const NSStrikethroughColorAttributeName __attribute__((swift_name("strikethroughColor")));
extern NSAttributedStringKey _Nonnull const NSWritingDirectionAttributeName __attribute__((swift_name("writingDirection")));
extern NSAttributedStringKey _Nonnull const NSTextHighlightStyleAttributeName __attribute__((swift_name("textHighlightStyle")));
extern NSAttributedStringKey _Nonnull const NSTextHighlightColorSchemeAttributeName __attribute__((swift_name("textHighlightColorScheme")));
extern NSAttributedStringKey _Nonnull const NSAdaptiveImageGlyphAttributeName __attribute__((swift_name("adaptiveImageGlyph")));
extern NSAttributedStringKey _Nonnull const NSWritingToolsExclusionAttributeName __attribute__((swift_name("writingToolsExclusion")));
extern NSAttributedStringKey _Nonnull const NSObliquenessAttributeName __attribute__((swift_name("obliqueness")));
extern NSAttributedStringKey _Nonnull const NSExpansionAttributeName __attribute__((swift_name("expansion")));
extern NSAttributedStringKey _Nonnull const NSVerticalGlyphFormAttributeName __attribute__((swift_name("verticalGlyphForm")));
extern NSNotificationName _Nonnull const NSTextStorageWillProcessEditingNotification __attribute__((swift_name("NSTextStorage.willProcessEditingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const NSTextStorageDidProcessEditingNotification __attribute__((swift_name("NSTextStorage.didProcessEditingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIAccessibilityVoiceOverStatusChanged;
extern NSNotificationName _Nonnull const UIAccessibilityVoiceOverStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.voiceOverStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityMonoAudioStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.monoAudioStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityClosedCaptioningStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.closedCaptioningStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityInvertColorsStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.invertColorsStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityGuidedAccessStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.guidedAccessStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityBoldTextStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.boldTextStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityButtonShapesEnabledStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.buttonShapesEnabledStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityGrayscaleStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.grayscaleStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityReduceTransparencyStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.reduceTransparencyStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityReduceMotionStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.reduceMotionStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityVideoAutoplayStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.videoAutoplayStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityDarkerSystemColorsStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.darkerSystemColorsStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilitySwitchControlStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.switchControlStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilitySpeakSelectionStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.speakSelectionStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilitySpeakScreenStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.speakScreenStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityShakeToUndoDidChangeNotification __attribute__((swift_name("UIAccessibility.shakeToUndoDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityAssistiveTouchStatusDidChangeNotification __attribute__((swift_name("UIAccessibility.assistiveTouchStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification __attribute__((swift_name("UIAccessibility.shouldDifferentiateWithoutColorDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityOnOffSwitchLabelsDidChangeNotification __attribute__((swift_name("UIAccessibility.onOffSwitchLabelsDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityHearingDevicePairedEarDidChangeNotification __attribute__((swift_name("UIAccessibility.hearingDevicePairedEarDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIAccessibilityTraits const UIAccessibilityTraitNone __attribute__((swift_name("traitNone")));
extern UIAccessibilityTraits const UIAccessibilityTraitButton __attribute__((swift_name("traitButton")));
extern UIAccessibilityTraits const UIAccessibilityTraitLink __attribute__((swift_name("traitLink")));
extern UIAccessibilityTraits const UIAccessibilityTraitHeader __attribute__((swift_name("traitHeader")));
extern UIAccessibilityTraits const UIAccessibilityTraitSearchField __attribute__((swift_name("traitSearchField")));
extern UIAccessibilityTraits const UIAccessibilityTraitImage __attribute__((swift_name("traitImage")));
extern UIAccessibilityTraits const UIAccessibilityTraitSelected __attribute__((swift_name("traitSelected")));
extern UIAccessibilityTraits const UIAccessibilityTraitPlaysSound __attribute__((swift_name("traitPlaysSound")));
extern UIAccessibilityTraits const UIAccessibilityTraitKeyboardKey __attribute__((swift_name("traitKeyboardKey")));
extern UIAccessibilityTraits const UIAccessibilityTraitStaticText __attribute__((swift_name("traitStaticText")));
extern UIAccessibilityTraits const UIAccessibilityTraitSummaryElement __attribute__((swift_name("traitSummaryElement")));
extern UIAccessibilityTraits const UIAccessibilityTraitNotEnabled __attribute__((swift_name("traitNotEnabled")));
extern UIAccessibilityTraits const UIAccessibilityTraitUpdatesFrequently __attribute__((swift_name("traitUpdatesFrequently")));
extern UIAccessibilityTraits const UIAccessibilityTraitStartsMediaSession __attribute__((swift_name("traitStartsMediaSession")));
extern UIAccessibilityTraits const UIAccessibilityTraitAdjustable __attribute__((swift_name("traitAdjustable")));
extern UIAccessibilityTraits const UIAccessibilityTraitAllowsDirectInteraction __attribute__((swift_name("traitAllowsDirectInteraction")));
extern UIAccessibilityTraits const UIAccessibilityTraitCausesPageTurn __attribute__((swift_name("traitCausesPageTurn")));
extern UIAccessibilityTraits const UIAccessibilityTraitTabBar __attribute__((swift_name("traitTabBar")));
extern UIAccessibilityTraits const UIAccessibilityTraitToggleButton __attribute__((swift_name("traitToggleButton")));
extern UIAccessibilityTraits const UIAccessibilityTraitSupportsZoom __attribute__((swift_name("traitSupportsZoom")));
extern UIAccessibilityNotifications const UIAccessibilityScreenChangedNotification __attribute__((swift_name("UIAccessibility.screenChangedNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIAccessibilityNotifications const UIAccessibilityLayoutChangedNotification __attribute__((swift_name("UIAccessibility.layoutChangedNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIAccessibilityNotifications const UIAccessibilityAnnouncementNotification __attribute__((swift_name("UIAccessibility.announcementNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIAccessibilityNotifications const UIAccessibilityPageScrolledNotification __attribute__((swift_name("UIAccessibility.pageScrolledNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIAccessibilityNotifications const UIAccessibilityPauseAssistiveTechnologyNotification __attribute__((swift_name("UIAccessibility.pauseAssistiveTechnologyNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIAccessibilityNotifications const UIAccessibilityResumeAssistiveTechnologyNotification __attribute__((swift_name("UIAccessibility.resumeAssistiveTechnologyNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIAccessibilityAnnouncementDidFinishNotification __attribute__((swift_name("UIAccessibility.announcementDidFinishNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIAccessibilityAnnouncementKeyStringValue;
extern NSString * _Nonnull const UIAccessibilityAnnouncementKeyWasSuccessful;
extern NSNotificationName _Nonnull const UIAccessibilityElementFocusedNotification __attribute__((swift_name("UIAccessibility.elementFocusedNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIAccessibilityFocusedElementKey;
extern NSString * _Nonnull const UIAccessibilityUnfocusedElementKey;
extern NSString * _Nonnull const UIAccessibilityAssistiveTechnologyKey;
extern NSAttributedStringKey _Nonnull const UIAccessibilitySpeechAttributePunctuation __attribute__((swift_name("UIAccessibilitySpeechAttributePunctuation")));
extern NSAttributedStringKey _Nonnull const UIAccessibilitySpeechAttributeLanguage __attribute__((swift_name("UIAccessibilitySpeechAttributeLanguage")));
extern NSAttributedStringKey _Nonnull const UIAccessibilitySpeechAttributePitch __attribute__((swift_name("UIAccessibilitySpeechAttributePitch")));
extern NSAttributedStringKey _Nonnull const UIAccessibilitySpeechAttributeQueueAnnouncement __attribute__((swift_name("UIAccessibilitySpeechAttributeQueueAnnouncement")));
extern NSAttributedStringKey _Nonnull const UIAccessibilitySpeechAttributeAnnouncementPriority __attribute__((swift_name("UIAccessibilitySpeechAttributeAnnouncementPriority")));
extern NSAttributedStringKey _Nonnull const UIAccessibilitySpeechAttributeIPANotation __attribute__((swift_name("UIAccessibilitySpeechAttributeIPANotation")));
extern NSAttributedStringKey _Nonnull const UIAccessibilitySpeechAttributeSpellOut __attribute__((swift_name("UIAccessibilitySpeechAttributeSpellOut")));
extern NSAttributedStringKey _Nonnull const UIAccessibilityTextAttributeHeadingLevel __attribute__((swift_name("UIAccessibilityTextAttributeHeadingLevel")));
extern NSAttributedStringKey _Nonnull const UIAccessibilityTextAttributeCustom __attribute__((swift_name("UIAccessibilityTextAttributeCustom")));
extern NSAttributedStringKey _Nonnull const UIAccessibilityTextAttributeContext __attribute__((swift_name("UIAccessibilityTextAttributeContext")));
extern NSString * _Nonnull const UIAccessibilityCustomActionCategoryEdit __attribute__((swift_name("UIAccessibilityCustomAction.categoryEdit"))) __attribute__((swift_attr("nonisolated")));
extern UIActionIdentifier _Nonnull const UIActionPaste __attribute__((swift_name("paste")));
extern UIActionIdentifier _Nonnull const UIActionPasteAndMatchStyle __attribute__((swift_name("pasteAndMatchStyle")));
extern UIActionIdentifier _Nonnull const UIActionPasteAndGo __attribute__((swift_name("pasteAndGo")));
extern UIActionIdentifier _Nonnull const UIActionPasteAndSearch __attribute__((swift_name("pasteAndSearch")));
extern UIActionIdentifier _Nonnull const UIActionNewFromPasteboard __attribute__((swift_name("newFromPasteboard")));
extern UIActivityType _Nonnull const UIActivityTypePostToFacebook __attribute__((swift_name("postToFacebook")));
extern UIActivityType _Nonnull const UIActivityTypePostToTwitter __attribute__((swift_name("postToTwitter")));
extern UIActivityType _Nonnull const UIActivityTypePostToWeibo __attribute__((swift_name("postToWeibo")));
extern UIActivityType _Nonnull const UIActivityTypeMessage __attribute__((swift_name("message")));
extern UIActivityType _Nonnull const UIActivityTypeMail __attribute__((swift_name("mail")));
extern UIActivityType _Nonnull const UIActivityTypePrint __attribute__((swift_name("print")));
extern UIActivityType _Nonnull const UIActivityTypeCopyToPasteboard __attribute__((swift_name("copyToPasteboard")));
extern UIActivityType _Nonnull const UIActivityTypeAssignToContact __attribute__((swift_name("assignToContact")));
extern UIActivityType _Nonnull const UIActivityTypeSaveToCameraRoll __attribute__((swift_name("saveToCameraRoll")));
extern UIActivityType _Nonnull const UIActivityTypeAddToReadingList __attribute__((swift_name("addToReadingList")));
extern UIActivityType _Nonnull const UIActivityTypePostToFlickr __attribute__((swift_name("postToFlickr")));
extern UIActivityType _Nonnull const UIActivityTypePostToVimeo __attribute__((swift_name("postToVimeo")));
extern UIActivityType _Nonnull const UIActivityTypePostToTencentWeibo __attribute__((swift_name("postToTencentWeibo")));
extern UIActivityType _Nonnull const UIActivityTypeAirDrop __attribute__((swift_name("airDrop")));
extern UIActivityType _Nonnull const UIActivityTypeOpenInIBooks __attribute__((swift_name("openInIBooks")));
extern UIActivityType _Nonnull const UIActivityTypeMarkupAsPDF __attribute__((swift_name("markupAsPDF")));
extern UIActivityType _Nonnull const UIActivityTypeSharePlay __attribute__((swift_name("sharePlay")));
extern UIActivityType _Nonnull const UIActivityTypeCollaborationInviteWithLink __attribute__((swift_name("collaborationInviteWithLink")));
extern UIActivityType _Nonnull const UIActivityTypeCollaborationCopyLink __attribute__((swift_name("collaborationCopyLink")));
extern UIActivityType _Nonnull const UIActivityTypeAddToHomeScreen __attribute__((swift_name("addToHomeScreen")));
extern UIBackgroundTaskIdentifier const UIBackgroundTaskInvalid __attribute__((swift_name("invalid")));
extern NSTimeInterval const UIMinimumKeepAliveTimeout;
extern NSTimeInterval const UIApplicationBackgroundFetchIntervalMinimum __attribute__((swift_name("UIApplication.backgroundFetchIntervalMinimum"))) __attribute__((swift_attr("nonisolated")));
extern NSTimeInterval const UIApplicationBackgroundFetchIntervalNever __attribute__((swift_name("UIApplication.backgroundFetchIntervalNever"))) __attribute__((swift_attr("nonisolated")));
extern NSErrorDomain _Nonnull const UIApplicationCategoryDefaultErrorDomain __attribute__((swift_name("UIApplication.categoryDefaultErrorDomain"))) __attribute__((swift_attr("nonisolated")));
extern NSErrorUserInfoKey _Nonnull const UIApplicationCategoryDefaultStatusLastProvidedDateErrorKey __attribute__((swift_name("UIApplication.categoryDefaultStatusLastProvidedDateErrorKey"))) __attribute__((swift_attr("nonisolated")));
extern NSErrorUserInfoKey _Nonnull const UIApplicationCategoryDefaultRetryAvailabilityDateErrorKey __attribute__((swift_name("UIApplication.categoryDefaultRetryAvailabilityDateErrorKey"))) __attribute__((swift_attr("nonisolated")));
extern NSRunLoopMode _Nonnull const UITrackingRunLoopMode __attribute__((swift_name("RunLoop.Mode.UITrackingRunLoopMode"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationDidEnterBackgroundNotification __attribute__((swift_name("UIApplication.didEnterBackgroundNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationWillEnterForegroundNotification __attribute__((swift_name("UIApplication.willEnterForegroundNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationDidFinishLaunchingNotification __attribute__((swift_name("UIApplication.didFinishLaunchingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationDidBecomeActiveNotification __attribute__((swift_name("UIApplication.didBecomeActiveNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationWillResignActiveNotification __attribute__((swift_name("UIApplication.willResignActiveNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationDidReceiveMemoryWarningNotification __attribute__((swift_name("UIApplication.didReceiveMemoryWarningNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationWillTerminateNotification __attribute__((swift_name("UIApplication.willTerminateNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationSignificantTimeChangeNotification __attribute__((swift_name("UIApplication.significantTimeChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationWillChangeStatusBarOrientationNotification __attribute__((swift_name("UIApplication.willChangeStatusBarOrientationNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationDidChangeStatusBarOrientationNotification __attribute__((swift_name("UIApplication.didChangeStatusBarOrientationNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIApplicationStatusBarOrientationUserInfoKey __attribute__((swift_name("UIApplication.statusBarOrientationUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationWillChangeStatusBarFrameNotification __attribute__((swift_name("UIApplication.willChangeStatusBarFrameNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationDidChangeStatusBarFrameNotification __attribute__((swift_name("UIApplication.didChangeStatusBarFrameNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIApplicationStatusBarFrameUserInfoKey __attribute__((swift_name("UIApplication.statusBarFrameUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationBackgroundRefreshStatusDidChangeNotification __attribute__((swift_name("UIApplication.backgroundRefreshStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIApplicationProtectedDataWillBecomeUnavailable __attribute__((swift_name("UIApplicationProtectedDataWillBecomeUnavailable")));
extern NSNotificationName _Nonnull const UIApplicationProtectedDataDidBecomeAvailable __attribute__((swift_name("UIApplicationProtectedDataDidBecomeAvailable")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsURLKey __attribute__((swift_name("urlKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsSourceApplicationKey __attribute__((swift_name("sourceApplicationKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsRemoteNotificationKey __attribute__((swift_name("remoteNotificationKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsLocalNotificationKey __attribute__((swift_name("localNotificationKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsAnnotationKey __attribute__((swift_name("annotationKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsLocationKey __attribute__((swift_name("locationKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsNewsstandDownloadsKey __attribute__((swift_name("newsstandDownloadsKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsBluetoothCentralsKey __attribute__((swift_name("bluetoothCentralsKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsBluetoothPeripheralsKey __attribute__((swift_name("bluetoothPeripheralsKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsShortcutItemKey __attribute__((swift_name("shortcutItemKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsEventAttributionKey __attribute__((swift_name("eventAttributionKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsUserActivityDictionaryKey __attribute__((swift_name("userActivityDictionaryKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsUserActivityTypeKey __attribute__((swift_name("userActivityTypeKey")));
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsCloudKitShareMetadataKey __attribute__((swift_name("cloudKitShareMetadataKey")));
extern NSString * _Nonnull const UIApplicationOpenSettingsURLString __attribute__((swift_name("UIApplication.openSettingsURLString"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIApplicationOpenDefaultApplicationsSettingsURLString __attribute__((swift_name("UIApplication.openDefaultApplicationsSettingsURLString"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIApplicationOpenNotificationSettingsURLString __attribute__((swift_name("UIApplication.openNotificationSettingsURLString"))) __attribute__((swift_attr("nonisolated")));
extern UIApplicationOpenURLOptionsKey _Nonnull const UIApplicationOpenURLOptionsSourceApplicationKey __attribute__((swift_name("sourceApplicationKey")));
extern UIApplicationOpenURLOptionsKey _Nonnull const UIApplicationOpenURLOptionsAnnotationKey __attribute__((swift_name("annotationKey")));
extern UIApplicationOpenURLOptionsKey _Nonnull const UIApplicationOpenURLOptionsOpenInPlaceKey __attribute__((swift_name("openInPlaceKey")));
extern UIApplicationOpenURLOptionsKey _Nonnull const UIApplicationOpenURLOptionsEventAttributionKey __attribute__((swift_name("eventAttributionKey")));
extern NSNotificationName _Nonnull const UIApplicationUserDidTakeScreenshotNotification __attribute__((swift_name("UIApplication.userDidTakeScreenshotNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIApplicationExtensionPointIdentifier _Nonnull const UIApplicationKeyboardExtensionPointIdentifier __attribute__((swift_name("keyboardExtensionPointIdentifier")));
extern UIApplicationOpenExternalURLOptionsKey _Nonnull const UIApplicationOpenURLOptionUniversalLinksOnly __attribute__((swift_name("urlOptionUniversalLinksOnly")));
extern UIApplicationOpenExternalURLOptionsKey _Nonnull const UIApplicationOpenExternalURLOptionsEventAttributionKey __attribute__((swift_name("eventAttributionKey")));
extern UIFloatRange const UIFloatRangeZero;
extern UIFloatRange const UIFloatRangeInfinite;
extern CGSize const UICollectionViewFlowLayoutAutomaticSize __attribute__((swift_name("UICollectionViewFlowLayout.automaticSize"))) __attribute__((swift_attr("nonisolated")));
extern CGFloat const UICollectionViewLayoutAutomaticDimension __attribute__((swift_name("UICollectionViewLayout.automaticDimension"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UICollectionElementKindSectionHeader __attribute__((swift_name("UICollectionView.elementKindSectionHeader"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UICollectionElementKindSectionFooter __attribute__((swift_name("UICollectionView.elementKindSectionFooter"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UICommandTagShare __attribute__((swift_name("UICommand.tagShare"))) __attribute__((swift_attr("nonisolated")));
extern UIConfigurationColorTransformer _Nonnull const UIConfigurationColorTransformerGrayscale;
extern UIConfigurationColorTransformer _Nonnull const UIConfigurationColorTransformerPreferredTint;
extern UIConfigurationColorTransformer _Nonnull const UIConfigurationColorTransformerMonochromeTint;
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryUnspecified __attribute__((swift_name("unspecified")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraSmall __attribute__((swift_name("extraSmall")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategorySmall __attribute__((swift_name("small")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryMedium __attribute__((swift_name("medium")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryLarge __attribute__((swift_name("large")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraLarge __attribute__((swift_name("extraLarge")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraExtraLarge __attribute__((swift_name("extraExtraLarge")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraExtraExtraLarge __attribute__((swift_name("extraExtraExtraLarge")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityMedium __attribute__((swift_name("accessibilityMedium")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityLarge __attribute__((swift_name("accessibilityLarge")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityExtraLarge __attribute__((swift_name("accessibilityExtraLarge")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityExtraExtraLarge __attribute__((swift_name("accessibilityExtraExtraLarge")));
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge __attribute__((swift_name("accessibilityExtraExtraExtraLarge")));
extern NSNotificationName _Nonnull const UIContentSizeCategoryDidChangeNotification __attribute__((swift_name("UIContentSizeCategoryDidChange")));
extern NSString * _Nonnull const UIContentSizeCategoryNewValueKey;
extern NSNotificationName _Nonnull const UIDeviceOrientationDidChangeNotification __attribute__((swift_name("UIDevice.orientationDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIDeviceBatteryStateDidChangeNotification __attribute__((swift_name("UIDevice.batteryStateDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIDeviceBatteryLevelDidChangeNotification __attribute__((swift_name("UIDevice.batteryLevelDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIDeviceProximityStateDidChangeNotification __attribute__((swift_name("UIDevice.proximityStateDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const NSUserActivityDocumentURLKey __attribute__((swift_name("NSUserActivity.documentURLKey"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIFocusDidUpdateNotification __attribute__((swift_name("UIFocusDidUpdate")));
extern NSNotificationName _Nonnull const UIFocusMovementDidFailNotification __attribute__((swift_name("UIFocusMovementDidFail")));
extern NSString * _Nonnull const UIFocusUpdateContextKey __attribute__((swift_name("UIFocusUpdateContext.key"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIFocusUpdateAnimationCoordinatorKey;
extern UIFocusSoundIdentifier _Nonnull const UIFocusSoundIdentifierNone __attribute__((swift_name("none")));
extern UIFocusSoundIdentifier _Nonnull const UIFocusSoundIdentifierDefault __attribute__((swift_name("default")));
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignDefault __attribute__((swift_name("default")));
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignRounded __attribute__((swift_name("rounded")));
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignSerif __attribute__((swift_name("serif")));
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignMonospaced __attribute__((swift_name("monospaced")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorFamilyAttribute __attribute__((swift_name("familyAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorNameAttribute __attribute__((swift_name("nameAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorFaceAttribute __attribute__((swift_name("faceAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorSizeAttribute __attribute__((swift_name("sizeAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorVisibleNameAttribute __attribute__((swift_name("visibleNameAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorMatrixAttribute __attribute__((swift_name("matrixAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorCharacterSetAttribute __attribute__((swift_name("characterSetAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorCascadeListAttribute __attribute__((swift_name("cascadeListAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorTraitsAttribute __attribute__((swift_name("traitsAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorFixedAdvanceAttribute __attribute__((swift_name("fixedAdvanceAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorFeatureSettingsAttribute __attribute__((swift_name("featureSettingsAttribute")));
extern UIFontDescriptorAttributeName _Nonnull const UIFontDescriptorTextStyleAttribute __attribute__((swift_name("textStyleAttribute")));
extern UIFontWeight const UIFontWeightUltraLight __attribute__((swift_name("ultraLight")));
extern UIFontWeight const UIFontWeightThin __attribute__((swift_name("thin")));
extern UIFontWeight const UIFontWeightLight __attribute__((swift_name("light")));
extern UIFontWeight const UIFontWeightRegular __attribute__((swift_name("regular")));
extern UIFontWeight const UIFontWeightMedium __attribute__((swift_name("medium")));
extern UIFontWeight const UIFontWeightSemibold __attribute__((swift_name("semibold")));
extern UIFontWeight const UIFontWeightBold __attribute__((swift_name("bold")));
extern UIFontWeight const UIFontWeightHeavy __attribute__((swift_name("heavy")));
extern UIFontWeight const UIFontWeightBlack __attribute__((swift_name("black")));
extern UIFontWidth const UIFontWidthCondensed __attribute__((swift_name("condensed")));
extern UIFontWidth const UIFontWidthStandard __attribute__((swift_name("standard")));
extern UIFontWidth const UIFontWidthExpanded __attribute__((swift_name("expanded")));
extern UIFontWidth const UIFontWidthCompressed __attribute__((swift_name("compressed")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleLargeTitle __attribute__((swift_name("largeTitle")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleExtraLargeTitle __attribute__((swift_name("extraLargeTitle")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleExtraLargeTitle2 __attribute__((swift_name("extraLargeTitle2")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle1 __attribute__((swift_name("title1")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle2 __attribute__((swift_name("title2")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle3 __attribute__((swift_name("title3")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleHeadline __attribute__((swift_name("headline")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleSubheadline __attribute__((swift_name("subheadline")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleBody __attribute__((swift_name("body")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleCallout __attribute__((swift_name("callout")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleFootnote __attribute__((swift_name("footnote")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleCaption1 __attribute__((swift_name("caption1")));
extern UIFontTextStyle _Nonnull const UIFontTextStyleCaption2 __attribute__((swift_name("caption2")));
extern UIEdgeInsets const UIEdgeInsetsZero __attribute__((swift_name("zero")));
extern NSDirectionalEdgeInsets const NSDirectionalEdgeInsetsZero __attribute__((swift_name("zero")));
extern UIOffset const UIOffsetZero __attribute__((swift_name("zero")));
extern NSErrorDomain _Nonnull const UIGuidedAccessErrorDomain;
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerMediaType __attribute__((swift_name("mediaType")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerOriginalImage __attribute__((swift_name("originalImage")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerEditedImage __attribute__((swift_name("editedImage")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerCropRect __attribute__((swift_name("cropRect")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerMediaURL __attribute__((swift_name("mediaURL")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerReferenceURL __attribute__((swift_name("referenceURL")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerMediaMetadata __attribute__((swift_name("mediaMetadata")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerLivePhoto __attribute__((swift_name("livePhoto")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerPHAsset __attribute__((swift_name("phAsset")));
extern UIImagePickerControllerInfoKey _Nonnull const UIImagePickerControllerImageURL __attribute__((swift_name("imageURL")));
extern CGFloat const UIListContentImageStandardDimension;
extern NSDirectionalEdgeInsets const UIListSeparatorAutomaticInsets;
extern UIMenuIdentifier _Nonnull const UIMenuApplication __attribute__((swift_name("application")));
extern UIMenuIdentifier _Nonnull const UIMenuFile __attribute__((swift_name("file")));
extern UIMenuIdentifier _Nonnull const UIMenuEdit __attribute__((swift_name("edit")));
extern UIMenuIdentifier _Nonnull const UIMenuView __attribute__((swift_name("view")));
extern UIMenuIdentifier _Nonnull const UIMenuWindow __attribute__((swift_name("window")));
extern UIMenuIdentifier _Nonnull const UIMenuHelp __attribute__((swift_name("help")));
extern UIMenuIdentifier _Nonnull const UIMenuAbout __attribute__((swift_name("about")));
extern UIMenuIdentifier _Nonnull const UIMenuPreferences __attribute__((swift_name("preferences")));
extern UIMenuIdentifier _Nonnull const UIMenuServices __attribute__((swift_name("services")));
extern UIMenuIdentifier _Nonnull const UIMenuHide __attribute__((swift_name("hide")));
extern UIMenuIdentifier _Nonnull const UIMenuQuit __attribute__((swift_name("quit")));
extern UIMenuIdentifier _Nonnull const UIMenuNewItem __attribute__((swift_name("newItem")));
extern UIMenuIdentifier _Nonnull const UIMenuNewScene __attribute__((swift_name("newScene")));
extern UIMenuIdentifier _Nonnull const UIMenuOpen __attribute__((swift_name("open")));
extern UIMenuIdentifier _Nonnull const UIMenuOpenRecent __attribute__((swift_name("openRecent")));
extern UIMenuIdentifier _Nonnull const UIMenuClose __attribute__((swift_name("close")));
extern UIMenuIdentifier _Nonnull const UIMenuPrint __attribute__((swift_name("print")));
extern UIMenuIdentifier _Nonnull const UIMenuDocument __attribute__((swift_name("document")));
extern UIMenuIdentifier _Nonnull const UIMenuUndoRedo __attribute__((swift_name("undoRedo")));
extern UIMenuIdentifier _Nonnull const UIMenuStandardEdit __attribute__((swift_name("standardEdit")));
extern UIMenuIdentifier _Nonnull const UIMenuFind __attribute__((swift_name("find")));
extern UIMenuIdentifier _Nonnull const UIMenuFindPanel __attribute__((swift_name("findPanel")));
extern UIMenuIdentifier _Nonnull const UIMenuReplace __attribute__((swift_name("replace")));
extern UIMenuIdentifier _Nonnull const UIMenuShare __attribute__((swift_name("share")));
extern UIMenuIdentifier _Nonnull const UIMenuTextStyle __attribute__((swift_name("textStyle")));
extern UIMenuIdentifier _Nonnull const UIMenuSpelling __attribute__((swift_name("spelling")));
extern UIMenuIdentifier _Nonnull const UIMenuSpellingPanel __attribute__((swift_name("spellingPanel")));
extern UIMenuIdentifier _Nonnull const UIMenuSpellingOptions __attribute__((swift_name("spellingOptions")));
extern UIMenuIdentifier _Nonnull const UIMenuSubstitutions __attribute__((swift_name("substitutions")));
extern UIMenuIdentifier _Nonnull const UIMenuSubstitutionsPanel __attribute__((swift_name("substitutionsPanel")));
extern UIMenuIdentifier _Nonnull const UIMenuSubstitutionOptions __attribute__((swift_name("substitutionOptions")));
extern UIMenuIdentifier _Nonnull const UIMenuTransformations __attribute__((swift_name("transformations")));
extern UIMenuIdentifier _Nonnull const UIMenuSpeech __attribute__((swift_name("speech")));
extern UIMenuIdentifier _Nonnull const UIMenuLookup __attribute__((swift_name("lookup")));
extern UIMenuIdentifier _Nonnull const UIMenuLearn __attribute__((swift_name("learn")));
extern UIMenuIdentifier _Nonnull const UIMenuFormat __attribute__((swift_name("format")));
extern UIMenuIdentifier _Nonnull const UIMenuAutoFill __attribute__((swift_name("autoFill")));
extern UIMenuIdentifier _Nonnull const UIMenuFont __attribute__((swift_name("font")));
extern UIMenuIdentifier _Nonnull const UIMenuTextSize __attribute__((swift_name("textSize")));
extern UIMenuIdentifier _Nonnull const UIMenuTextColor __attribute__((swift_name("textColor")));
extern UIMenuIdentifier _Nonnull const UIMenuTextStylePasteboard __attribute__((swift_name("textStylePasteboard")));
extern UIMenuIdentifier _Nonnull const UIMenuText __attribute__((swift_name("text")));
extern UIMenuIdentifier _Nonnull const UIMenuWritingDirection __attribute__((swift_name("writingDirection")));
extern UIMenuIdentifier _Nonnull const UIMenuAlignment __attribute__((swift_name("alignment")));
extern UIMenuIdentifier _Nonnull const UIMenuToolbar __attribute__((swift_name("toolbar")));
extern UIMenuIdentifier _Nonnull const UIMenuSidebar __attribute__((swift_name("sidebar")));
extern UIMenuIdentifier _Nonnull const UIMenuFullscreen __attribute__((swift_name("fullscreen")));
extern UIMenuIdentifier _Nonnull const UIMenuMinimizeAndZoom __attribute__((swift_name("minimizeAndZoom")));
extern UIMenuIdentifier _Nonnull const UIMenuBringAllToFront __attribute__((swift_name("bringAllToFront")));
extern UIMenuIdentifier _Nonnull const UIMenuRoot __attribute__((swift_name("root")));
extern NSNotificationName _Nonnull const UIMenuControllerWillShowMenuNotification __attribute__((swift_name("UIMenuController.willShowMenuNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIMenuControllerDidShowMenuNotification __attribute__((swift_name("UIMenuController.didShowMenuNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIMenuControllerWillHideMenuNotification __attribute__((swift_name("UIMenuController.willHideMenuNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIMenuControllerDidHideMenuNotification __attribute__((swift_name("UIMenuController.didHideMenuNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIMenuControllerMenuFrameDidChangeNotification __attribute__((swift_name("UIMenuController.menuFrameDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern CGFloat const UINavigationControllerHideShowBarDuration __attribute__((swift_name("UINavigationController.hideShowBarDuration"))) __attribute__((swift_attr("nonisolated")));
extern UINibOptionsKey _Nonnull const UINibExternalObjects __attribute__((swift_name("externalObjects")));
extern NSString * _Nonnull const UINibProxiedObjectsKey __attribute__((swift_name("UINib.proxiedObjectsKey"))) __attribute__((swift_attr("nonisolated")));
extern UIPageViewControllerOptionsKey _Nonnull const UIPageViewControllerOptionSpineLocationKey __attribute__((swift_name("optionSpineLocationKey")));
extern UIPageViewControllerOptionsKey _Nonnull const UIPageViewControllerOptionInterPageSpacingKey __attribute__((swift_name("UIPageViewControllerOptionsKey.interPageSpacing")));
extern UIPasteboardName _Nonnull const UIPasteboardNameGeneral __attribute__((swift_name("general")));
extern NSString * _Nonnull const UIPasteboardNameFind __attribute__((swift_name("UIPasteboard.nameFind"))) __attribute__((swift_attr("nonisolated")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternProbableWebURL __attribute__((swift_name("probableWebURL")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternProbableWebSearch __attribute__((swift_name("probableWebSearch")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternNumber __attribute__((swift_name("number")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternLink __attribute__((swift_name("link")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternPhoneNumber __attribute__((swift_name("phoneNumber")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternEmailAddress __attribute__((swift_name("emailAddress")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternPostalAddress __attribute__((swift_name("postalAddress")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternCalendarEvent __attribute__((swift_name("calendarEvent")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternShipmentTrackingNumber __attribute__((swift_name("shipmentTrackingNumber")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternFlightNumber __attribute__((swift_name("flightNumber")));
extern UIPasteboardDetectionPattern _Nonnull const UIPasteboardDetectionPatternMoneyAmount __attribute__((swift_name("moneyAmount")));
extern UIPasteboardOption _Nonnull const UIPasteboardOptionExpirationDate __attribute__((swift_name("expirationDate")));
extern UIPasteboardOption _Nonnull const UIPasteboardOptionLocalOnly __attribute__((swift_name("localOnly")));
extern NSNotificationName _Nonnull const UIPasteboardChangedNotification __attribute__((swift_name("UIPasteboard.changedNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIPasteboardChangedTypesAddedKey __attribute__((swift_name("UIPasteboard.changedTypesAddedKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIPasteboardChangedTypesRemovedKey __attribute__((swift_name("UIPasteboard.changedTypesRemovedKey"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIPasteboardRemovedNotification __attribute__((swift_name("UIPasteboard.removedNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSArray<NSString *> * _Nonnull const UIPasteboardTypeListString __attribute__((swift_name("UIPasteboard.typeListString"))) __attribute__((swift_attr("nonisolated")));
extern NSArray<NSString *> * _Nonnull const UIPasteboardTypeListURL __attribute__((swift_name("UIPasteboard.typeListURL"))) __attribute__((swift_attr("nonisolated")));
extern NSArray<NSString *> * _Nonnull const UIPasteboardTypeListImage __attribute__((swift_name("UIPasteboard.typeListImage"))) __attribute__((swift_attr("nonisolated")));
extern NSArray<NSString *> * _Nonnull const UIPasteboardTypeListColor __attribute__((swift_name("UIPasteboard.typeListColor"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIPasteboardTypeAutomatic __attribute__((swift_name("UIPasteboard.typeAutomatic"))) __attribute__((swift_attr("nonisolated")));
extern NSErrorDomain _Nonnull const UIPrintErrorDomain;
extern NSString * _Nonnull const UIKeyInputUpArrow __attribute__((swift_name("UIKey.inputUpArrow"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputDownArrow __attribute__((swift_name("UIKey.inputDownArrow"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputLeftArrow __attribute__((swift_name("UIKey.inputLeftArrow"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputRightArrow __attribute__((swift_name("UIKey.inputRightArrow"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputEscape __attribute__((swift_name("UIKey.inputEscape"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputPageUp __attribute__((swift_name("UIKey.inputPageUp"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputPageDown __attribute__((swift_name("UIKey.inputPageDown"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputHome __attribute__((swift_name("UIKey.inputHome"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputEnd __attribute__((swift_name("UIKey.inputEnd"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF2 __attribute__((swift_name("UIKey.inputF2"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF3 __attribute__((swift_name("UIKey.inputF3"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF4 __attribute__((swift_name("UIKey.inputF4"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF5 __attribute__((swift_name("UIKey.inputF5"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF6 __attribute__((swift_name("UIKey.inputF6"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF7 __attribute__((swift_name("UIKey.inputF7"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF8 __attribute__((swift_name("UIKey.inputF8"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF9 __attribute__((swift_name("UIKey.inputF9"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF10 __attribute__((swift_name("UIKey.inputF10"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF11 __attribute__((swift_name("UIKey.inputF11"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputF12 __attribute__((swift_name("UIKey.inputF12"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyInputDelete __attribute__((swift_name("UIKey.inputDelete"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UISceneWillConnectNotification __attribute__((swift_name("UIScene.willConnectNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UISceneDidDisconnectNotification __attribute__((swift_name("UIScene.didDisconnectNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UISceneDidActivateNotification __attribute__((swift_name("UIScene.didActivateNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UISceneWillDeactivateNotification __attribute__((swift_name("UIScene.willDeactivateNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UISceneWillEnterForegroundNotification __attribute__((swift_name("UIScene.willEnterForegroundNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UISceneDidEnterBackgroundNotification __attribute__((swift_name("UIScene.didEnterBackgroundNotification"))) __attribute__((swift_attr("nonisolated")));
extern UISceneSessionRole _Nonnull const UISceneSessionRoleImmersiveSpaceApplication __attribute__((swift_name("immersiveSpaceApplication")));
extern NSErrorDomain _Nonnull const UISceneErrorDomain __attribute__((swift_name("UIScene.errorDomain"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UISceneSystemProtectionDidChangeNotification __attribute__((swift_name("UIScene.systemProtectionDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIScreenDidConnectNotification __attribute__((swift_name("UIScreen.didConnectNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIScreenDidDisconnectNotification __attribute__((swift_name("UIScreen.didDisconnectNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIScreenBrightnessDidChangeNotification __attribute__((swift_name("UIScreen.brightnessDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIScreenCapturedDidChangeNotification __attribute__((swift_name("UIScreen.capturedDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIScreenReferenceDisplayModeStatusDidChangeNotification __attribute__((swift_name("UIScreen.referenceDisplayModeStatusDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateNormal __attribute__((swift_name("normal")));
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateFast __attribute__((swift_name("fast")));
extern UISheetPresentationControllerDetentIdentifier _Nonnull const UISheetPresentationControllerDetentIdentifierMedium __attribute__((swift_name("medium")));
extern UISheetPresentationControllerDetentIdentifier _Nonnull const UISheetPresentationControllerDetentIdentifierLarge __attribute__((swift_name("large")));
extern CGFloat const UISheetPresentationControllerAutomaticDimension __attribute__((swift_name("UISheetPresentationController.automaticDimension"))) __attribute__((swift_attr("nonisolated")));
extern CGFloat const UISplitViewControllerAutomaticDimension __attribute__((swift_name("UISplitViewController.automaticDimension"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIStateRestorationViewControllerStoryboardKey;
extern NSString * _Nonnull const UIApplicationStateRestorationBundleVersionKey __attribute__((swift_name("UIApplication.stateRestorationBundleVersionKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIApplicationStateRestorationUserInterfaceIdiomKey __attribute__((swift_name("UIApplication.stateRestorationUserInterfaceIdiomKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIApplicationStateRestorationTimestampKey __attribute__((swift_name("UIApplication.stateRestorationTimestampKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIApplicationStateRestorationSystemVersionKey __attribute__((swift_name("UIApplication.stateRestorationSystemVersionKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UITextAttributeFont;
extern NSString * _Nonnull const UITextAttributeTextColor;
extern NSString * _Nonnull const UITextAttributeTextShadowColor;
extern NSString * _Nonnull const UITextAttributeTextShadowOffset;
extern NSString * _Nonnull const UITableViewIndexSearch __attribute__((swift_name("UITableView.indexSearch"))) __attribute__((swift_attr("nonisolated")));
extern CGFloat const UITableViewAutomaticDimension __attribute__((swift_name("UITableView.automaticDimension"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UITableViewSelectionDidChangeNotification __attribute__((swift_name("UITableView.selectionDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UITextFieldTextDidBeginEditingNotification __attribute__((swift_name("UITextField.textDidBeginEditingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UITextFieldTextDidEndEditingNotification __attribute__((swift_name("UITextField.textDidEndEditingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UITextFieldTextDidChangeNotification __attribute__((swift_name("UITextField.textDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UITextFieldDidEndEditingReasonKey __attribute__((swift_name("UITextField.didEndEditingReasonKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UITextInputTextBackgroundColorKey;
extern NSString * _Nonnull const UITextInputTextColorKey;
extern NSString * _Nonnull const UITextInputTextFontKey;
extern NSNotificationName _Nonnull const UITextInputCurrentInputModeDidChangeNotification __attribute__((swift_name("UITextInputCurrentInputModeDidChange")));
extern UITextContentType _Nonnull const UITextContentTypeName __attribute__((swift_name("name")));
extern UITextContentType _Nonnull const UITextContentTypeNamePrefix __attribute__((swift_name("namePrefix")));
extern UITextContentType _Nonnull const UITextContentTypeGivenName __attribute__((swift_name("givenName")));
extern UITextContentType _Nonnull const UITextContentTypeMiddleName __attribute__((swift_name("middleName")));
extern UITextContentType _Nonnull const UITextContentTypeFamilyName __attribute__((swift_name("familyName")));
extern UITextContentType _Nonnull const UITextContentTypeNameSuffix __attribute__((swift_name("nameSuffix")));
extern UITextContentType _Nonnull const UITextContentTypeNickname __attribute__((swift_name("nickname")));
extern UITextContentType _Nonnull const UITextContentTypeJobTitle __attribute__((swift_name("jobTitle")));
extern UITextContentType _Nonnull const UITextContentTypeOrganizationName __attribute__((swift_name("organizationName")));
extern UITextContentType _Nonnull const UITextContentTypeLocation __attribute__((swift_name("location")));
extern UITextContentType _Nonnull const UITextContentTypeFullStreetAddress __attribute__((swift_name("fullStreetAddress")));
extern UITextContentType _Nonnull const UITextContentTypeStreetAddressLine1 __attribute__((swift_name("streetAddressLine1")));
extern UITextContentType _Nonnull const UITextContentTypeStreetAddressLine2 __attribute__((swift_name("streetAddressLine2")));
extern UITextContentType _Nonnull const UITextContentTypeAddressCity __attribute__((swift_name("addressCity")));
extern UITextContentType _Nonnull const UITextContentTypeAddressState __attribute__((swift_name("addressState")));
extern UITextContentType _Nonnull const UITextContentTypeAddressCityAndState __attribute__((swift_name("addressCityAndState")));
extern UITextContentType _Nonnull const UITextContentTypeSublocality __attribute__((swift_name("sublocality")));
extern UITextContentType _Nonnull const UITextContentTypeCountryName __attribute__((swift_name("countryName")));
extern UITextContentType _Nonnull const UITextContentTypePostalCode __attribute__((swift_name("postalCode")));
extern UITextContentType _Nonnull const UITextContentTypeTelephoneNumber __attribute__((swift_name("telephoneNumber")));
extern UITextContentType _Nonnull const UITextContentTypeEmailAddress __attribute__((swift_name("emailAddress")));
extern UITextContentType _Nonnull const UITextContentTypeURL __attribute__((swift_name("URL")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardNumber __attribute__((swift_name("creditCardNumber")));
extern UITextContentType _Nonnull const UITextContentTypeUsername __attribute__((swift_name("username")));
extern UITextContentType _Nonnull const UITextContentTypePassword __attribute__((swift_name("password")));
extern UITextContentType _Nonnull const UITextContentTypeNewPassword __attribute__((swift_name("newPassword")));
extern UITextContentType _Nonnull const UITextContentTypeOneTimeCode __attribute__((swift_name("oneTimeCode")));
extern UITextContentType _Nonnull const UITextContentTypeShipmentTrackingNumber __attribute__((swift_name("shipmentTrackingNumber")));
extern UITextContentType _Nonnull const UITextContentTypeFlightNumber __attribute__((swift_name("flightNumber")));
extern UITextContentType _Nonnull const UITextContentTypeDateTime __attribute__((swift_name("dateTime")));
extern UITextContentType _Nonnull const UITextContentTypeBirthdate __attribute__((swift_name("birthdate")));
extern UITextContentType _Nonnull const UITextContentTypeBirthdateDay __attribute__((swift_name("birthdateDay")));
extern UITextContentType _Nonnull const UITextContentTypeBirthdateMonth __attribute__((swift_name("birthdateMonth")));
extern UITextContentType _Nonnull const UITextContentTypeBirthdateYear __attribute__((swift_name("birthdateYear")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardSecurityCode __attribute__((swift_name("creditCardSecurityCode")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardName __attribute__((swift_name("creditCardName")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardGivenName __attribute__((swift_name("creditCardGivenName")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardMiddleName __attribute__((swift_name("creditCardMiddleName")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardFamilyName __attribute__((swift_name("creditCardFamilyName")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardExpiration __attribute__((swift_name("creditCardExpiration")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardExpirationMonth __attribute__((swift_name("creditCardExpirationMonth")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardExpirationYear __attribute__((swift_name("creditCardExpirationYear")));
extern UITextContentType _Nonnull const UITextContentTypeCreditCardType __attribute__((swift_name("creditCardType")));
extern UITextContentType _Nonnull const UITextContentTypeCellularEID __attribute__((swift_name("cellularEID")));
extern UITextContentType _Nonnull const UITextContentTypeCellularIMEI __attribute__((swift_name("cellularIMEI")));
extern NSAttributedStringKey _Nonnull const UITextItemTagAttributeName __attribute__((swift_name("UITextItemTagAttributeName")));
extern NSNotificationName _Nonnull const UITextViewTextDidBeginEditingNotification __attribute__((swift_name("UITextView.textDidBeginEditingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UITextViewTextDidChangeNotification __attribute__((swift_name("UITextView.textDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UITextViewTextDidEndEditingNotification __attribute__((swift_name("UITextView.textDidEndEditingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIUserNotificationTextInputActionButtonTitleKey;
extern CGFloat const UIViewNoIntrinsicMetric __attribute__((swift_name("UIView.noIntrinsicMetric"))) __attribute__((swift_attr("nonisolated")));
extern CGSize const UILayoutFittingCompressedSize;
extern CGSize const UILayoutFittingExpandedSize;
extern NSNotificationName _Nonnull const UIViewControllerShowDetailTargetDidChangeNotification __attribute__((swift_name("UIViewController.showDetailTargetDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern UITransitionContextViewControllerKey _Nonnull const UITransitionContextFromViewControllerKey __attribute__((swift_name("from")));
extern UITransitionContextViewControllerKey _Nonnull const UITransitionContextToViewControllerKey __attribute__((swift_name("to")));
extern UITransitionContextViewKey _Nonnull const UITransitionContextFromViewKey __attribute__((swift_name("from")));
extern UITransitionContextViewKey _Nonnull const UITransitionContextToViewKey __attribute__((swift_name("to")));
extern UIWindowLevel const UIWindowLevelNormal __attribute__((swift_name("normal")));
extern UIWindowLevel const UIWindowLevelAlert __attribute__((swift_name("alert")));
extern UIWindowLevel const UIWindowLevelStatusBar __attribute__((swift_name("statusBar")));
extern NSNotificationName _Nonnull const UIWindowDidBecomeVisibleNotification __attribute__((swift_name("UIWindow.didBecomeVisibleNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIWindowDidBecomeHiddenNotification __attribute__((swift_name("UIWindow.didBecomeHiddenNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIWindowDidBecomeKeyNotification __attribute__((swift_name("UIWindow.didBecomeKeyNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIWindowDidResignKeyNotification __attribute__((swift_name("UIWindow.didResignKeyNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIKeyboardWillShowNotification __attribute__((swift_name("UIResponder.keyboardWillShowNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIKeyboardDidShowNotification __attribute__((swift_name("UIResponder.keyboardDidShowNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIKeyboardWillHideNotification __attribute__((swift_name("UIResponder.keyboardWillHideNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIKeyboardDidHideNotification __attribute__((swift_name("UIResponder.keyboardDidHideNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardFrameBeginUserInfoKey __attribute__((swift_name("UIResponder.keyboardFrameBeginUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardFrameEndUserInfoKey __attribute__((swift_name("UIResponder.keyboardFrameEndUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardAnimationDurationUserInfoKey __attribute__((swift_name("UIResponder.keyboardAnimationDurationUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardAnimationCurveUserInfoKey __attribute__((swift_name("UIResponder.keyboardAnimationCurveUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardIsLocalUserInfoKey __attribute__((swift_name("UIResponder.keyboardIsLocalUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIKeyboardWillChangeFrameNotification __attribute__((swift_name("UIResponder.keyboardWillChangeFrameNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const UIKeyboardDidChangeFrameNotification __attribute__((swift_name("UIResponder.keyboardDidChangeFrameNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardCenterBeginUserInfoKey __attribute__((swift_name("UIResponder.keyboardCenterBeginUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardCenterEndUserInfoKey __attribute__((swift_name("UIResponder.keyboardCenterEndUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const UIKeyboardBoundsUserInfoKey __attribute__((swift_name("UIResponder.keyboardBoundsUserInfoKey"))) __attribute__((swift_attr("nonisolated")));
extern UISceneSessionRole _Nonnull const UIWindowSceneSessionRoleApplication __attribute__((swift_name("windowSceneSessionRoleApplication")));
extern UISceneSessionRole _Nonnull const UIWindowSceneSessionRoleExternalDisplayNonInteractive __attribute__((swift_name("windowSceneSessionRoleExternalDisplayNonInteractive")));
extern UISceneSessionRole _Nonnull const UIWindowSceneSessionRoleExternalDisplay __attribute__((swift_name("windowSceneSessionRoleExternalDisplay")));
extern UISceneSessionRole _Nonnull const UIWindowSceneSessionRoleVolumetricApplication __attribute__((swift_name("windowSceneSessionRoleVolumetricApplication")));
extern UISceneSessionRole _Nonnull const UIWindowSceneSessionRoleAssistiveAccessApplication __attribute__((swift_name("windowSceneSessionRoleAssistiveAccessApplication")));
extern CGFloat const UIProposedSceneSizeNoPreference;
extern NSString * _Nonnull const UIKeyInputF1 __attribute__((swift_name("UIKey.inputF1"))) __attribute__((swift_attr("nonisolated")));
extern CGRect UIAccessibilityConvertFrameToScreenCoordinates(CGRect rect, UIView * _Nonnull view);
extern UIBezierPath * _Nonnull UIAccessibilityConvertPathToScreenCoordinates(UIBezierPath * _Nonnull path, UIView * _Nonnull view);
extern void UIAccessibilityPostNotification(UIAccessibilityNotifications notification, id _Nullable argument);
extern BOOL UIAccessibilityIsVoiceOverRunning(void);
extern BOOL UIAccessibilityIsMonoAudioEnabled(void);
extern BOOL UIAccessibilityIsClosedCaptioningEnabled(void);
extern BOOL UIAccessibilityIsInvertColorsEnabled(void);
extern BOOL UIAccessibilityIsGuidedAccessEnabled(void);
extern BOOL UIAccessibilityIsBoldTextEnabled(void);
extern BOOL UIAccessibilityButtonShapesEnabled(void);
extern BOOL UIAccessibilityIsGrayscaleEnabled(void);
extern BOOL UIAccessibilityIsReduceTransparencyEnabled(void);
extern BOOL UIAccessibilityIsReduceMotionEnabled(void);
extern BOOL UIAccessibilityPrefersCrossFadeTransitions(void);
extern BOOL UIAccessibilityIsVideoAutoplayEnabled(void);
extern BOOL UIAccessibilityDarkerSystemColorsEnabled(void);
extern BOOL UIAccessibilityIsSwitchControlRunning(void);
extern BOOL UIAccessibilityIsSpeakSelectionEnabled(void);
extern BOOL UIAccessibilityIsSpeakScreenEnabled(void);
extern BOOL UIAccessibilityIsShakeToUndoEnabled(void);
extern BOOL UIAccessibilityIsAssistiveTouchRunning(void);
extern BOOL UIAccessibilityShouldDifferentiateWithoutColor(void);
extern BOOL UIAccessibilityIsOnOffSwitchLabelsEnabled(void);
extern void UIAccessibilityRequestGuidedAccessSession(BOOL enable, void (^_Nonnull completionHandler)(BOOL));
extern void UIAccessibilityRegisterGestureConflictWithZoom(void);
extern BOOL UIContentSizeCategoryIsAccessibilityCategory(UIContentSizeCategory _Nonnull category);
extern NSComparisonResult UIContentSizeCategoryCompareToCategory(UIContentSizeCategory _Nonnull lhs, UIContentSizeCategory _Nonnull rhs);
extern NSString * _Nonnull NSStringFromCGPoint(CGPoint point);
extern NSString * _Nonnull NSStringFromCGVector(CGVector vector);
extern NSString * _Nonnull NSStringFromCGSize(CGSize size);
extern NSString * _Nonnull NSStringFromCGRect(CGRect rect);
extern NSString * _Nonnull NSStringFromCGAffineTransform(CGAffineTransform transform);
extern NSString * _Nonnull NSStringFromUIEdgeInsets(UIEdgeInsets insets);
extern NSString * _Nonnull NSStringFromDirectionalEdgeInsets(NSDirectionalEdgeInsets insets);
extern NSString * _Nonnull NSStringFromUIOffset(UIOffset offset);
extern CGPoint CGPointFromString(NSString * _Nonnull string);
extern CGVector CGVectorFromString(NSString * _Nonnull string);
extern CGSize CGSizeFromString(NSString * _Nonnull string);
extern CGRect CGRectFromString(NSString * _Nonnull string);
extern CGAffineTransform CGAffineTransformFromString(NSString * _Nonnull string);
extern CGContextRef _Nullable UIGraphicsGetCurrentContext(void);
extern void UIGraphicsPushContext(CGContextRef _Nonnull context);
extern void UIGraphicsPopContext(void);
extern void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode blendMode);
extern void UIRectFill(CGRect rect);
extern void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode blendMode);
extern void UIRectFrame(CGRect rect);
extern void UIRectClip(CGRect rect);
extern void UIGraphicsBeginImageContext(CGSize size);
extern void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale);
extern UIImage * _Nullable UIGraphicsGetImageFromCurrentImageContext(void);
extern void UIGraphicsEndImageContext(void);
extern BOOL UIGraphicsBeginPDFContextToFile(NSString * _Nonnull path, CGRect bounds, NSDictionary * _Nullable documentInfo);
extern void UIGraphicsBeginPDFContextToData(NSMutableData * _Nonnull data, CGRect bounds, NSDictionary * _Nullable documentInfo);
extern void UIGraphicsEndPDFContext(void);
extern void UIGraphicsBeginPDFPage(void);
extern void UIGraphicsBeginPDFPageWithInfo(CGRect bounds, NSDictionary * _Nullable pageInfo);
extern CGRect UIGraphicsGetPDFContextBounds(void);
extern void UIGraphicsSetPDFContextURLForRect(NSURL * _Nonnull url, CGRect rect);
extern void UIGraphicsAddPDFContextDestinationAtPoint(NSString * _Nonnull name, CGPoint point);
extern void UIGraphicsSetPDFContextDestinationForRect(NSString * _Nonnull name, CGRect rect);
extern BOOL UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(NSString * _Nonnull videoPath);
extern void UISaveVideoAtPathToSavedPhotosAlbum(NSString * _Nonnull videoPath, id _Nullable completionTarget, SEL _Nullable completionSelector, void * _Nullable contextInfo);
extern UIFontWeight UIFontWeightForImageSymbolWeight(UIImageSymbolWeight symbolWeight);
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
