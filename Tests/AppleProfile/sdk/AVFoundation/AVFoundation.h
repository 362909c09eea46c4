#pragma once
@import FactsBase;
@import QuartzCore;
@import CoreImage;
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("AVAsset.ReferenceRestrictions"))) AVAssetReferenceRestrictions : NSUInteger {
  AVAssetReferenceRestrictionForbidNone = 0,
  AVAssetReferenceRestrictionForbidRemoteReferenceToLocal = 1,
  AVAssetReferenceRestrictionForbidLocalReferenceToRemote = 2,
  AVAssetReferenceRestrictionForbidCrossSiteReference = 4,
  AVAssetReferenceRestrictionForbidLocalReferenceToLocal = 8,
  AVAssetReferenceRestrictionForbidAll = 65535,
  AVAssetReferenceRestrictionDefaultPolicy = 2,
} AVAssetReferenceRestrictions;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVAssetImageGenerator.Result"))) AVAssetImageGeneratorResult : NSInteger {
  AVAssetImageGeneratorSucceeded = 0,
  AVAssetImageGeneratorFailed = 1,
  AVAssetImageGeneratorCancelled = 2,
} AVAssetImageGeneratorResult;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) AVAudioSpatializationFormats : NSUInteger {
  AVAudioSpatializationFormatNone = 0,
  AVAudioSpatializationFormatMonoAndStereo = 3,
  AVAudioSpatializationFormatMultichannel = 4,
  AVAudioSpatializationFormatMonoStereoAndMultichannel = 7,
} AVAudioSpatializationFormats;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVErrorCode_"))) AVError : NSInteger {
  AVErrorUnknown = -11800,
  AVErrorOutOfMemory = -11801,
  AVErrorSessionNotRunning = -11803,
  AVErrorDeviceAlreadyUsedByAnotherSession = -11804,
  AVErrorNoDataCaptured = -11805,
  AVErrorSessionConfigurationChanged = -11806,
  AVErrorDiskFull = -11807,
  AVErrorDeviceWasDisconnected = -11808,
  AVErrorMediaChanged = -11809,
  AVErrorMaximumDurationReached = -11810,
  AVErrorMaximumFileSizeReached = -11811,
  AVErrorMediaDiscontinuity = -11812,
  AVErrorMaximumNumberOfSamplesForFileFormatReached = -11813,
  AVErrorDeviceNotConnected = -11814,
  AVErrorDeviceInUseByAnotherApplication = -11815,
  AVErrorDeviceLockedForConfigurationByAnotherProcess = -11817,
  AVErrorExportFailed = -11820,
  AVErrorDecodeFailed = -11821,
  AVErrorInvalidSourceMedia = -11822,
  AVErrorFileAlreadyExists = -11823,
  AVErrorCompositionTrackSegmentsNotContiguous = -11824,
  AVErrorInvalidCompositionTrackSegmentDuration = -11825,
  AVErrorInvalidCompositionTrackSegmentSourceStartTime = -11826,
  AVErrorInvalidCompositionTrackSegmentSourceDuration = -11827,
  AVErrorFileFormatNotRecognized = -11828,
  AVErrorFileFailedToParse = -11829,
  AVErrorMaximumStillImageCaptureRequestsExceeded = -11830,
  AVErrorContentIsProtected = -11831,
  AVErrorNoImageAtTime = -11832,
  AVErrorDecoderNotFound = -11833,
  AVErrorEncoderNotFound = -11834,
  AVErrorContentIsNotAuthorized = -11835,
  AVErrorApplicationIsNotAuthorized = -11836,
  AVErrorOperationNotSupportedForAsset = -11838,
  AVErrorDecoderTemporarilyUnavailable = -11839,
  AVErrorEncoderTemporarilyUnavailable = -11840,
  AVErrorInvalidVideoComposition = -11841,
  AVErrorReferenceForbiddenByReferencePolicy = -11842,
  AVErrorInvalidOutputURLPathExtension = -11843,
  AVErrorScreenCaptureFailed = -11844,
  AVErrorDisplayWasDisabled = -11845,
  AVErrorTorchLevelUnavailable = -11846,
  AVErrorIncompatibleAsset = -11848,
  AVErrorFailedToLoadMediaData = -11849,
  AVErrorServerIncorrectlyConfigured = -11850,
  AVErrorApplicationIsNotAuthorizedToUseDevice = -11852,
  AVErrorFailedToParse = -11853,
  AVErrorFileTypeDoesNotSupportSampleReferences = -11854,
  AVErrorUndecodableMediaData = -11855,
  AVErrorAirPlayControllerRequiresInternet = -11856,
  AVErrorAirPlayReceiverRequiresInternet = -11857,
  AVErrorVideoCompositorFailed = -11858,
  AVErrorRecordingAlreadyInProgress = -11859,
  AVErrorCreateContentKeyRequestFailed = -11860,
  AVErrorUnsupportedOutputSettings = -11861,
  AVErrorOperationNotAllowed = -11862,
  AVErrorContentIsUnavailable = -11863,
  AVErrorFormatUnsupported = -11864,
  AVErrorMalformedDepth = -11865,
  AVErrorContentNotUpdated = -11866,
  AVErrorNoLongerPlayable = -11867,
  AVErrorNoCompatibleAlternatesForExternalDisplay = -11868,
  AVErrorNoSourceTrack = -11869,
  AVErrorExternalPlaybackNotSupportedForAsset = -11870,
  AVErrorOperationNotSupportedForPreset = -11871,
  AVErrorSessionHardwareCostOverage = -11872,
  AVErrorUnsupportedDeviceActiveFormat = -11873,
  AVErrorIncorrectlyConfigured = -11875,
  AVErrorSegmentStartedWithNonSyncSample = -11876,
  AVErrorRosettaNotInstalled = -11877,
  AVErrorOperationCancelled = -11878,
  AVErrorContentKeyRequestCancelled = -11879,
  AVErrorInvalidSampleCursor = -11880,
  AVErrorFailedToLoadSampleData = -11881,
  AVErrorAirPlayReceiverTemporarilyUnavailable = -11882,
  AVErrorEncodeFailed = -11883,
  AVErrorSandboxExtensionDenied = -11884,
  AVErrorToneMappingFailed = -11885,
  AVErrorMediaExtensionDisabled = -11886,
  AVErrorMediaExtensionConflict = -11887,
  AVErrorContentKeyRequestPlaybackDestinationDoesNotSupportDeviceIdentifierRandomization = -11888,
  AVErrorContentKeyInvalid = -11889,
  AVErrorNoSmartFramingsEnabled = -11890,
  AVErrorAutoWhiteBalanceNotLocked = -11891,
  AVErrorFollowExternalSyncDeviceTimedOut = -11892,
} AVError;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVPlayer.Status"))) AVPlayerStatus : NSInteger {
  AVPlayerStatusUnknown = 0,
  AVPlayerStatusReadyToPlay = 1,
  AVPlayerStatusFailed = 2,
} AVPlayerStatus;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVPlayer.TimeControlStatus"))) AVPlayerTimeControlStatus : NSInteger {
  AVPlayerTimeControlStatusPaused = 0,
  AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate = 1,
  AVPlayerTimeControlStatusPlaying = 2,
} AVPlayerTimeControlStatus;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVPlayer.ActionAtItemEnd"))) AVPlayerActionAtItemEnd : NSInteger {
  AVPlayerActionAtItemEndAdvance = 0,
  AVPlayerActionAtItemEndPause = 1,
  AVPlayerActionAtItemEndNone = 2,
} AVPlayerActionAtItemEnd;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) __attribute__((swift_name("AVPlayer.HDRMode"))) AVPlayerHDRMode : NSInteger {
  AVPlayerHDRModeHLG = 1,
  AVPlayerHDRModeHDR10 = 2,
  AVPlayerHDRModeDolbyVision = 4,
} AVPlayerHDRMode;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVPlayer.AudiovisualBackgroundPlaybackPolicy"))) AVPlayerAudiovisualBackgroundPlaybackPolicy : NSInteger {
  AVPlayerAudiovisualBackgroundPlaybackPolicyAutomatic = 1,
  AVPlayerAudiovisualBackgroundPlaybackPolicyPauses = 2,
  AVPlayerAudiovisualBackgroundPlaybackPolicyContinuesIfPossible = 3,
} AVPlayerAudiovisualBackgroundPlaybackPolicy;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVPlayer.NetworkResourcePriority"))) AVPlayerNetworkResourcePriority : NSInteger {
  AVPlayerNetworkResourcePriorityDefault = 0,
  AVPlayerNetworkResourcePriorityLow = 1,
  AVPlayerNetworkResourcePriorityHigh = 2,
} AVPlayerNetworkResourcePriority;
typedef enum __attribute__((enum_extensibility(open))) __attribute__((swift_name("AVPlayerItem.Status"))) AVPlayerItemStatus : NSInteger {
  AVPlayerItemStatusUnknown = 0,
  AVPlayerItemStatusReadyToPlay = 1,
  AVPlayerItemStatusFailed = 2,
} AVPlayerItemStatus;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) AVVariantPreferences : NSUInteger {
  AVVariantPreferenceNone = 0,
  AVVariantPreferenceScalabilityToLosslessAudio = 1,
} AVVariantPreferences;
typedef enum __attribute__((enum_extensibility(open))) AVContentAuthorizationStatus : NSInteger {
  AVContentAuthorizationUnknown = 0,
  AVContentAuthorizationCompleted = 1,
  AVContentAuthorizationCancelled = 2,
  AVContentAuthorizationTimedOut = 3,
  AVContentAuthorizationBusy = 4,
  AVContentAuthorizationNotAvailable = 5,
  AVContentAuthorizationNotPossible = 6,
} AVContentAuthorizationStatus;
typedef NSString * AVLayerVideoGravity __attribute__((swift_wrapper(enum)));
typedef NSString * AVAssetImageGeneratorApertureMode __attribute__((swift_wrapper(enum))) __attribute__((swift_name("AVAssetImageGenerator.ApertureMode")));
typedef NSString * AVAssetImageGeneratorDynamicRangePolicy __attribute__((swift_wrapper(enum))) __attribute__((swift_name("AVAssetImageGenerator.DynamicRangePolicy")));
typedef NSString * AVTrackAssociationType __attribute__((swift_wrapper(enum)));
typedef NSString * AVAudioTimePitchAlgorithm __attribute__((swift_wrapper(enum))) __attribute__((swift_name("AVAudioTime.PitchAlgorithm")));
typedef NSString * AVMediaType __attribute__((swift_wrapper(struct)));
typedef NSString * AVMediaCharacteristic __attribute__((swift_wrapper(struct)));
typedef NSString * AVFileType __attribute__((swift_wrapper(struct)));
typedef NSString * AVMetadataFormat __attribute__((swift_wrapper(enum)));
typedef NSString * AVMetadataKey __attribute__((swift_wrapper(struct)));
typedef NSString * AVPlayerWaitingReason __attribute__((swift_wrapper(enum))) __attribute__((swift_name("AVPlayer.WaitingReason")));
typedef NSString * AVVideoApertureMode __attribute__((swift_wrapper(enum)));
typedef void (__attribute__((swift_attr("@Sendable"))) ^ AVAssetImageGeneratorCompletionHandler)(CMTime, CGImageRef _Nullable, CMTime, AVAssetImageGeneratorResult, NSError * _Nullable);
@protocol AVAsynchronousKeyValueLoading <NSObject>
@required
- (void)loadValuesAsynchronouslyForKeys:(NSArray<NSString *> * _Nonnull)keys completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nullable )(void))handler;
@end
@protocol AVContentKeyRecipient <NSObject>
@optional
@required
@property (readonly) BOOL mayRequireContentKeysForMediaDataProcessing;
@end
@protocol AVMetricEventStreamPublisher <NSObject>
@end
@interface AVAsset : NSObject <AVAsynchronousKeyValueLoading, NSCopying>
+ (instancetype _Nonnull)assetWithURL:(NSURL * _Nonnull)url;
@property (readonly) CMTime duration;
@property (readonly) float preferredRate;
@property (readonly) float preferredVolume;
@property (readonly) CGAffineTransform preferredTransform;
@property (readonly) CGSize naturalSize;
@property (readonly) CMTime minimumTimeOffsetFromLive;
@property (readonly) BOOL providesPreciseDurationAndTiming;
- (void)cancelLoading;
@property (readonly) AVAssetReferenceRestrictions referenceRestrictions;
@property (readonly) NSArray<AVAssetTrack *> * _Nonnull tracks;
- (AVAssetTrack * _Nullable)trackWithTrackID:(CMPersistentTrackID)trackId;
- (void)loadTrackWithTrackID:(CMPersistentTrackID)trackId completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(AVAssetTrack * _Nullable, NSError * _Nullable))completionHandler;
- (NSArray<AVAssetTrack *> * _Nonnull)tracksWithMediaType:(AVMediaType _Nonnull)mediaType;
- (void)loadTracksWithMediaType:(AVMediaType _Nonnull)mediaType completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(NSArray<AVAssetTrack *> * _Nullable, NSError * _Nullable))completionHandler;
- (NSArray<AVAssetTrack *> * _Nonnull)tracksWithMediaCharacteristic:(AVMediaCharacteristic _Nonnull)mediaCharacteristic;
- (void)loadTracksWithMediaCharacteristic:(AVMediaCharacteristic _Nonnull)mediaCharacteristic completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(NSArray<AVAssetTrack *> * _Nullable, NSError * _Nullable))completionHandler;
@property (readonly) NSString * _Nullable lyrics;
@property (readonly) NSArray<AVMetadataFormat> * _Nonnull availableMetadataFormats;
@property (readonly) NSArray<NSLocale *> * _Nonnull availableChapterLocales;
@property (readonly) NSArray<AVMediaCharacteristic> * _Nonnull availableMediaCharacteristicsWithMediaSelectionOptions;
@property (readonly) BOOL hasProtectedContent;
@property (readonly) BOOL canContainFragments;
@property (readonly) BOOL containsFragments;
@property (readonly) CMTime overallDurationHint;
@property (readonly, getter=isPlayable) BOOL playable;
@property (readonly, getter=isExportable) BOOL exportable;
@property (readonly, getter=isReadable) BOOL readable;
@property (readonly, getter=isComposable) BOOL composable;
@property (readonly, getter=isCompatibleWithSavedPhotosAlbum) BOOL compatibleWithSavedPhotosAlbum;
@property (readonly, getter=isCompatibleWithAirPlayVideo) BOOL compatibleWithAirPlayVideo;
- (CMPersistentTrackID)unusedTrackID;
- (void)findUnusedTrackIDWithCompletionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(CMPersistentTrackID, NSError * _Nullable))completionHandler;
@end
__attribute__((swift_attr("@Sendable"))) @interface AVURLAsset : AVAsset <AVAsynchronousKeyValueLoading, NSCopying, AVContentKeyRecipient>
+ (NSArray<AVFileType> * _Nonnull)audiovisualTypes;
+ (NSArray<NSString *> * _Nonnull)audiovisualMIMETypes;
@property (class, readonly) NSArray<UTType *> * _Nonnull audiovisualContentTypes;
+ (BOOL)isPlayableExtendedMIMEType:(NSString * _Nonnull)extendedMimeType;
+ (instancetype _Nonnull)URLAssetWithURL:(NSURL * _Nonnull)url options:(NSDictionary<NSString *, id> * _Nullable)options;
- (instancetype _Nonnull)initWithURL:(NSURL * _Nonnull)url options:(NSDictionary<NSString *, id> * _Nullable)options __attribute__((objc_designated_initializer));
@property (readonly) NSURL * _Nonnull URL;
@property (readonly) NSUUID * _Nonnull httpSessionIdentifier;
@property (readonly) NSURL * _Nullable sidecarURL;
@property (readonly) BOOL mayRequireContentKeysForMediaDataProcessing;
@end
@interface AVAssetImageGenerator : NSObject
@property (readonly) AVAsset * _Nonnull asset;
@property (nonatomic) BOOL appliesPreferredTrackTransform;
@property (nonatomic) CGSize maximumSize;
@property (nonatomic) AVAssetImageGeneratorApertureMode _Nullable apertureMode;
@property (nonatomic) AVAssetImageGeneratorDynamicRangePolicy _Nonnull dynamicRangePolicy;
@property (nonatomic) CMTime requestedTimeToleranceBefore;
@property (nonatomic) CMTime requestedTimeToleranceAfter;
+ (instancetype _Nonnull)assetImageGeneratorWithAsset:(AVAsset * _Nonnull)asset;
- (instancetype _Nonnull)initWithAsset:(AVAsset * _Nonnull)asset __attribute__((objc_designated_initializer));
- (CGImageRef _Nonnull)copyCGImageAtTime:(CMTime)requestedTime actualTime:(CMTime * _Nullable)actualTime __attribute__((cf_returns_retained));
- (void)generateCGImagesAsynchronouslyForTimes:(NSArray<NSValue *> * _Nonnull)requestedTimes completionHandler:(AVAssetImageGeneratorCompletionHandler _Nonnull)handler;
- (void)generateCGImageAsynchronouslyForTime:(CMTime)requestedTime completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(CGImageRef _Nullable, CMTime, NSError * _Nullable))handler __attribute__((deprecated("iOS 16.0")));
- (void)cancelAllCGImageGeneration;
@end
@interface AVAssetTrack : NSObject <AVAsynchronousKeyValueLoading, NSCopying>
@property (readonly) AVAsset * _Nullable asset;
@property (readonly) CMPersistentTrackID trackID;
@property (readonly) AVMediaType _Nonnull mediaType;
@property (readonly) NSArray * _Nonnull formatDescriptions;
@property (readonly, getter=isPlayable) BOOL playable;
@property (readonly, getter=isDecodable) BOOL decodable;
@property (readonly, getter=isEnabled) BOOL enabled;
@property (readonly, getter=isSelfContained) BOOL selfContained;
@property (readonly) long long totalSampleDataLength;
- (BOOL)hasMediaCharacteristic:(AVMediaCharacteristic _Nonnull)mediaCharacteristic;
@property (readonly) CMTimeRange timeRange;
@property (readonly) CMTimeScale naturalTimeScale;
@property (readonly) float estimatedDataRate;
@property (readonly) NSString * _Nullable languageCode;
@property (readonly) NSString * _Nullable extendedLanguageTag;
@property (readonly) CGSize naturalSize;
@property (readonly) CGAffineTransform preferredTransform;
@property (readonly) float preferredVolume;
@property (readonly) BOOL hasAudioSampleDependencies;
@property (readonly) float nominalFrameRate;
@property (readonly) CMTime minFrameDuration;
@property (readonly) BOOL requiresFrameReordering;
- (CMTime)samplePresentationTimeForTrackTime:(CMTime)trackTime;
- (void)loadSamplePresentationTimeForTrackTime:(CMTime)trackTime completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(CMTime, NSError * _Nullable))completionHandler;
@property (readonly) NSArray<AVMetadataFormat> * _Nonnull availableMetadataFormats;
@property (readonly) NSArray<AVTrackAssociationType> * _Nonnull availableTrackAssociationTypes;
- (NSArray<AVAssetTrack *> * _Nonnull)associatedTracksOfType:(AVTrackAssociationType _Nonnull)trackAssociationType;
- (void)loadAssociatedTracksOfType:(AVTrackAssociationType _Nonnull)trackAssociationType completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(NSArray<AVAssetTrack *> * _Nullable, NSError * _Nullable))completionHandler;
@property (readonly) BOOL canProvideSampleCursors __attribute__((deprecated("iOS 16.0")));
@end
__attribute__((swift_attr("@MainActor"))) @interface AVPlayer : NSObject
- (instancetype _Nonnull)init;
+ (instancetype _Nonnull)playerWithURL:(NSURL * _Nonnull)url;
+ (instancetype _Nonnull)playerWithPlayerItem:(AVPlayerItem * _Nullable)item;
- (instancetype _Nonnull)initWithURL:(NSURL * _Nonnull)url;
- (instancetype _Nonnull)initWithPlayerItem:(AVPlayerItem * _Nullable)item;
@property (readonly) AVPlayerStatus status;
@property (readonly) NSError * _Nullable error;
@property (nonatomic) float rate;
@property (nonatomic) float defaultRate;
- (void)play;
- (void)pause;
@property (readonly) AVPlayerTimeControlStatus timeControlStatus;
@property (readonly) AVPlayerWaitingReason _Nullable reasonForWaitingToPlay;
- (void)playImmediatelyAtRate:(float)rate;
@property (readonly) AVPlayerItem * _Nullable currentItem;
- (void)replaceCurrentItemWithPlayerItem:(AVPlayerItem * _Nullable)item;
@property (nonatomic) AVPlayerActionAtItemEnd actionAtItemEnd;
- (CMTime)currentTime;
- (void)seekToDate:(NSDate * _Nonnull)date;
- (void)seekToDate:(NSDate * _Nonnull)date completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(BOOL))completionHandler;
- (void)seekToTime:(CMTime)time;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter;
- (void)seekToTime:(CMTime)time completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(BOOL))completionHandler;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(BOOL))completionHandler;
@property (nonatomic) BOOL automaticallyWaitsToMinimizeStalling;
- (void)setRate:(float)rate time:(CMTime)itemTime atHostTime:(CMTime)hostClockTime;
- (void)prerollAtRate:(float)rate completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nullable )(BOOL))completionHandler;
- (void)cancelPendingPrerolls;
@property (nonatomic) CMClockRef _Nullable sourceClock;
- (id _Nonnull)addPeriodicTimeObserverForInterval:(CMTime)interval queue:(FXDispatchQueue * _Nullable)queue usingBlock:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(CMTime))block;
- (id _Nonnull)addBoundaryTimeObserverForTimes:(NSArray<NSValue *> * _Nonnull)times queue:(FXDispatchQueue * _Nullable)queue usingBlock:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(void))block;
- (void)removeTimeObserver:(id _Nonnull)observer;
@property (nonatomic) float volume;
@property (getter=isMuted) BOOL muted;
@property (nonatomic) BOOL appliesMediaSelectionCriteriaAutomatically;
@property (nonatomic) NSString * _Nullable audioOutputDeviceUniqueID;
@property (nonatomic) BOOL allowsExternalPlayback;
@property (readonly, getter=isExternalPlaybackActive) BOOL externalPlaybackActive;
@property (nonatomic) BOOL usesExternalPlaybackWhileExternalScreenIsActive;
@property (nonatomic) AVLayerVideoGravity _Nonnull externalPlaybackVideoGravity;
@property (readonly) BOOL outputObscuredDueToInsufficientExternalProtection;
@property (class, readonly) AVPlayerHDRMode availableHDRModes;
@property (class, readonly) BOOL eligibleForHDRPlayback;
@property (nonatomic) unsigned long long preferredVideoDecoderGPURegistryID;
@property (nonatomic) BOOL preventsDisplaySleepDuringVideoPlayback;
@property (nonatomic) BOOL preventsAutomaticBackgroundingDuringVideoPlayback;
@property (nonatomic) AVPlayerAudiovisualBackgroundPlaybackPolicy audiovisualBackgroundPlaybackPolicy;
@property (nonatomic) AVPlayerNetworkResourcePriority networkResourcePriority;
@property (readonly) BOOL audioOutputSuppressedDueToNonMixableAudioRoute;
@property (class, getter=isObservationEnabled) BOOL observationEnabled;
@property (nonatomic) BOOL allowsCaptureOfClearKeyVideo;
@property (getter=isClosedCaptionDisplayEnabled) BOOL closedCaptionDisplayEnabled;
@property (nonatomic) CMClockRef _Nullable masterClock;
@end
@interface AVQueuePlayer : AVPlayer
+ (instancetype _Nonnull)queuePlayerWithItems:(NSArray<AVPlayerItem *> * _Nonnull)items;
- (instancetype _Nonnull)initWithItems:(NSArray<AVPlayerItem *> * _Nonnull)items;
- (NSArray<AVPlayerItem *> * _Nonnull)items;
- (void)advanceToNextItem;
- (BOOL)canInsertItem:(AVPlayerItem * _Nonnull)item afterItem:(AVPlayerItem * _Nullable)afterItem __attribute__((swift_name("canInsert(_:after:)")));
- (void)insertItem:(AVPlayerItem * _Nonnull)item afterItem:(AVPlayerItem * _Nullable)afterItem __attribute__((swift_name("insert(_:after:)")));
- (void)removeItem:(AVPlayerItem * _Nonnull)item __attribute__((swift_name("remove(_:)")));
- (void)removeAllItems;
@end
__attribute__((swift_attr("@MainActor"))) @interface AVPlayerItem : NSObject <NSCopying, AVMetricEventStreamPublisher>
@property (nonatomic) BOOL automaticallyHandlesInterstitialEvents;
- (AVPlayerItem * _Nullable)templatePlayerItem;
@property (readonly) NSString * _Nullable interstitialEventIdentifier;
+ (instancetype _Nonnull)playerItemWithURL:(NSURL * _Nonnull)url;
+ (instancetype _Nonnull)playerItemWithAsset:(AVAsset * _Nonnull)asset;
+ (instancetype _Nonnull)playerItemWithAsset:(AVAsset * _Nonnull)asset automaticallyLoadedAssetKeys:(NSArray<NSString *> * _Nullable)automaticallyLoadedAssetKeys;
- (instancetype _Nonnull)initWithURL:(NSURL * _Nonnull)url;
- (instancetype _Nonnull)initWithAsset:(AVAsset * _Nonnull)asset;
- (instancetype _Nonnull)initWithAsset:(AVAsset * _Nonnull)asset automaticallyLoadedAssetKeys:(NSArray<NSString *> * _Nullable)automaticallyLoadedAssetKeys __attribute__((objc_designated_initializer));
- (id _Nonnull)copy;
@property (readonly) AVPlayerItemStatus status;
@property (readonly) NSError * _Nullable error;
@property (readonly) AVAsset * _Nonnull asset;
@property (readonly) CMTime duration;
@property (readonly) CGSize presentationSize;
@property (readonly) NSArray<NSString *> * _Nonnull automaticallyLoadedAssetKeys;
@property (readonly) BOOL canPlayFastForward;
@property (readonly) BOOL canPlaySlowForward;
@property (readonly) BOOL canPlayReverse;
@property (readonly) BOOL canPlaySlowReverse;
@property (readonly) BOOL canPlayFastReverse;
@property (readonly) BOOL canStepForward;
@property (readonly) BOOL canStepBackward;
@property (nonatomic) CMTime configuredTimeOffsetFromLive;
@property (readonly) CMTime recommendedTimeOffsetFromLive;
@property (nonatomic) BOOL automaticallyPreservesTimeOffsetFromLive;
- (CMTime)currentTime;
@property (nonatomic) CMTime forwardPlaybackEndTime;
@property (nonatomic) CMTime reversePlaybackEndTime;
@property (readonly) NSArray<NSValue *> * _Nonnull seekableTimeRanges;
- (void)seekToTime:(CMTime)time completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nullable )(BOOL))completionHandler;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nullable )(BOOL))completionHandler;
- (void)cancelPendingSeeks;
- (NSDate * _Nullable)currentDate;
- (BOOL)seekToDate:(NSDate * _Nonnull)date completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nullable )(BOOL))completionHandler;
- (void)stepByCount:(NSInteger)stepCount;
@property (readonly) CMTimebaseRef _Nullable timebase;
@property (nonatomic) BOOL seekingWaitsForVideoCompositionRendering;
@property (nonatomic) AVVideoApertureMode _Nonnull videoApertureMode;
@property (nonatomic) BOOL appliesPerFrameHDRDisplayMetadata;
@property (nonatomic) AVAudioTimePitchAlgorithm _Nonnull audioTimePitchAlgorithm;
@property (getter=isAudioSpatializationAllowed) BOOL audioSpatializationAllowed;
@property (nonatomic) AVAudioSpatializationFormats allowedAudioSpatializationFormats;
@property (readonly) NSArray<NSValue *> * _Nonnull loadedTimeRanges;
@property (readonly, getter=isPlaybackLikelyToKeepUp) BOOL playbackLikelyToKeepUp;
@property (readonly, getter=isPlaybackBufferFull) BOOL playbackBufferFull;
@property (readonly, getter=isPlaybackBufferEmpty) BOOL playbackBufferEmpty;
@property (nonatomic) BOOL canUseNetworkResourcesForLiveStreamingWhilePaused;
@property (nonatomic) NSTimeInterval preferredForwardBufferDuration;
@property (nonatomic) double preferredPeakBitRate;
@property (nonatomic) double preferredPeakBitRateForExpensiveNetworks;
@property (nonatomic) CGSize preferredMaximumResolution;
@property (nonatomic) CGSize preferredMaximumResolutionForExpensiveNetworks;
@property (nonatomic) BOOL startsOnFirstEligibleVariant;
@property (nonatomic) AVVariantPreferences variantPreferences;
- (void)seekToTime:(CMTime)time;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter;
- (BOOL)seekToDate:(NSDate * _Nonnull)date;
- (BOOL)isAuthorizationRequiredForPlayback;
- (BOOL)isApplicationAuthorizedForPlayback;
- (BOOL)isContentAuthorizedForPlayback;
- (void)requestContentAuthorizationAsynchronouslyWithTimeoutInterval:(NSTimeInterval)timeoutInterval completionHandler:(void (__attribute__((swift_attr("@Sendable"))) ^_Nonnull )(void))handler;
- (void)cancelContentAuthorizationRequest;
- (AVContentAuthorizationStatus)contentAuthorizationRequestStatus;
@end
@interface AVPlayerLayer : CALayer <CAMediaTiming, NSCoding, NSSecureCoding>
+ (AVPlayerLayer * _Nonnull)playerLayerWithPlayer:(AVPlayer * _Nullable)player __attribute__((swift_name("init(player:)")));
@property (nonatomic) AVPlayer * _Nullable player;
@property (nonatomic) AVLayerVideoGravity _Nonnull videoGravity;
@property (readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@property (readonly) CGRect videoRect;
@property (nonatomic) NSDictionary<NSString *, id> * _Nullable pixelBufferAttributes;
- (CVPixelBufferRef _Nullable)copyDisplayedPixelBuffer __attribute__((cf_returns_retained));
- (void)setCaptionPreviewProfileID:(NSString * _Nonnull)profileId position:(CGPoint)position text:(NSString * _Nullable)text;
- (void)stopShowingCaptionPreview;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
extern CFTimeInterval const AVCoreAnimationBeginTimeAtZero;
extern AVLayerVideoGravity _Nonnull const AVLayerVideoGravityResizeAspect __attribute__((swift_name("resizeAspect")));
extern AVLayerVideoGravity _Nonnull const AVLayerVideoGravityResizeAspectFill __attribute__((swift_name("resizeAspectFill")));
extern AVLayerVideoGravity _Nonnull const AVLayerVideoGravityResize __attribute__((swift_name("resize")));
extern NSString * _Nonnull const AVURLAssetPreferPreciseDurationAndTimingKey __attribute__((swift_name("AVURLAsset.preferPreciseDurationAndTimingKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetOverrideMIMETypeKey __attribute__((swift_name("AVURLAsset.overrideMIMETypeKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetReferenceRestrictionsKey __attribute__((swift_name("AVURLAsset.referenceRestrictionsKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetHTTPCookiesKey __attribute__((swift_name("AVURLAsset.httpCookiesKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetAllowsCellularAccessKey __attribute__((swift_name("AVURLAsset.allowsCellularAccessKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetAllowsExpensiveNetworkAccessKey __attribute__((swift_name("AVURLAsset.allowsExpensiveNetworkAccessKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetAllowsConstrainedNetworkAccessKey __attribute__((swift_name("AVURLAsset.allowsConstrainedNetworkAccessKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetShouldSupportAliasDataReferencesKey __attribute__((swift_name("AVURLAsset.shouldSupportAliasDataReferencesKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetURLRequestAttributionKey __attribute__((swift_name("AVURLAsset.urlRequestAttributionKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetHTTPUserAgentKey __attribute__((swift_name("AVURLAsset.httpUserAgentKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetPrimarySessionIdentifierKey __attribute__((swift_name("AVURLAsset.primarySessionIdentifierKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVURLAssetShouldParseExternalSphericalTagsKey __attribute__((swift_name("AVURLAsset.shouldParseExternalSphericalTagsKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetDurationDidChangeNotification __attribute__((swift_name("AVAsset.durationDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetContainsFragmentsDidChangeNotification __attribute__((swift_name("AVAsset.containsFragmentsDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetWasDefragmentedNotification __attribute__((swift_name("AVAsset.wasDefragmentedNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetChapterMetadataGroupsDidChangeNotification __attribute__((swift_name("AVAsset.chapterMetadataGroupsDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetMediaSelectionGroupsDidChangeNotification __attribute__((swift_name("AVAsset.mediaSelectionGroupsDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetLowQuality __attribute__((swift_name("AVAsset.exportPresetLowQuality"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetMediumQuality __attribute__((swift_name("AVAsset.exportPresetMediumQuality"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHighestQuality __attribute__((swift_name("AVAsset.exportPresetHighestQuality"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVCHighestQuality __attribute__((swift_name("AVAsset.exportPresetHEVCHighestQuality"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVCHighestQualityWithAlpha __attribute__((swift_name("AVAsset.exportPresetHEVCHighestQualityWithAlpha"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPreset640x480 __attribute__((swift_name("AVAsset.exportPreset640x480"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPreset960x540 __attribute__((swift_name("AVAsset.exportPreset960x540"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPreset1280x720 __attribute__((swift_name("AVAsset.exportPreset1280x720"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPreset1920x1080 __attribute__((swift_name("AVAsset.exportPreset1920x1080"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPreset3840x2160 __attribute__((swift_name("AVAsset.exportPreset3840x2160"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVC1920x1080 __attribute__((swift_name("AVAsset.exportPresetHEVC1920x1080"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVC1920x1080WithAlpha __attribute__((swift_name("AVAsset.exportPresetHEVC1920x1080WithAlpha"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVC3840x2160 __attribute__((swift_name("AVAsset.exportPresetHEVC3840x2160"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVC3840x2160WithAlpha __attribute__((swift_name("AVAsset.exportPresetHEVC3840x2160WithAlpha"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVC4320x2160 __attribute__((swift_name("AVAsset.exportPresetHEVC4320x2160"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetHEVC7680x4320 __attribute__((swift_name("AVAsset.exportPresetHEVC7680x4320"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetMVHEVC960x960 __attribute__((swift_name("AVAsset.exportPresetMVHEVC960x960"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetMVHEVC1440x1440 __attribute__((swift_name("AVAsset.exportPresetMVHEVC1440x1440"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetMVHEVC4320x4320 __attribute__((swift_name("AVAsset.exportPresetMVHEVC4320x4320"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetMVHEVC7680x7680 __attribute__((swift_name("AVAsset.exportPresetMVHEVC7680x7680"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4A __attribute__((swift_name("AVAsset.exportPresetAppleM4A"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetPassthrough __attribute__((swift_name("AVAsset.exportPresetPassthrough"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleProRes422LPCM __attribute__((swift_name("AVAsset.exportPresetAppleProRes422LPCM"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleProRes4444LPCM __attribute__((swift_name("AVAsset.exportPresetAppleProRes4444LPCM"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4VCellular __attribute__((swift_name("AVAsset.exportPresetAppleM4VCellular"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4ViPod __attribute__((swift_name("AVAsset.exportPresetAppleM4ViPod"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4V480pSD __attribute__((swift_name("AVAsset.exportPresetAppleM4V480pSD"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4VAppleTV __attribute__((swift_name("AVAsset.exportPresetAppleM4VAppleTV"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4VWiFi __attribute__((swift_name("AVAsset.exportPresetAppleM4VWiFi"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4V720pHD __attribute__((swift_name("AVAsset.exportPresetAppleM4V720pHD"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetExportPresetAppleM4V1080pHD __attribute__((swift_name("AVAsset.exportPresetAppleM4V1080pHD"))) __attribute__((swift_attr("nonisolated")));
extern AVAssetImageGeneratorApertureMode _Nonnull const AVAssetImageGeneratorApertureModeCleanAperture __attribute__((swift_name("cleanAperture")));
extern AVAssetImageGeneratorApertureMode _Nonnull const AVAssetImageGeneratorApertureModeProductionAperture __attribute__((swift_name("productionAperture")));
extern AVAssetImageGeneratorApertureMode _Nonnull const AVAssetImageGeneratorApertureModeEncodedPixels __attribute__((swift_name("encodedPixels")));
extern AVAssetImageGeneratorDynamicRangePolicy _Nonnull const AVAssetImageGeneratorDynamicRangePolicyForceSDR __attribute__((swift_name("forceSDR")));
extern AVAssetImageGeneratorDynamicRangePolicy _Nonnull const AVAssetImageGeneratorDynamicRangePolicyMatchSource __attribute__((swift_name("matchSource")));
extern AVTrackAssociationType _Nonnull const AVTrackAssociationTypeAudioFallback __attribute__((swift_name("audioFallback")));
extern AVTrackAssociationType _Nonnull const AVTrackAssociationTypeChapterList __attribute__((swift_name("chapterList")));
extern AVTrackAssociationType _Nonnull const AVTrackAssociationTypeForcedSubtitlesOnly __attribute__((swift_name("forcedSubtitlesOnly")));
extern AVTrackAssociationType _Nonnull const AVTrackAssociationTypeSelectionFollower __attribute__((swift_name("selectionFollower")));
extern AVTrackAssociationType _Nonnull const AVTrackAssociationTypeTimecode __attribute__((swift_name("timecode")));
extern AVTrackAssociationType _Nonnull const AVTrackAssociationTypeMetadataReferent __attribute__((swift_name("metadataReferent")));
extern AVTrackAssociationType _Nonnull const AVTrackAssociationTypeRenderMetadataSource __attribute__((swift_name("renderMetadataSource")));
extern NSString * _Nonnull const AVAssetTrackTimeRangeDidChangeNotification __attribute__((swift_name("AVAssetTrack.timeRangeDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetTrackSegmentsDidChangeNotification __attribute__((swift_name("AVAssetTrack.segmentsDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVAssetTrackTrackAssociationsDidChangeNotification __attribute__((swift_name("AVAssetTrack.trackAssociationsDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern AVAudioTimePitchAlgorithm _Nonnull const AVAudioTimePitchAlgorithmLowQualityZeroLatency __attribute__((swift_name("lowQualityZeroLatency")));
extern AVAudioTimePitchAlgorithm _Nonnull const AVAudioTimePitchAlgorithmTimeDomain __attribute__((swift_name("timeDomain")));
extern AVAudioTimePitchAlgorithm _Nonnull const AVAudioTimePitchAlgorithmSpectral __attribute__((swift_name("spectral")));
extern AVAudioTimePitchAlgorithm _Nonnull const AVAudioTimePitchAlgorithmVarispeed __attribute__((swift_name("varispeed")));
extern float const AVCaptureMaxAvailableTorchLevel;
extern float const AVCaptureLensPositionCurrent;
extern CMTime const AVCaptureExposureDurationCurrent;
extern float const AVCaptureISOCurrent;
extern float const AVCaptureExposureTargetBiasCurrent;
extern NSErrorDomain _Nonnull const AVFoundationErrorDomain;
extern NSString * _Nonnull const AVErrorDeviceKey;
extern NSString * _Nonnull const AVErrorTimeKey;
extern NSString * _Nonnull const AVErrorFileSizeKey;
extern NSString * _Nonnull const AVErrorPIDKey;
extern NSString * _Nonnull const AVErrorRecordingSuccessfullyFinishedKey;
extern NSString * _Nonnull const AVErrorMediaTypeKey;
extern NSString * _Nonnull const AVErrorMediaSubTypeKey;
extern NSString * _Nonnull const AVErrorPresentationTimeStampKey;
extern NSString * _Nonnull const AVErrorPersistentTrackIDKey;
extern NSString * _Nonnull const AVErrorFileTypeKey;
extern NSString * _Nonnull const AVErrorDiscontinuityFlagsKey;
extern AVMediaType _Nonnull const AVMediaTypeVideo __attribute__((swift_name("video")));
extern AVMediaType _Nonnull const AVMediaTypeAudio __attribute__((swift_name("audio")));
extern AVMediaType _Nonnull const AVMediaTypeText __attribute__((swift_name("text")));
extern AVMediaType _Nonnull const AVMediaTypeClosedCaption __attribute__((swift_name("closedCaption")));
extern AVMediaType _Nonnull const AVMediaTypeSubtitle __attribute__((swift_name("subtitle")));
extern AVMediaType _Nonnull const AVMediaTypeTimecode __attribute__((swift_name("timecode")));
extern AVMediaType _Nonnull const AVMediaTypeMetadata __attribute__((swift_name("metadata")));
extern AVMediaType _Nonnull const AVMediaTypeMuxed __attribute__((swift_name("muxed")));
extern AVMediaType _Nonnull const AVMediaTypeHaptic __attribute__((swift_name("haptic")));
extern AVMediaType _Nonnull const AVMediaTypeMetadataObject __attribute__((swift_name("metadataObject")));
extern AVMediaType _Nonnull const AVMediaTypeDepthData __attribute__((swift_name("depthData")));
extern AVMediaType _Nonnull const AVMediaTypeAuxiliaryPicture __attribute__((swift_name("auxiliaryPicture")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicVisual __attribute__((swift_name("visual")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicAudible __attribute__((swift_name("audible")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicLegible __attribute__((swift_name("legible")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicFrameBased __attribute__((swift_name("frameBased")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicUsesWideGamutColorSpace __attribute__((swift_name("usesWideGamutColorSpace")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicContainsHDRVideo __attribute__((swift_name("containsHDRVideo")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicContainsAlphaChannel __attribute__((swift_name("containsAlphaChannel")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicIsMainProgramContent __attribute__((swift_name("isMainProgramContent")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicIsAuxiliaryContent __attribute__((swift_name("isAuxiliaryContent")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicIsOriginalContent __attribute__((swift_name("isOriginalContent")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicContainsOnlyForcedSubtitles __attribute__((swift_name("containsOnlyForcedSubtitles")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicTranscribesSpokenDialogForAccessibility __attribute__((swift_name("transcribesSpokenDialogForAccessibility")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicDescribesMusicAndSoundForAccessibility __attribute__((swift_name("describesMusicAndSoundForAccessibility")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicEnhancesSpeechIntelligibility __attribute__((swift_name("enhancesSpeechIntelligibility")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicEasyToRead __attribute__((swift_name("easyToRead")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicDescribesVideoForAccessibility __attribute__((swift_name("describesVideoForAccessibility")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicLanguageTranslation __attribute__((swift_name("languageTranslation")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicDubbedTranslation __attribute__((swift_name("dubbedTranslation")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicVoiceOverTranslation __attribute__((swift_name("voiceOverTranslation")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicTactileMinimal __attribute__((swift_name("tactileMinimal")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicContainsStereoMultiviewVideo __attribute__((swift_name("containsStereoMultiviewVideo")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicCarriesVideoStereoMetadata __attribute__((swift_name("carriesVideoStereoMetadata")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicIndicatesHorizontalFieldOfView __attribute__((swift_name("indicatesHorizontalFieldOfView")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicIndicatesNonRectilinearProjection __attribute__((swift_name("indicatesNonRectilinearProjection")));
extern AVMediaCharacteristic _Nonnull const AVMediaCharacteristicMachineGenerated __attribute__((swift_name("machineGenerated")));
extern AVFileType _Nonnull const AVFileTypeQuickTimeMovie __attribute__((swift_name("quickTimeMovie")));
extern AVFileType _Nonnull const AVFileTypeQuickTimeAudio __attribute__((swift_name("quickTimeAudio")));
extern AVFileType _Nonnull const AVFileTypeMPEG4 __attribute__((swift_name("MPEG4")));
extern AVFileType _Nonnull const AVFileTypeAppleM4V __attribute__((swift_name("appleM4V")));
extern AVFileType _Nonnull const AVFileTypeAppleM4A __attribute__((swift_name("appleM4A")));
extern AVFileType _Nonnull const AVFileType3GPP __attribute__((swift_name("type3GPP")));
extern AVFileType _Nonnull const AVFileType3GPP2 __attribute__((swift_name("type3GPP2")));
extern AVFileType _Nonnull const AVFileTypeCoreAudioFormat __attribute__((swift_name("coreAudioFormat")));
extern AVFileType _Nonnull const AVFileTypeWAVE __attribute__((swift_name("WAVE")));
extern AVFileType _Nonnull const AVFileTypeAIFF __attribute__((swift_name("AIFF")));
extern AVFileType _Nonnull const AVFileTypeAIFC __attribute__((swift_name("AIFC")));
extern AVFileType _Nonnull const AVFileTypeAMR __attribute__((swift_name("AMR")));
extern AVFileType _Nonnull const AVFileTypeMPEGLayer3 __attribute__((swift_name("mpegLayer3")));
extern AVFileType _Nonnull const AVFileTypeSunAU __attribute__((swift_name("sunAU")));
extern AVFileType _Nonnull const AVFileTypeAC3 __attribute__((swift_name("AC3")));
extern AVFileType _Nonnull const AVFileTypeEnhancedAC3 __attribute__((swift_name("enhancedAC3")));
extern AVFileType _Nonnull const AVFileTypeJPEG __attribute__((swift_name("JPEG")));
extern AVFileType _Nonnull const AVFileTypeDNG __attribute__((swift_name("DNG")));
extern AVFileType _Nonnull const AVFileTypeHEIC __attribute__((swift_name("HEIC")));
extern AVFileType _Nonnull const AVFileTypeAVCI __attribute__((swift_name("AVCI")));
extern AVFileType _Nonnull const AVFileTypeHEIF __attribute__((swift_name("HEIF")));
extern AVFileType _Nonnull const AVFileTypeTIFF __attribute__((swift_name("TIFF")));
extern AVFileType _Nonnull const AVFileTypeAppleiTT __attribute__((swift_name("appleiTT")));
extern AVFileType _Nonnull const AVFileTypeSCC __attribute__((swift_name("SCC")));
extern AVFileType _Nonnull const AVFileTypeAHAP __attribute__((swift_name("AHAP")));
extern AVFileType _Nonnull const AVFileTypeDICOM __attribute__((swift_name("DICOM")));
extern NSString * _Nonnull const AVStreamingKeyDeliveryContentKeyType;
extern NSString * _Nonnull const AVStreamingKeyDeliveryPersistentContentKeyType;
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyTitle __attribute__((swift_name("commonKeyTitle")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyCreator __attribute__((swift_name("commonKeyCreator")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeySubject __attribute__((swift_name("commonKeySubject")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyDescription __attribute__((swift_name("commonKeyDescription")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyPublisher __attribute__((swift_name("commonKeyPublisher")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyContributor __attribute__((swift_name("commonKeyContributor")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyCreationDate __attribute__((swift_name("commonKeyCreationDate")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyLastModifiedDate __attribute__((swift_name("commonKeyLastModifiedDate")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyType __attribute__((swift_name("commonKeyType")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyFormat __attribute__((swift_name("commonKeyFormat")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyIdentifier __attribute__((swift_name("commonKeyIdentifier")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeySource __attribute__((swift_name("commonKeySource")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyLanguage __attribute__((swift_name("commonKeyLanguage")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyRelation __attribute__((swift_name("commonKeyRelation")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyLocation __attribute__((swift_name("commonKeyLocation")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyCopyrights __attribute__((swift_name("commonKeyCopyrights")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyAlbumName __attribute__((swift_name("commonKeyAlbumName")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyAuthor __attribute__((swift_name("commonKeyAuthor")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyArtist __attribute__((swift_name("commonKeyArtist")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyArtwork __attribute__((swift_name("commonKeyArtwork")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyMake __attribute__((swift_name("commonKeyMake")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyModel __attribute__((swift_name("commonKeyModel")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeySoftware __attribute__((swift_name("commonKeySoftware")));
extern AVMetadataKey _Nonnull const AVMetadataCommonKeyAccessibilityDescription __attribute__((swift_name("commonKeyAccessibilityDescription")));
extern AVMetadataFormat _Nonnull const AVMetadataFormatQuickTimeUserData __attribute__((swift_name("quickTimeUserData")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyAlbum __attribute__((swift_name("quickTimeUserDataKeyAlbum")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyArranger __attribute__((swift_name("quickTimeUserDataKeyArranger")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyArtist __attribute__((swift_name("quickTimeUserDataKeyArtist")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyAuthor __attribute__((swift_name("quickTimeUserDataKeyAuthor")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyChapter __attribute__((swift_name("quickTimeUserDataKeyChapter")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyComment __attribute__((swift_name("quickTimeUserDataKeyComment")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyComposer __attribute__((swift_name("quickTimeUserDataKeyComposer")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyCopyright __attribute__((swift_name("quickTimeUserDataKeyCopyright")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyCreationDate __attribute__((swift_name("quickTimeUserDataKeyCreationDate")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyDescription __attribute__((swift_name("quickTimeUserDataKeyDescription")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyDirector __attribute__((swift_name("quickTimeUserDataKeyDirector")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyDisclaimer __attribute__((swift_name("quickTimeUserDataKeyDisclaimer")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyEncodedBy __attribute__((swift_name("quickTimeUserDataKeyEncodedBy")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyFullName __attribute__((swift_name("quickTimeUserDataKeyFullName")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyGenre __attribute__((swift_name("quickTimeUserDataKeyGenre")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyHostComputer __attribute__((swift_name("quickTimeUserDataKeyHostComputer")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyInformation __attribute__((swift_name("quickTimeUserDataKeyInformation")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyKeywords __attribute__((swift_name("quickTimeUserDataKeyKeywords")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyMake __attribute__((swift_name("quickTimeUserDataKeyMake")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyModel __attribute__((swift_name("quickTimeUserDataKeyModel")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyOriginalArtist __attribute__((swift_name("quickTimeUserDataKeyOriginalArtist")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyOriginalFormat __attribute__((swift_name("quickTimeUserDataKeyOriginalFormat")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyOriginalSource __attribute__((swift_name("quickTimeUserDataKeyOriginalSource")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyPerformers __attribute__((swift_name("quickTimeUserDataKeyPerformers")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyProducer __attribute__((swift_name("quickTimeUserDataKeyProducer")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyPublisher __attribute__((swift_name("quickTimeUserDataKeyPublisher")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyProduct __attribute__((swift_name("quickTimeUserDataKeyProduct")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeySoftware __attribute__((swift_name("quickTimeUserDataKeySoftware")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeySpecialPlaybackRequirements __attribute__((swift_name("quickTimeUserDataKeySpecialPlaybackRequirements")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyTrack __attribute__((swift_name("quickTimeUserDataKeyTrack")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyWarning __attribute__((swift_name("quickTimeUserDataKeyWarning")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyWriter __attribute__((swift_name("quickTimeUserDataKeyWriter")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyURLLink __attribute__((swift_name("quickTimeUserDataKeyURLLink")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyLocationISO6709 __attribute__((swift_name("quickTimeUserDataKeyLocationISO6709")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyTrackName __attribute__((swift_name("quickTimeUserDataKeyTrackName")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyCredits __attribute__((swift_name("quickTimeUserDataKeyCredits")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyPhonogramRights __attribute__((swift_name("quickTimeUserDataKeyPhonogramRights")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyTaggedCharacteristic __attribute__((swift_name("quickTimeUserDataKeyTaggedCharacteristic")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeUserDataKeyAccessibilityDescription __attribute__((swift_name("quickTimeUserDataKeyAccessibilityDescription")));
extern AVMetadataFormat _Nonnull const AVMetadataFormatISOUserData __attribute__((swift_name("isoUserData")));
extern AVMetadataKey _Nonnull const AVMetadataISOUserDataKeyCopyright __attribute__((swift_name("isoUserDataKeyCopyright")));
extern AVMetadataKey _Nonnull const AVMetadataISOUserDataKeyTaggedCharacteristic __attribute__((swift_name("isoUserDataKeyTaggedCharacteristic")));
extern AVMetadataKey _Nonnull const AVMetadataISOUserDataKeyDate __attribute__((swift_name("isoUserDataKeyDate")));
extern AVMetadataKey _Nonnull const AVMetadataISOUserDataKeyAccessibilityDescription __attribute__((swift_name("isoUserDataKeyAccessibilityDescription")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyCopyright __attribute__((swift_name("metadata3GPUserDataKeyCopyright")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyAuthor __attribute__((swift_name("metadata3GPUserDataKeyAuthor")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyPerformer __attribute__((swift_name("metadata3GPUserDataKeyPerformer")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyGenre __attribute__((swift_name("metadata3GPUserDataKeyGenre")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyRecordingYear __attribute__((swift_name("metadata3GPUserDataKeyRecordingYear")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyLocation __attribute__((swift_name("metadata3GPUserDataKeyLocation")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyTitle __attribute__((swift_name("metadata3GPUserDataKeyTitle")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyDescription __attribute__((swift_name("metadata3GPUserDataKeyDescription")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyCollection __attribute__((swift_name("metadata3GPUserDataKeyCollection")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyUserRating __attribute__((swift_name("metadata3GPUserDataKeyUserRating")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyThumbnail __attribute__((swift_name("metadata3GPUserDataKeyThumbnail")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyAlbumAndTrack __attribute__((swift_name("metadata3GPUserDataKeyAlbumAndTrack")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyKeywordList __attribute__((swift_name("metadata3GPUserDataKeyKeywordList")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyMediaClassification __attribute__((swift_name("metadata3GPUserDataKeyMediaClassification")));
extern AVMetadataKey _Nonnull const AVMetadata3GPUserDataKeyMediaRating __attribute__((swift_name("metadata3GPUserDataKeyMediaRating")));
extern AVMetadataFormat _Nonnull const AVMetadataFormatQuickTimeMetadata __attribute__((swift_name("quickTimeMetadata")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyAuthor __attribute__((swift_name("quickTimeMetadataKeyAuthor")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyComment __attribute__((swift_name("quickTimeMetadataKeyComment")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCopyright __attribute__((swift_name("quickTimeMetadataKeyCopyright")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCreationDate __attribute__((swift_name("quickTimeMetadataKeyCreationDate")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyDirector __attribute__((swift_name("quickTimeMetadataKeyDirector")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyDisplayName __attribute__((swift_name("quickTimeMetadataKeyDisplayName")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyInformation __attribute__((swift_name("quickTimeMetadataKeyInformation")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyKeywords __attribute__((swift_name("quickTimeMetadataKeyKeywords")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyProducer __attribute__((swift_name("quickTimeMetadataKeyProducer")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyPublisher __attribute__((swift_name("quickTimeMetadataKeyPublisher")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyAlbum __attribute__((swift_name("quickTimeMetadataKeyAlbum")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyArtist __attribute__((swift_name("quickTimeMetadataKeyArtist")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyArtwork __attribute__((swift_name("quickTimeMetadataKeyArtwork")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyDescription __attribute__((swift_name("quickTimeMetadataKeyDescription")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeySoftware __attribute__((swift_name("quickTimeMetadataKeySoftware")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyYear __attribute__((swift_name("quickTimeMetadataKeyYear")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyGenre __attribute__((swift_name("quickTimeMetadataKeyGenre")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyiXML __attribute__((swift_name("quickTimeMetadataKeyiXML")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyLocationISO6709 __attribute__((swift_name("quickTimeMetadataKeyLocationISO6709")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyMake __attribute__((swift_name("quickTimeMetadataKeyMake")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyModel __attribute__((swift_name("quickTimeMetadataKeyModel")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyArranger __attribute__((swift_name("quickTimeMetadataKeyArranger")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyEncodedBy __attribute__((swift_name("quickTimeMetadataKeyEncodedBy")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyOriginalArtist __attribute__((swift_name("quickTimeMetadataKeyOriginalArtist")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyPerformer __attribute__((swift_name("quickTimeMetadataKeyPerformer")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyComposer __attribute__((swift_name("quickTimeMetadataKeyComposer")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCredits __attribute__((swift_name("quickTimeMetadataKeyCredits")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyPhonogramRights __attribute__((swift_name("quickTimeMetadataKeyPhonogramRights")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraIdentifier __attribute__((swift_name("quickTimeMetadataKeyCameraIdentifier")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraFrameReadoutTime __attribute__((swift_name("quickTimeMetadataKeyCameraFrameReadoutTime")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyTitle __attribute__((swift_name("quickTimeMetadataKeyTitle")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCollectionUser __attribute__((swift_name("quickTimeMetadataKeyCollectionUser")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyRatingUser __attribute__((swift_name("quickTimeMetadataKeyRatingUser")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyLocationName __attribute__((swift_name("quickTimeMetadataKeyLocationName")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyLocationBody __attribute__((swift_name("quickTimeMetadataKeyLocationBody")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyLocationNote __attribute__((swift_name("quickTimeMetadataKeyLocationNote")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyLocationRole __attribute__((swift_name("quickTimeMetadataKeyLocationRole")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyLocationDate __attribute__((swift_name("quickTimeMetadataKeyLocationDate")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyDirectionFacing __attribute__((swift_name("quickTimeMetadataKeyDirectionFacing")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyDirectionMotion __attribute__((swift_name("quickTimeMetadataKeyDirectionMotion")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyContentIdentifier __attribute__((swift_name("quickTimeMetadataKeyContentIdentifier")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyAccessibilityDescription __attribute__((swift_name("quickTimeMetadataKeyAccessibilityDescription")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyIsMontage __attribute__((swift_name("quickTimeMetadataKeyIsMontage")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyFullFrameRatePlaybackIntent __attribute__((swift_name("quickTimeMetadataKeyFullFrameRatePlaybackIntent")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCinematicVideoIntent __attribute__((swift_name("quickTimeMetadataKeyCinematicVideoIntent")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraISOSensitivity __attribute__((swift_name("quickTimeMetadataKeyCameraISOSensitivity")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraWhiteBalance __attribute__((swift_name("quickTimeMetadataKeyCameraWhiteBalance")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyWhiteBalanceByCCTWhiteBalanceFactors __attribute__((swift_name("quickTimeMetadataKeyWhiteBalanceByCCTWhiteBalanceFactors")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyWhiteBalanceByCCTColorMatrices __attribute__((swift_name("quickTimeMetadataKeyWhiteBalanceByCCTColorMatrices")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraShutterSpeedAngle __attribute__((swift_name("quickTimeMetadataKeyCameraShutterSpeedAngle")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraShutterSpeedTime __attribute__((swift_name("quickTimeMetadataKeyCameraShutterSpeedTime")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraLensIrisFNumber __attribute__((swift_name("quickTimeMetadataKeyCameraLensIrisFNumber")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraLensModel __attribute__((swift_name("quickTimeMetadataKeyCameraLensModel")));
extern AVMetadataKey _Nonnull const AVMetadataQuickTimeMetadataKeyCameraFocalLength35mmEquivalent __attribute__((swift_name("quickTimeMetadataKeyCameraFocalLength35mmEquivalent")));
extern AVMetadataFormat _Nonnull const AVMetadataFormatiTunesMetadata __attribute__((swift_name("formatiTunesMetadata")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyAlbum __attribute__((swift_name("metadataiTunesMetadataKeyAlbum")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyArtist __attribute__((swift_name("metadataiTunesMetadataKeyArtist")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyUserComment __attribute__((swift_name("metadataiTunesMetadataKeyUserComment")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyCoverArt __attribute__((swift_name("metadataiTunesMetadataKeyCoverArt")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyCopyright __attribute__((swift_name("metadataiTunesMetadataKeyCopyright")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyReleaseDate __attribute__((swift_name("metadataiTunesMetadataKeyReleaseDate")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyEncodedBy __attribute__((swift_name("metadataiTunesMetadataKeyEncodedBy")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyPredefinedGenre __attribute__((swift_name("metadataiTunesMetadataKeyPredefinedGenre")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyUserGenre __attribute__((swift_name("metadataiTunesMetadataKeyUserGenre")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeySongName __attribute__((swift_name("metadataiTunesMetadataKeySongName")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyTrackSubTitle __attribute__((swift_name("metadataiTunesMetadataKeyTrackSubTitle")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyEncodingTool __attribute__((swift_name("metadataiTunesMetadataKeyEncodingTool")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyComposer __attribute__((swift_name("metadataiTunesMetadataKeyComposer")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyAlbumArtist __attribute__((swift_name("metadataiTunesMetadataKeyAlbumArtist")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyAccountKind __attribute__((swift_name("metadataiTunesMetadataKeyAccountKind")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyAppleID __attribute__((swift_name("metadataiTunesMetadataKeyAppleID")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyArtistID __attribute__((swift_name("metadataiTunesMetadataKeyArtistID")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeySongID __attribute__((swift_name("metadataiTunesMetadataKeySongID")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyDiscCompilation __attribute__((swift_name("metadataiTunesMetadataKeyDiscCompilation")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyDiscNumber __attribute__((swift_name("metadataiTunesMetadataKeyDiscNumber")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyGenreID __attribute__((swift_name("metadataiTunesMetadataKeyGenreID")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyGrouping __attribute__((swift_name("metadataiTunesMetadataKeyGrouping")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyPlaylistID __attribute__((swift_name("metadataiTunesMetadataKeyPlaylistID")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyContentRating __attribute__((swift_name("metadataiTunesMetadataKeyContentRating")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyBeatsPerMin __attribute__((swift_name("metadataiTunesMetadataKeyBeatsPerMin")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyTrackNumber __attribute__((swift_name("metadataiTunesMetadataKeyTrackNumber")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyArtDirector __attribute__((swift_name("metadataiTunesMetadataKeyArtDirector")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyArranger __attribute__((swift_name("metadataiTunesMetadataKeyArranger")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyAuthor __attribute__((swift_name("metadataiTunesMetadataKeyAuthor")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyLyrics __attribute__((swift_name("metadataiTunesMetadataKeyLyrics")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyAcknowledgement __attribute__((swift_name("metadataiTunesMetadataKeyAcknowledgement")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyConductor __attribute__((swift_name("metadataiTunesMetadataKeyConductor")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyDescription __attribute__((swift_name("metadataiTunesMetadataKeyDescription")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyDirector __attribute__((swift_name("metadataiTunesMetadataKeyDirector")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyEQ __attribute__((swift_name("metadataiTunesMetadataKeyEQ")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyLinerNotes __attribute__((swift_name("metadataiTunesMetadataKeyLinerNotes")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyRecordCompany __attribute__((swift_name("metadataiTunesMetadataKeyRecordCompany")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyOriginalArtist __attribute__((swift_name("metadataiTunesMetadataKeyOriginalArtist")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyPhonogramRights __attribute__((swift_name("metadataiTunesMetadataKeyPhonogramRights")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyProducer __attribute__((swift_name("metadataiTunesMetadataKeyProducer")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyPerformer __attribute__((swift_name("metadataiTunesMetadataKeyPerformer")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyPublisher __attribute__((swift_name("metadataiTunesMetadataKeyPublisher")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeySoundEngineer __attribute__((swift_name("metadataiTunesMetadataKeySoundEngineer")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeySoloist __attribute__((swift_name("metadataiTunesMetadataKeySoloist")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyCredits __attribute__((swift_name("metadataiTunesMetadataKeyCredits")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyThanks __attribute__((swift_name("metadataiTunesMetadataKeyThanks")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyOnlineExtras __attribute__((swift_name("metadataiTunesMetadataKeyOnlineExtras")));
extern AVMetadataKey _Nonnull const AVMetadataiTunesMetadataKeyExecProducer __attribute__((swift_name("metadataiTunesMetadataKeyExecProducer")));
extern AVMetadataFormat _Nonnull const AVMetadataFormatID3Metadata __attribute__((swift_name("id3Metadata")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyAudioEncryption __attribute__((swift_name("id3MetadataKeyAudioEncryption")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyAttachedPicture __attribute__((swift_name("id3MetadataKeyAttachedPicture")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyAudioSeekPointIndex __attribute__((swift_name("id3MetadataKeyAudioSeekPointIndex")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyComments __attribute__((swift_name("id3MetadataKeyComments")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyCommercial __attribute__((swift_name("id3MetadataKeyCommercial")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyCommerical __attribute__((swift_name("id3MetadataKeyCommerical")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyEncryption __attribute__((swift_name("id3MetadataKeyEncryption")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyEqualization __attribute__((swift_name("id3MetadataKeyEqualization")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyEqualization2 __attribute__((swift_name("id3MetadataKeyEqualization2")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyEventTimingCodes __attribute__((swift_name("id3MetadataKeyEventTimingCodes")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyGeneralEncapsulatedObject __attribute__((swift_name("id3MetadataKeyGeneralEncapsulatedObject")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyGroupIdentifier __attribute__((swift_name("id3MetadataKeyGroupIdentifier")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyInvolvedPeopleList_v23 __attribute__((swift_name("id3MetadataKeyInvolvedPeopleList_v23")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyLink __attribute__((swift_name("id3MetadataKeyLink")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyMusicCDIdentifier __attribute__((swift_name("id3MetadataKeyMusicCDIdentifier")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyMPEGLocationLookupTable __attribute__((swift_name("id3MetadataKeyMPEGLocationLookupTable")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOwnership __attribute__((swift_name("id3MetadataKeyOwnership")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPrivate __attribute__((swift_name("id3MetadataKeyPrivate")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPlayCounter __attribute__((swift_name("id3MetadataKeyPlayCounter")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPopularimeter __attribute__((swift_name("id3MetadataKeyPopularimeter")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPositionSynchronization __attribute__((swift_name("id3MetadataKeyPositionSynchronization")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyRecommendedBufferSize __attribute__((swift_name("id3MetadataKeyRecommendedBufferSize")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyRelativeVolumeAdjustment __attribute__((swift_name("id3MetadataKeyRelativeVolumeAdjustment")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyRelativeVolumeAdjustment2 __attribute__((swift_name("id3MetadataKeyRelativeVolumeAdjustment2")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyReverb __attribute__((swift_name("id3MetadataKeyReverb")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeySeek __attribute__((swift_name("id3MetadataKeySeek")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeySignature __attribute__((swift_name("id3MetadataKeySignature")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeySynchronizedLyric __attribute__((swift_name("id3MetadataKeySynchronizedLyric")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeySynchronizedTempoCodes __attribute__((swift_name("id3MetadataKeySynchronizedTempoCodes")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyAlbumTitle __attribute__((swift_name("id3MetadataKeyAlbumTitle")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyBeatsPerMinute __attribute__((swift_name("id3MetadataKeyBeatsPerMinute")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyComposer __attribute__((swift_name("id3MetadataKeyComposer")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyContentType __attribute__((swift_name("id3MetadataKeyContentType")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyCopyright __attribute__((swift_name("id3MetadataKeyCopyright")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyDate __attribute__((swift_name("id3MetadataKeyDate")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyEncodingTime __attribute__((swift_name("id3MetadataKeyEncodingTime")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPlaylistDelay __attribute__((swift_name("id3MetadataKeyPlaylistDelay")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOriginalReleaseTime __attribute__((swift_name("id3MetadataKeyOriginalReleaseTime")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyRecordingTime __attribute__((swift_name("id3MetadataKeyRecordingTime")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyReleaseTime __attribute__((swift_name("id3MetadataKeyReleaseTime")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyTaggingTime __attribute__((swift_name("id3MetadataKeyTaggingTime")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyEncodedBy __attribute__((swift_name("id3MetadataKeyEncodedBy")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyLyricist __attribute__((swift_name("id3MetadataKeyLyricist")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyFileType __attribute__((swift_name("id3MetadataKeyFileType")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyTime __attribute__((swift_name("id3MetadataKeyTime")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyInvolvedPeopleList_v24 __attribute__((swift_name("id3MetadataKeyInvolvedPeopleList_v24")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyContentGroupDescription __attribute__((swift_name("id3MetadataKeyContentGroupDescription")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyTitleDescription __attribute__((swift_name("id3MetadataKeyTitleDescription")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeySubTitle __attribute__((swift_name("id3MetadataKeySubTitle")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyInitialKey __attribute__((swift_name("id3MetadataKeyInitialKey")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyLanguage __attribute__((swift_name("id3MetadataKeyLanguage")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyLength __attribute__((swift_name("id3MetadataKeyLength")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyMusicianCreditsList __attribute__((swift_name("id3MetadataKeyMusicianCreditsList")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyMediaType __attribute__((swift_name("id3MetadataKeyMediaType")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyMood __attribute__((swift_name("id3MetadataKeyMood")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOriginalAlbumTitle __attribute__((swift_name("id3MetadataKeyOriginalAlbumTitle")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOriginalFilename __attribute__((swift_name("id3MetadataKeyOriginalFilename")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOriginalLyricist __attribute__((swift_name("id3MetadataKeyOriginalLyricist")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOriginalArtist __attribute__((swift_name("id3MetadataKeyOriginalArtist")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOriginalReleaseYear __attribute__((swift_name("id3MetadataKeyOriginalReleaseYear")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyFileOwner __attribute__((swift_name("id3MetadataKeyFileOwner")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyLeadPerformer __attribute__((swift_name("id3MetadataKeyLeadPerformer")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyBand __attribute__((swift_name("id3MetadataKeyBand")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyConductor __attribute__((swift_name("id3MetadataKeyConductor")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyModifiedBy __attribute__((swift_name("id3MetadataKeyModifiedBy")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPartOfASet __attribute__((swift_name("id3MetadataKeyPartOfASet")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyProducedNotice __attribute__((swift_name("id3MetadataKeyProducedNotice")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPublisher __attribute__((swift_name("id3MetadataKeyPublisher")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyTrackNumber __attribute__((swift_name("id3MetadataKeyTrackNumber")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyRecordingDates __attribute__((swift_name("id3MetadataKeyRecordingDates")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyInternetRadioStationName __attribute__((swift_name("id3MetadataKeyInternetRadioStationName")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyInternetRadioStationOwner __attribute__((swift_name("id3MetadataKeyInternetRadioStationOwner")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeySize __attribute__((swift_name("id3MetadataKeySize")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyAlbumSortOrder __attribute__((swift_name("id3MetadataKeyAlbumSortOrder")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPerformerSortOrder __attribute__((swift_name("id3MetadataKeyPerformerSortOrder")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyTitleSortOrder __attribute__((swift_name("id3MetadataKeyTitleSortOrder")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyInternationalStandardRecordingCode __attribute__((swift_name("id3MetadataKeyInternationalStandardRecordingCode")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyEncodedWith __attribute__((swift_name("id3MetadataKeyEncodedWith")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeySetSubtitle __attribute__((swift_name("id3MetadataKeySetSubtitle")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyYear __attribute__((swift_name("id3MetadataKeyYear")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyUserText __attribute__((swift_name("id3MetadataKeyUserText")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyUniqueFileIdentifier __attribute__((swift_name("id3MetadataKeyUniqueFileIdentifier")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyTermsOfUse __attribute__((swift_name("id3MetadataKeyTermsOfUse")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyUnsynchronizedLyric __attribute__((swift_name("id3MetadataKeyUnsynchronizedLyric")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyCommercialInformation __attribute__((swift_name("id3MetadataKeyCommercialInformation")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyCopyrightInformation __attribute__((swift_name("id3MetadataKeyCopyrightInformation")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOfficialAudioFileWebpage __attribute__((swift_name("id3MetadataKeyOfficialAudioFileWebpage")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOfficialArtistWebpage __attribute__((swift_name("id3MetadataKeyOfficialArtistWebpage")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOfficialAudioSourceWebpage __attribute__((swift_name("id3MetadataKeyOfficialAudioSourceWebpage")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOfficialInternetRadioStationHomepage __attribute__((swift_name("id3MetadataKeyOfficialInternetRadioStationHomepage")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyPayment __attribute__((swift_name("id3MetadataKeyPayment")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyOfficialPublisherWebpage __attribute__((swift_name("id3MetadataKeyOfficialPublisherWebpage")));
extern AVMetadataKey _Nonnull const AVMetadataID3MetadataKeyUserURL __attribute__((swift_name("id3MetadataKeyUserURL")));
extern AVMetadataKey _Nonnull const AVMetadataIcyMetadataKeyStreamTitle __attribute__((swift_name("icyMetadataKeyStreamTitle")));
extern AVMetadataKey _Nonnull const AVMetadataIcyMetadataKeyStreamURL __attribute__((swift_name("icyMetadataKeyStreamURL")));
extern AVMetadataFormat _Nonnull const AVMetadataFormatHLSMetadata __attribute__((swift_name("hlsMetadata")));
extern AVMetadataFormat _Nonnull const AVMetadataFormatUnknown __attribute__((swift_name("unknown")));
extern NSNotificationName _Nonnull const AVPlayerRateDidChangeNotification __attribute__((swift_name("AVPlayer.rateDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVPlayerRateDidChangeReasonKey __attribute__((swift_name("AVPlayer.rateDidChangeReasonKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVPlayerRateDidChangeOriginatingParticipantKey __attribute__((swift_name("AVPlayer.rateDidChangeOriginatingParticipantKey"))) __attribute__((swift_attr("nonisolated")));
extern AVPlayerWaitingReason _Nonnull const AVPlayerWaitingToMinimizeStallsReason __attribute__((swift_name("toMinimizeStallsReason")));
extern AVPlayerWaitingReason _Nonnull const AVPlayerWaitingWhileEvaluatingBufferingRateReason __attribute__((swift_name("whileEvaluatingBufferingRateReason")));
extern AVPlayerWaitingReason _Nonnull const AVPlayerWaitingWithNoItemToPlayReason __attribute__((swift_name("withNoItemToPlayReason")));
extern AVPlayerWaitingReason _Nonnull const AVPlayerWaitingForCoordinatedPlaybackReason __attribute__((swift_name("forCoordinatedPlaybackReason")));
extern NSNotificationName _Nonnull const AVPlayerAvailableHDRModesDidChangeNotification __attribute__((swift_name("AVPlayer.availableHDRModesDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerEligibleForHDRPlaybackDidChangeNotification __attribute__((swift_name("AVPlayer.eligibleForHDRPlaybackDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern AVPlayerWaitingReason _Nonnull const AVPlayerWaitingDuringInterstitialEventReason __attribute__((swift_name("duringInterstitialEventReason")));
extern NSNotificationName _Nonnull const AVPlayerItemTimeJumpedNotification __attribute__((swift_name("AVPlayerItem.timeJumpedNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerItemDidPlayToEndTimeNotification __attribute__((swift_name("AVPlayerItem.didPlayToEndTimeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerItemFailedToPlayToEndTimeNotification __attribute__((swift_name("AVPlayerItem.failedToPlayToEndTimeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerItemPlaybackStalledNotification __attribute__((swift_name("AVPlayerItem.playbackStalledNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerItemNewAccessLogEntryNotification __attribute__((swift_name("AVPlayerItem.newAccessLogEntryNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerItemNewErrorLogEntryNotification __attribute__((swift_name("AVPlayerItem.newErrorLogEntryNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification __attribute__((swift_name("AVPlayerItem.recommendedTimeOffsetFromLiveDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerItemMediaSelectionDidChangeNotification __attribute__((swift_name("AVPlayerItem.mediaSelectionDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVPlayerItemFailedToPlayToEndTimeErrorKey __attribute__((swift_name("AVPlayerItem.failedToPlayToEndTimeErrorKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVPlayerItemTimeJumpedOriginatingParticipantKey __attribute__((swift_name("AVPlayerItem.timeJumpedOriginatingParticipantKey"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName _Nonnull const AVPlayerIntegratedTimelineSnapshotsOutOfSyncNotification __attribute__((swift_name("AVPlayer.integratedTimelineSnapshotsOutOfSyncNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVPlayerIntegratedTimelineSnapshotsOutOfSyncReasonKey __attribute__((swift_name("AVPlayer.integratedTimelineSnapshotsOutOfSyncReasonKey"))) __attribute__((swift_attr("nonisolated")));
extern NSString * _Nonnull const AVVideoCodecKey;
extern NSString * _Nonnull const AVVideoCodecHEVC;
extern NSString * _Nonnull const AVVideoCodecH264;
extern NSString * _Nonnull const AVVideoCodecJPEG;
extern NSString * _Nonnull const AVVideoCodecAppleProRes4444;
extern NSString * _Nonnull const AVVideoCodecAppleProRes422;
extern NSString * _Nonnull const AVVideoWidthKey;
extern NSString * _Nonnull const AVVideoHeightKey;
extern NSString * _Nonnull const AVVideoPixelAspectRatioKey;
extern NSString * _Nonnull const AVVideoPixelAspectRatioHorizontalSpacingKey;
extern NSString * _Nonnull const AVVideoPixelAspectRatioVerticalSpacingKey;
extern NSString * _Nonnull const AVVideoCleanApertureKey;
extern NSString * _Nonnull const AVVideoCleanApertureWidthKey;
extern NSString * _Nonnull const AVVideoCleanApertureHeightKey;
extern NSString * _Nonnull const AVVideoCleanApertureHorizontalOffsetKey;
extern NSString * _Nonnull const AVVideoCleanApertureVerticalOffsetKey;
extern NSString * _Nonnull const AVVideoScalingModeKey;
extern NSString * _Nonnull const AVVideoScalingModeFit;
extern NSString * _Nonnull const AVVideoScalingModeResize;
extern NSString * _Nonnull const AVVideoScalingModeResizeAspect;
extern NSString * _Nonnull const AVVideoScalingModeResizeAspectFill;
extern NSString * _Nonnull const AVVideoColorPropertiesKey;
extern NSString * _Nonnull const AVVideoColorPrimariesKey;
extern NSString * _Nonnull const AVVideoColorPrimaries_ITU_R_709_2;
extern NSString * _Nonnull const AVVideoColorPrimaries_EBU_3213;
extern NSString * _Nonnull const AVVideoColorPrimaries_SMPTE_C;
extern NSString * _Nonnull const AVVideoColorPrimaries_P3_D65;
extern NSString * _Nonnull const AVVideoColorPrimaries_ITU_R_2020;
extern NSString * _Nonnull const AVVideoTransferFunctionKey;
extern NSString * _Nonnull const AVVideoTransferFunction_ITU_R_709_2;
extern NSString * _Nonnull const AVVideoTransferFunction_SMPTE_240M_1995;
extern NSString * _Nonnull const AVVideoTransferFunction_SMPTE_ST_2084_PQ;
extern NSString * _Nonnull const AVVideoTransferFunction_ITU_R_2100_HLG;
extern NSString * _Nonnull const AVVideoTransferFunction_Linear;
extern NSString * _Nonnull const AVVideoTransferFunction_IEC_sRGB;
extern NSString * _Nonnull const AVVideoYCbCrMatrixKey;
extern NSString * _Nonnull const AVVideoYCbCrMatrix_ITU_R_709_2;
extern NSString * _Nonnull const AVVideoYCbCrMatrix_ITU_R_601_4;
extern NSString * _Nonnull const AVVideoYCbCrMatrix_SMPTE_240M_1995;
extern NSString * _Nonnull const AVVideoYCbCrMatrix_ITU_R_2020;
extern NSString * _Nonnull const AVVideoAllowWideColorKey;
extern NSString * _Nonnull const AVVideoCompressionPropertiesKey;
extern NSString * _Nonnull const AVVideoAverageBitRateKey;
extern NSString * _Nonnull const AVVideoQualityKey;
extern NSString * _Nonnull const AVVideoMaxKeyFrameIntervalKey;
extern NSString * _Nonnull const AVVideoMaxKeyFrameIntervalDurationKey;
extern NSString * _Nonnull const AVVideoAppleProRAWBitDepthKey;
extern NSString * _Nonnull const AVVideoAllowFrameReorderingKey;
extern NSString * _Nonnull const AVVideoProfileLevelKey;
extern NSString * _Nonnull const AVVideoProfileLevelH264Baseline30;
extern NSString * _Nonnull const AVVideoProfileLevelH264Baseline31;
extern NSString * _Nonnull const AVVideoProfileLevelH264Baseline41;
extern NSString * _Nonnull const AVVideoProfileLevelH264BaselineAutoLevel;
extern NSString * _Nonnull const AVVideoProfileLevelH264Main30;
extern NSString * _Nonnull const AVVideoProfileLevelH264Main31;
extern NSString * _Nonnull const AVVideoProfileLevelH264Main32;
extern NSString * _Nonnull const AVVideoProfileLevelH264Main41;
extern NSString * _Nonnull const AVVideoProfileLevelH264MainAutoLevel;
extern NSString * _Nonnull const AVVideoProfileLevelH264High40;
extern NSString * _Nonnull const AVVideoProfileLevelH264High41;
extern NSString * _Nonnull const AVVideoProfileLevelH264HighAutoLevel;
extern NSString * _Nonnull const AVVideoH264EntropyModeKey;
extern NSString * _Nonnull const AVVideoH264EntropyModeCAVLC;
extern NSString * _Nonnull const AVVideoH264EntropyModeCABAC;
extern NSString * _Nonnull const AVVideoExpectedSourceFrameRateKey;
extern NSString * _Nonnull const AVVideoAverageNonDroppableFrameRateKey;
extern NSString * _Nonnull const AVVideoDecompressionPropertiesKey;
extern NSString * _Nonnull const AVVideoEncoderSpecificationKey;
extern AVVideoApertureMode _Nonnull const AVVideoApertureModeCleanAperture __attribute__((swift_name("cleanAperture")));
extern AVVideoApertureMode _Nonnull const AVVideoApertureModeProductionAperture __attribute__((swift_name("productionAperture")));
extern AVVideoApertureMode _Nonnull const AVVideoApertureModeEncodedPixels __attribute__((swift_name("encodedPixels")));
extern NSString * _Nonnull const AVFormatIDKey;
extern NSString * _Nonnull const AVSampleRateKey;
extern NSString * _Nonnull const AVNumberOfChannelsKey;
extern NSString * _Nonnull const AVLinearPCMBitDepthKey;
extern NSString * _Nonnull const AVLinearPCMIsBigEndianKey;
extern NSString * _Nonnull const AVLinearPCMIsFloatKey;
extern NSString * _Nonnull const AVLinearPCMIsNonInterleaved;
extern NSString * _Nonnull const AVEncoderAudioQualityKey;
extern NSString * _Nonnull const AVEncoderAudioQualityForVBRKey;
extern NSString * _Nonnull const AVEncoderBitRateKey;
extern NSString * _Nonnull const AVEncoderBitRatePerChannelKey;
extern NSString * _Nonnull const AVEncoderBitRateStrategyKey;
extern NSString * _Nonnull const AVEncoderBitDepthHintKey;
extern NSString * _Nonnull const AVEncoderDynamicRangeControlConfigurationKey;
extern NSString * _Nonnull const AVEncoderContentSourceKey;
extern NSString * _Nonnull const AVEncoderASPFrequencyKey;
extern NSString * _Nonnull const AVSampleRateConverterAlgorithmKey;
extern NSString * _Nonnull const AVSampleRateConverterAudioQualityKey;
extern NSString * _Nonnull const AVChannelLayoutKey;
extern NSString * _Nonnull const AVAudioBitRateStrategy_Constant;
extern NSString * _Nonnull const AVAudioBitRateStrategy_LongTermAverage;
extern NSString * _Nonnull const AVAudioBitRateStrategy_VariableConstrained;
extern NSString * _Nonnull const AVAudioBitRateStrategy_Variable;
extern NSString * _Nonnull const AVSampleRateConverterAlgorithm_Normal;
extern NSString * _Nonnull const AVSampleRateConverterAlgorithm_Mastering;
extern NSString * _Nonnull const AVSampleRateConverterAlgorithm_MinimumPhase;
extern NSString * _Nonnull const AVSpeechSynthesisIPANotationAttribute;
extern NSNotificationName _Nonnull const AVSpeechSynthesisAvailableVoicesDidChangeNotification __attribute__((swift_name("AVSpeechSynthesisAvailableVoicesDidChange")));
extern CGRect AVMakeRectWithAspectRatioInsideRect(CGSize aspectRatio, CGRect boundingRect);
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
