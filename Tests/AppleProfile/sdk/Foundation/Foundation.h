#pragma once
@import ObjectiveC;
@import CoreFoundation;
@import CoreGraphics;
#include <stdint.h>
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
#define BR(x) __attribute__((swift_bridge(x)))
#define SW(x) __attribute__((swift_name(x)))
#define DI __attribute__((objc_designated_initializer))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NOESC __attribute__((noescape))
typedef double NSTimeInterval; typedef unsigned short unichar;
typedef CGRect NSRect; typedef CGPoint NSPoint; typedef CGSize NSSize;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
NSRange NSMakeRange(NSUInteger loc, NSUInteger len); NSRange NSIntersectionRange(NSRange a, NSRange b); NSRange NSUnionRange(NSRange a, NSRange b); NSUInteger NSMaxRange(NSRange r);
typedef enum __attribute__((enum_extensibility(open))) SW("ComparisonResult") NSComparisonResult : NSInteger { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending } NSComparisonResult;
typedef enum __attribute__((enum_extensibility(open))) SW("QualityOfService") NSQualityOfService : NSInteger { NSQualityOfServiceUserInteractive = 0x21, NSQualityOfServiceUserInitiated = 0x19, NSQualityOfServiceUtility = 0x11, NSQualityOfServiceBackground = 0x09, NSQualityOfServiceDefault = -1 } NSQualityOfService;
static const NSInteger NSNotFound = 0x7fffffffffffffff;
@class NSString, NSCoder, NSError, NSDictionary<K, V>, NSArray<T>, NSData, NSURL, NSDate, NSIndexPath, NSMutableString, NSOperationQueue, NSNumber;
@protocol NSCopying - (id)copyWithZone:(nullable NSZone *)zone; @end
@protocol NSMutableCopying - (id)mutableCopyWithZone:(nullable NSZone *)zone; @end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSFastEnumeration @end
SENDABLE BR("Swift.String") @interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (unichar)characterAtIndex:(NSUInteger)index;
- (instancetype)init DI;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
- (NSString *)substringWithRange:(NSRange)range SW("substring(with:)");
- (NSString *)substringFromIndex:(NSUInteger)from SW("substring(from:)");
- (NSString *)substringToIndex:(NSUInteger)to SW("substring(to:)");
- (NSRange)rangeOfString:(NSString *)s SW("range(of:)");
@property (readonly, copy) NSString *lastPathComponent; @property (readonly, copy) NSString *pathExtension; @property (readonly, copy) NSString *deletingPathExtension;
@end
@interface NSMutableString : NSString
@end
@interface NSObject (Foundation)
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
- (void)setValue:(nullable id)v forKey:(NSString *)key; - (nullable id)valueForKey:(NSString *)key;
- (void)addObserver:(NSObject *)o forKeyPath:(NSString *)k options:(NSUInteger)opt context:(nullable void *)c;
- (void)performSelector:(SEL)s withObject:(nullable id)o afterDelay:(NSTimeInterval)d SW("perform(_:with:afterDelay:)");
@end
SENDABLE @interface NSValue : NSObject <NSCopying, NSSecureCoding> 
- (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
@end
SENDABLE @interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)v SW("init(value:)");
- (instancetype)initWithDouble:(double)v SW("init(value:)");
- (instancetype)initWithFloat:(float)v SW("init(value:)");
- (instancetype)initWithInteger:(NSInteger)v SW("init(value:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
@property (readonly) BOOL boolValue; @property (readonly) long long longLongValue SW("int64Value"); @property (readonly) double doubleValue; @property (readonly) float floatValue; @property (readonly) NSInteger integerValue SW("intValue"); @property (readonly, copy) NSString *stringValue;
@end
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init DI;
@end
BR("Swift.Array") @interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)i SW("object(at:)");
- (instancetype)init DI; - (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
@end
BR("Swift.Dictionary") @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (instancetype)init DI; - (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
@end
BR("Swift.Set") @interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (instancetype)init DI; - (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
@interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
@end
#define VALUE(n, s) SENDABLE BR(s) @interface n : NSObject <NSCopying, NSSecureCoding> \
- (instancetype)init DI; \
- (nullable instancetype)initWithCoder:(NSCoder *)coder DI; \
@end
VALUE(NSData, "Foundation.Data") VALUE(NSURL, "Foundation.URL") VALUE(NSDate, "Foundation.Date") VALUE(NSIndexPath, "Foundation.IndexPath") VALUE(NSIndexSet, "Foundation.IndexSet")
VALUE(NSLocale, "Foundation.Locale") VALUE(NSTimeZone, "Foundation.TimeZone") VALUE(NSCalendar, "Foundation.Calendar") VALUE(NSUUID, "Foundation.UUID") VALUE(NSURLComponents, "Foundation.URLComponents") VALUE(NSDateComponents, "Foundation.DateComponents") VALUE(NSCharacterSet, "Foundation.CharacterSet") VALUE(NSURLRequest, "Foundation.URLRequest") VALUE(NSDateInterval, "Foundation.DateInterval")
@interface NSMutableData : NSData
@end
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
SENDABLE BR("Swift.Error") @interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict DI;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
@property (readonly, copy) NSErrorDomain domain; @property (readonly) NSInteger code; @property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo; @property (readonly, copy) NSString *localizedDescription;
@end
@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)o forKey:(NSString *)key; - (nullable id)decodeObjectForKey:(NSString *)key;
@property (readonly) BOOL allowsKeyedCoding;
@end
typedef NSString *NSNotificationName __attribute__((swift_wrapper(struct))) SW("NSNotification.Name");
BR("Foundation.Notification") @interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name; @property (nullable, readonly, retain) id object; @property (nullable, readonly, copy) NSDictionary *userInfo;
- (instancetype)initWithName:(NSNotificationName)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo DI;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DI;
@end
SENDABLE SW("NotificationCenter") @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SW("default");
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject SW("post(name:object:)");
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject userInfo:(nullable NSDictionary *)u SW("post(name:object:userInfo:)");
- (void)removeObserver:(id)observer;
- (id <NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable NSOperationQueue *)queue usingBlock:(void (SENDABLE ^)(NSNotification *notification))block SW("addObserver(forName:object:queue:using:)");
@end
SW("Operation") @interface NSOperation : NSObject
- (void)cancel; - (void)main;
@end
SENDABLE SW("OperationQueue") @interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue SW("main");
- (void)addOperationWithBlock:(void (SENDABLE ^)(void))block SW("addOperation(_:)");
@property NSInteger maxConcurrentOperationCount;
@end
typedef NSString *NSRunLoopMode __attribute__((swift_wrapper(struct))) SW("RunLoop.Mode");
@class NSTimer;
SW("RunLoop") @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop SW("current"); @property (class, readonly, strong) NSRunLoop *mainRunLoop SW("main");
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode SW("add(_:forMode:)");
@end
extern NSRunLoopMode const NSDefaultRunLoopMode SW("NSRunLoopMode.default"); extern NSRunLoopMode const NSRunLoopCommonModes SW("NSRunLoopMode.common");
SW("Timer") @interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)i repeats:(BOOL)r block:(void (SENDABLE ^)(NSTimer *timer))block;
- (instancetype)initWithTimeInterval:(NSTimeInterval)i repeats:(BOOL)r block:(void (SENDABLE ^)(NSTimer *timer))block;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (SENDABLE ^)(NSTimer *timer))block SW("init(fire:interval:repeats:block:)");
- (void)fire; - (void)invalidate; @property (readonly, getter=isValid) BOOL valid; @property (copy) NSDate *fireDate; @property (readonly) NSTimeInterval timeInterval; @property NSTimeInterval tolerance;
@end
SW("Thread") @interface NSThread : NSObject
@property (class, readonly, strong) NSThread *currentThread SW("current"); @property (class, readonly) BOOL isMainThread; @property NSQualityOfService qualityOfService; @property (nullable, copy) NSString *name;
- (instancetype)initWithBlock:(void (SENDABLE ^)(void))block; - (void)start; @property NSUInteger stackSize;
+ (void)sleepForTimeInterval:(NSTimeInterval)t;
@end
@protocol NSLocking - (void)lock; - (void)unlock; @end
SENDABLE @interface NSLock : NSObject <NSLocking>
- (BOOL)tryLock SW("try()"); 
@end
SENDABLE @interface NSRecursiveLock : NSObject <NSLocking>
@end
SENDABLE @interface NSCondition : NSObject <NSLocking>
- (void)wait; - (void)signal; - (void)broadcast; - (BOOL)waitUntilDate:(NSDate *)d SW("wait(until:)");
@end
@interface NSCache<KeyType, ObjectType> : NSObject
- (nullable ObjectType)objectForKey:(KeyType)key SW("object(forKey:)"); - (void)setObject:(ObjectType)obj forKey:(KeyType)key; - (void)setObject:(ObjectType)obj forKey:(KeyType)key cost:(NSUInteger)g; - (void)removeObjectForKey:(KeyType)key SW("removeObject(forKey:)"); - (void)removeAllObjects;
@property NSUInteger totalCostLimit; @property NSUInteger countLimit;
@end
SENDABLE SW("Bundle") @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle SW("main"); @property (class, readonly, copy) NSArray<NSBundle *> *allBundles; @property (class, readonly, copy) NSArray<NSBundle *> *allFrameworks; - (nullable instancetype)initWithURL:(NSURL *)url; @property (readonly, copy) NSURL *bundleURL; - (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext SW("url(forResource:withExtension:)"); + (NSBundle *)bundleForClass:(Class)c SW("init(for:)"); @property (nullable, readonly, copy) NSString *bundleIdentifier;
@end
SENDABLE @interface NSUserActivity : NSObject
@property (nullable, copy) NSURL *webpageURL; @property (readonly, copy) NSString *activityType; @property (nullable, copy) NSDictionary *userInfo;
@end
SW("Progress") @interface NSProgress : NSObject
@property (readonly) double fractionCompleted;
@end
typedef NSString *NSAttributedStringKey __attribute__((swift_wrapper(struct))) SW("NSAttributedString.Key");
SENDABLE @interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string; @property (readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)str; - (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs; - (instancetype)initWithAttributedString:(NSAttributedString *)s;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location effectiveRange:(nullable NSRange *)range SW("attributes(at:effectiveRange:)");
- (nullable id)attribute:(NSAttributedStringKey)k atIndex:(NSUInteger)location effectiveRange:(nullable NSRange *)range SW("attribute(_:at:effectiveRange:)");
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)r SW("attributedSubstring(from:)");
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other SW("isEqual(to:)");
@end
@interface NSMutableAttributedString : NSAttributedString
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str SW("replaceCharacters(in:with:)");
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range SW("addAttribute(_:value:range:)");
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range; - (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)s SW("append(_:)"); - (void)deleteCharactersInRange:(NSRange)r SW("deleteCharacters(in:)");
@end
SW("UserDefaults") @interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults SW("standard"); - (nullable instancetype)initWithSuiteName:(nullable NSString *)suiteName SW("init(suiteName:)");
- (nullable NSData *)dataForKey:(NSString *)key SW("data(forKey:)"); - (void)setObject:(nullable id)value forKey:(NSString *)key SW("set(_:forKey:)");
@end
SW("Formatter") @interface NSFormatter : NSObject <NSCopying, NSCoding>
@end
SENDABLE SW("DateFormatter") @interface NSDateFormatter : NSFormatter
- (NSString *)stringFromDate:(NSDate *)date SW("string(from:)"); - (nullable NSDate *)dateFromString:(NSString *)string SW("date(from:)");
@property (null_resettable, copy) NSString *dateFormat; @property (null_resettable, copy) NSLocale *locale; @property (null_resettable, copy) NSTimeZone *timeZone; @property (null_resettable, copy) NSCalendar *calendar; @property (getter=isLenient) BOOL lenient;
@end
typedef enum __attribute__((flag_enum, enum_extensibility(open))) SW("NSRegularExpression.Options") NSRegularExpressionOptions : NSUInteger { NSRegularExpressionCaseInsensitive = 1, NSRegularExpressionAllowCommentsAndWhitespace = 2, NSRegularExpressionIgnoreMetacharacters = 4, NSRegularExpressionDotMatchesLineSeparators = 8, NSRegularExpressionAnchorsMatchLines = 16 } NSRegularExpressionOptions;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) SW("NSRegularExpression.MatchingOptions") NSMatchingOptions : NSUInteger { NSMatchingReportProgress = 1, NSMatchingAnchored = 4 } NSMatchingOptions;
SENDABLE @interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSRange range; @property (readonly) NSUInteger numberOfRanges; - (NSRange)rangeAtIndex:(NSUInteger)idx SW("range(at:)");
@end
SENDABLE @interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init DI;
@property (readonly) NSUInteger numberOfCaptureGroups; @property (readonly, copy) NSString *pattern;
@end
@interface NSRegularExpression (Matching)
- (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range SW("matches(in:options:range:)");
- (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range SW("firstMatch(in:options:range:)");
@end
SENDABLE SW("URLResponse") @interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
@property (nullable, readonly, copy) NSURL *URL; @property (nullable, readonly, copy) NSString *MIMEType; @property (readonly) long long expectedContentLength; @property (nullable, readonly, copy) NSString *suggestedFilename;
@end
SENDABLE SW("HTTPURLResponse") @interface NSHTTPURLResponse : NSURLResponse
- (nullable instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)statusCode HTTPVersion:(nullable NSString *)v headerFields:(nullable NSDictionary<NSString *, NSString *> *)h SW("init(url:statusCode:httpVersion:headerFields:)");
@property (readonly) NSInteger statusCode; @property (readonly, copy) NSDictionary *allHeaderFields; - (nullable NSString *)valueForHTTPHeaderField:(NSString *)field SW("value(forHTTPHeaderField:)");
@end
SENDABLE SW("URLCache") @interface NSURLCache : NSObject
@end
typedef enum __attribute__((enum_extensibility(open))) SW("NSURLRequest.CachePolicy") NSURLRequestCachePolicy : NSUInteger { NSURLRequestUseProtocolCachePolicy = 0, NSURLRequestReloadIgnoringLocalCacheData = 1, NSURLRequestReturnCacheDataElseLoad = 2, NSURLRequestReturnCacheDataDontLoad = 3, NSURLRequestReloadIgnoringLocalAndRemoteCacheData = 4, NSURLRequestReloadRevalidatingCacheData = 5 } NSURLRequestCachePolicy;
SENDABLE SW("URLSessionConfiguration") @interface NSURLSessionConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration SW("default"); @property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration SW("ephemeral");
@property NSURLRequestCachePolicy requestCachePolicy; @property NSTimeInterval timeoutIntervalForRequest; @property NSTimeInterval timeoutIntervalForResource; @property (nullable, copy) NSDictionary *HTTPAdditionalHeaders SW("httpAdditionalHeaders"); @property NSInteger HTTPMaximumConnectionsPerHost SW("httpMaximumConnectionsPerHost"); @property (nullable, retain) NSURLCache *URLCache SW("urlCache"); @property BOOL waitsForConnectivity; @property BOOL HTTPShouldSetCookies SW("httpShouldSetCookies");
@end
SENDABLE SW("URLSessionTask") @interface NSURLSessionTask : NSObject <NSCopying>
@property (readonly) NSUInteger taskIdentifier; @property (nullable, readonly, copy) NSURLRequest *originalRequest; @property (nullable, readonly, copy) NSURLRequest *currentRequest; @property (nullable, readonly, copy) NSURLResponse *response; - (void)cancel; - (void)resume; - (void)suspend; @property float priority; @property (nullable, readonly, copy) NSError *error;
@property (readonly) long long countOfBytesReceived; @property (readonly) long long countOfBytesExpectedToReceive;
@end
extern const float NSURLSessionTaskPriorityDefault SW("URLSessionTask.defaultPriority"); extern const float NSURLSessionTaskPriorityLow SW("URLSessionTask.lowPriority"); extern const float NSURLSessionTaskPriorityHigh SW("URLSessionTask.highPriority");
SENDABLE SW("URLSessionDataTask") @interface NSURLSessionDataTask : NSURLSessionTask
@end
@class NSURLSession;
typedef enum __attribute__((enum_extensibility(open))) SW("URLSession.ResponseDisposition") NSURLSessionResponseDisposition : NSInteger { NSURLSessionResponseCancel = 0, NSURLSessionResponseAllow = 1, NSURLSessionResponseBecomeDownload = 2, NSURLSessionResponseBecomeStream = 3 } NSURLSessionResponseDisposition;
SENDABLE SW("URLSessionDelegate") @protocol NSURLSessionDelegate <NSObject>
@optional
- (void)URLSession:(NSURLSession *)session didBecomeInvalidWithError:(nullable NSError *)error SW("urlSession(_:didBecomeInvalidWithError:)");
@end
SENDABLE SW("URLSessionTaskDelegate") @protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@optional
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task willPerformHTTPRedirection:(NSHTTPURLResponse *)response newRequest:(NSURLRequest *)request completionHandler:(void (SENDABLE ^)(NSURLRequest * _Nullable))completionHandler SW("urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)");
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(nullable NSError *)error SW("urlSession(_:task:didCompleteWithError:)");
@end
SENDABLE SW("URLSessionDataDelegate") @protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveResponse:(NSURLResponse *)response completionHandler:(void (SENDABLE ^)(NSURLSessionResponseDisposition disposition))completionHandler SW("urlSession(_:dataTask:didReceive:completionHandler:)");
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveData:(NSData *)data SW("urlSession(_:dataTask:didReceive:)");
@end
SENDABLE SW("URLSession") @interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession SW("shared");
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration SW("init(configuration:)");
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(nullable id <NSURLSessionDelegate>)delegate delegateQueue:(nullable NSOperationQueue *)queue SW("init(configuration:delegate:delegateQueue:)");
- (void)finishTasksAndInvalidate; - (void)invalidateAndCancel;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request SW("dataTask(with:)"); - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url SW("dataTask(with:)");
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url completionHandler:(void (SENDABLE ^)(NSData * _Nullable data, NSURLResponse * _Nullable response, NSError * _Nullable error))completionHandler SW("dataTask(with:completionHandler:)");
@end
typedef enum __attribute__((flag_enum, enum_extensibility(open))) SW("JSONSerialization.ReadingOptions") NSJSONReadingOptions : NSUInteger { NSJSONReadingMutableContainers = 1, NSJSONReadingFragmentsAllowed = 4 } NSJSONReadingOptions;
SW("JSONSerialization") @interface NSJSONSerialization : NSObject
@end
BR("Foundation.DispatchQueue") @interface FXDispatchQueue : NSObject
@end
typedef NSString *NSURLResourceKey;
@interface NSString (More)
- (NSString *)stringByReplacingCharactersInRange:(NSRange)r withString:(NSString *)s SW("replacingCharacters(in:with:)");
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)r SW("rangeOfComposedCharacterSequences(for:)");
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)i SW("rangeOfComposedCharacterSequence(at:)");
@end
SW("FileHandle") @interface NSFileHandle : NSObject
- (void)closeFile;
@end
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
