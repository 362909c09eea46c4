#pragma once
@import FactsBase;
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
typedef enum __attribute__((flag_enum, enum_extensibility(open))) CAAutoresizingMask : unsigned int {
  kCALayerNotSizable = 0,
  kCALayerMinXMargin = 1,
  kCALayerWidthSizable = 2,
  kCALayerMaxXMargin = 4,
  kCALayerMinYMargin = 8,
  kCALayerHeightSizable = 16,
  kCALayerMaxYMargin = 32,
} CAAutoresizingMask;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) CAEdgeAntialiasingMask : unsigned int {
  kCALayerLeftEdge = 1,
  kCALayerRightEdge = 2,
  kCALayerBottomEdge = 4,
  kCALayerTopEdge = 8,
} CAEdgeAntialiasingMask;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) CACornerMask : NSUInteger {
  kCALayerMinXMinYCorner = 1,
  kCALayerMaxXMinYCorner = 2,
  kCALayerMinXMaxYCorner = 4,
  kCALayerMaxXMaxYCorner = 8,
} CACornerMask;
typedef struct CAFrameRateRange CAFrameRateRange;
typedef struct CATransform3D CATransform3D;
typedef NSString * CAAnimationCalculationMode __attribute__((swift_wrapper(enum)));
typedef NSString * CAAnimationRotationMode __attribute__((swift_wrapper(enum)));
typedef NSString * CAGradientLayerType __attribute__((swift_wrapper(enum)));
typedef NSString * CALayerContentsGravity __attribute__((swift_wrapper(enum)));
typedef NSString * CALayerContentsFormat __attribute__((swift_wrapper(enum)));
typedef NSString * CALayerContentsFilter __attribute__((swift_wrapper(enum)));
typedef NSString * CALayerCornerCurve __attribute__((swift_wrapper(enum)));
typedef NSString * CAToneMapMode __attribute__((swift_wrapper(enum)));
typedef NSString * CADynamicRange __attribute__((swift_wrapper(enum)));
typedef NSString * CAMediaTimingFillMode __attribute__((swift_wrapper(enum)));
typedef NSString * CAMediaTimingFunctionName __attribute__((swift_wrapper(enum)));
typedef NSString * CAShapeLayerFillRule __attribute__((swift_wrapper(enum)));
typedef NSString * CAShapeLayerLineJoin __attribute__((swift_wrapper(enum)));
typedef NSString * CAShapeLayerLineCap __attribute__((swift_wrapper(enum)));
typedef struct __attribute__((swift_attr("@Sendable"))) CAFrameRateRange { float minimum;  float maximum;  float preferred; } CAFrameRateRange;
typedef struct __attribute__((swift_attr("@Sendable"))) CATransform3D { CGFloat m11;  CGFloat m12;  CGFloat m13;  CGFloat m14;  CGFloat m21;  CGFloat m22;  CGFloat m23;  CGFloat m24;  CGFloat m31;  CGFloat m32;  CGFloat m33;  CGFloat m34;  CGFloat m41;  CGFloat m42;  CGFloat m43;  CGFloat m44; } CATransform3D;
@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation * _Nonnull)anim;
- (void)animationDidStop:(CAAnimation * _Nonnull)anim finished:(BOOL)flag;
@end
@protocol CAAction <NSObject>
@required
- (void)runActionForKey:(NSString * _Nonnull)event object:(id _Nonnull)anObject arguments:(NSDictionary * _Nullable)dict __attribute__((swift_name("run(forKey:object:arguments:)")));
@end
@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer * _Nonnull)layer __attribute__((swift_name("display(_:)")));
- (void)drawLayer:(CALayer * _Nonnull)layer inContext:(CGContextRef _Nonnull)ctx __attribute__((swift_name("draw(_:in:)")));
- (void)layerWillDraw:(CALayer * _Nonnull)layer __attribute__((swift_name("layerWillDraw(_:)")));
- (void)layoutSublayersOfLayer:(CALayer * _Nonnull)layer __attribute__((swift_name("layoutSublayers(of:)")));
- (id<CAAction> _Nullable)actionForLayer:(CALayer * _Nonnull)layer forKey:(NSString * _Nonnull)event __attribute__((swift_name("action(for:forKey:)")));
@end
@protocol CAMediaTiming <NSObject>
@required
@property (nonatomic) CFTimeInterval beginTime;
@property (nonatomic) CFTimeInterval duration;
@property (nonatomic) float speed;
@property (nonatomic) CFTimeInterval timeOffset;
@property (nonatomic) float repeatCount;
@property (nonatomic) CFTimeInterval repeatDuration;
@property (nonatomic) BOOL autoreverses;
@property (nonatomic) CAMediaTimingFillMode _Nonnull fillMode;
@end
@interface CALayer : NSObject <CAMediaTiming, NSCoding, NSSecureCoding>
+ (instancetype _Nonnull)layer __attribute__((swift_name("init()")));
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithLayer:(id _Nonnull)layer;
- (instancetype _Nullable)presentationLayer __attribute__((swift_name("presentation()")));
- (instancetype _Nonnull)modelLayer __attribute__((swift_name("model()")));
+ (id _Nullable)defaultValueForKey:(NSString * _Nonnull)key;
+ (BOOL)needsDisplayForKey:(NSString * _Nonnull)key;
- (BOOL)shouldArchiveValueForKey:(NSString * _Nonnull)key;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint position;
@property (nonatomic) CGFloat zPosition;
@property (nonatomic) CGPoint anchorPoint;
@property (nonatomic) CGFloat anchorPointZ;
@property (nonatomic) CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property (nonatomic) CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (getter=isDoubleSided) BOOL doubleSided;
@property (getter=isGeometryFlipped) BOOL geometryFlipped;
- (BOOL)contentsAreFlipped;
@property (readonly) CALayer * _Nullable superlayer;
- (void)removeFromSuperlayer;
@property (nonatomic) NSArray<CALayer *> * _Nullable sublayers;
- (void)addSublayer:(CALayer * _Nonnull)layer;
- (void)insertSublayer:(CALayer * _Nonnull)layer atIndex:(unsigned int)idx;
- (void)insertSublayer:(CALayer * _Nonnull)layer below:(CALayer * _Nullable)sibling;
- (void)insertSublayer:(CALayer * _Nonnull)layer above:(CALayer * _Nullable)sibling;
- (void)replaceSublayer:(CALayer * _Nonnull)oldLayer with:(CALayer * _Nonnull)newLayer;
@property (nonatomic) CATransform3D sublayerTransform;
@property (nonatomic) CALayer * _Nullable mask;
@property (nonatomic) BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(CALayer * _Nullable)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(CALayer * _Nullable)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(CALayer * _Nullable)l;
- (CGRect)convertRect:(CGRect)r toLayer:(CALayer * _Nullable)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(CALayer * _Nullable)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(CALayer * _Nullable)l;
- (CALayer * _Nullable)hitTest:(CGPoint)p;
- (BOOL)containsPoint:(CGPoint)p;
@property (nonatomic) id _Null_unspecified contents;
@property (nonatomic) CGRect contentsRect;
@property (nonatomic) CALayerContentsGravity _Nonnull contentsGravity;
@property (nonatomic) CGFloat contentsScale;
@property (nonatomic) CGRect contentsCenter;
@property (nonatomic) CALayerContentsFormat _Nonnull contentsFormat;
@property (nonatomic) BOOL wantsExtendedDynamicRangeContent __attribute__((deprecated("iOS 17.0")));
@property (nonatomic) CAToneMapMode _Nonnull toneMapMode;
@property (nonatomic) CADynamicRange _Nonnull preferredDynamicRange;
@property (nonatomic) CGFloat contentsHeadroom;
@property (nonatomic) BOOL wantsDynamicContentScaling;
@property (nonatomic) CALayerContentsFilter _Nonnull minificationFilter;
@property (nonatomic) CALayerContentsFilter _Nonnull magnificationFilter;
@property (nonatomic) float minificationFilterBias;
@property (getter=isOpaque) BOOL opaque;
- (void)display;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)r;
- (BOOL)needsDisplay;
- (void)displayIfNeeded;
@property (nonatomic) BOOL needsDisplayOnBoundsChange;
@property (nonatomic) BOOL drawsAsynchronously;
- (void)drawInContext:(CGContextRef _Nonnull)ctx;
- (void)renderInContext:(CGContextRef _Nonnull)ctx;
@property (nonatomic) CAEdgeAntialiasingMask edgeAntialiasingMask;
@property (nonatomic) BOOL allowsEdgeAntialiasing;
@property (nonatomic) CGColorRef _Nullable backgroundColor;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic) CACornerMask maskedCorners;
@property (nonatomic) CALayerCornerCurve _Nonnull cornerCurve;
+ (CGFloat)cornerCurveExpansionFactor:(CALayerCornerCurve _Nonnull)curve;
@property (nonatomic) CGFloat borderWidth;
@property (nonatomic) CGColorRef _Nullable borderColor;
@property (nonatomic) float opacity;
@property (nonatomic) BOOL allowsGroupOpacity;
@property (nonatomic) id _Nullable compositingFilter;
@property (nonatomic) NSArray * _Nullable filters;
@property (nonatomic) NSArray * _Nullable backgroundFilters;
@property (nonatomic) BOOL shouldRasterize;
@property (nonatomic) CGFloat rasterizationScale;
@property (nonatomic) CGColorRef _Nullable shadowColor;
@property (nonatomic) float shadowOpacity;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) CGFloat shadowRadius;
@property (nonatomic) CGPathRef _Nullable shadowPath;
@property (nonatomic) CAAutoresizingMask autoresizingMask;
- (CGSize)preferredFrameSize;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (void)resizeSublayersWithOldSize:(CGSize)size;
- (void)resizeWithOldSuperlayerSize:(CGSize)size;
+ (id<CAAction> _Nullable)defaultActionForKey:(NSString * _Nonnull)event;
- (id<CAAction> _Nullable)actionForKey:(NSString * _Nonnull)event;
@property (nonatomic) NSDictionary<NSString *, id<CAAction>> * _Nullable actions;
- (void)addAnimation:(CAAnimation * _Nonnull)anim forKey:(NSString * _Nullable)key;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString * _Nonnull)key;
- (NSArray<NSString *> * _Nullable)animationKeys;
- (CAAnimation * _Nullable)animationForKey:(NSString * _Nonnull)key;
@property (nonatomic) NSString * _Nullable name;
@property (weak) id<CALayerDelegate> _Nullable delegate;
@property (nonatomic) NSDictionary * _Nullable style;
+ (CALayer * _Nonnull)layerWithRemoteClientId:(unsigned int)clientId;
- (void)scrollPoint:(CGPoint)p;
- (void)scrollRectToVisible:(CGRect)r;
@property (readonly) CGRect visibleRect;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@interface CAAnimation : NSObject <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
+ (instancetype _Nonnull)animation;
+ (id _Nullable)defaultValueForKey:(NSString * _Nonnull)key;
- (BOOL)shouldArchiveValueForKey:(NSString * _Nonnull)key;
@property (nonatomic) CAMediaTimingFunction * _Nullable timingFunction;
@property (nonatomic) id<CAAnimationDelegate> _Nullable delegate;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@interface CAPropertyAnimation : CAAnimation <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
+ (instancetype _Nonnull)animationWithKeyPath:(NSString * _Nullable)path;
@property (nonatomic) NSString * _Nullable keyPath;
@property (getter=isAdditive) BOOL additive;
@property (getter=isCumulative) BOOL cumulative;
@end
@interface CABasicAnimation : CAPropertyAnimation <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic) id _Nullable fromValue;
@property (nonatomic) id _Nullable toValue;
@property (nonatomic) id _Nullable byValue;
@end
@interface CAKeyframeAnimation : CAPropertyAnimation <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic) NSArray * _Null_unspecified values;
@property (nonatomic) CGPathRef _Nullable path;
@property (nonatomic) NSArray<NSNumber *> * _Nullable keyTimes;
@property (nonatomic) NSArray<CAMediaTimingFunction *> * _Nullable timingFunctions;
@property (nonatomic) CAAnimationCalculationMode _Nonnull calculationMode;
@property (nonatomic) NSArray<NSNumber *> * _Nullable tensionValues;
@property (nonatomic) NSArray<NSNumber *> * _Nullable continuityValues;
@property (nonatomic) NSArray<NSNumber *> * _Nullable biasValues;
@property (nonatomic) CAAnimationRotationMode _Nullable rotationMode;
@end
@interface CASpringAnimation : CABasicAnimation <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic) CGFloat mass;
@property (nonatomic) CGFloat stiffness;
@property (nonatomic) CGFloat damping;
@property (nonatomic) CGFloat initialVelocity;
@property (nonatomic) BOOL allowsOverdamping __attribute__((deprecated("iOS 17.0")));
@property (readonly) CFTimeInterval settlingDuration __attribute__((deprecated("iOS 17.0")));
- (instancetype _Nonnull)initWithPerceptualDuration:(CFTimeInterval)perceptualDuration bounce:(CGFloat)bounce __attribute__((deprecated("iOS 17.0")));
@property (readonly) CFTimeInterval perceptualDuration __attribute__((deprecated("iOS 17.0")));
@property (readonly) CGFloat bounce __attribute__((deprecated("iOS 17.0")));
@end
@interface CAAnimationGroup : CAAnimation <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic) NSArray<CAAnimation *> * _Nullable animations;
@end
@interface CADisplayLink : NSObject
+ (CADisplayLink * _Nonnull)displayLinkWithTarget:(id _Nonnull)target selector:(SEL _Nonnull)sel __attribute__((swift_name("init(target:selector:)")));
- (void)addToRunLoop:(NSRunLoop * _Nonnull)runloop forMode:(NSRunLoopMode _Nonnull)mode;
- (void)removeFromRunLoop:(NSRunLoop * _Nonnull)runloop forMode:(NSRunLoopMode _Nonnull)mode;
- (void)invalidate;
@property (readonly) CFTimeInterval timestamp;
@property (readonly) CFTimeInterval duration;
@property (readonly) CFTimeInterval targetTimestamp;
@property (getter=isPaused) BOOL paused;
@property (nonatomic) NSInteger frameInterval;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
@end
@interface CAGradientLayer : CALayer <CAMediaTiming, NSCoding, NSSecureCoding>
@property (nonatomic) NSArray * _Nullable colors;
@property (nonatomic) NSArray<NSNumber *> * _Nullable locations;
@property (nonatomic) CGPoint startPoint;
@property (nonatomic) CGPoint endPoint;
@property (nonatomic) CAGradientLayerType _Nonnull type;
@end
@interface CAMediaTimingFunction : NSObject <NSCoding, NSSecureCoding>
+ (instancetype _Nonnull)functionWithName:(CAMediaTimingFunctionName _Nonnull)name;
+ (instancetype _Nonnull)functionWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
- (instancetype _Nonnull)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
- (void)getControlPointAtIndex:(NSUInteger)idx values:(float * _Nonnull)ptr;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
@interface CAShapeLayer : CALayer <CAMediaTiming, NSCoding, NSSecureCoding>
@property (nonatomic) CGPathRef _Nullable path;
@property (nonatomic) CGColorRef _Nullable fillColor;
@property (nonatomic) CAShapeLayerFillRule _Nonnull fillRule;
@property (nonatomic) CGColorRef _Nullable strokeColor;
@property (nonatomic) CGFloat strokeStart;
@property (nonatomic) CGFloat strokeEnd;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CAShapeLayerLineCap _Nonnull lineCap;
@property (nonatomic) CAShapeLayerLineJoin _Nonnull lineJoin;
@property (nonatomic) CGFloat lineDashPhase;
@property (nonatomic) NSArray<NSNumber *> * _Nullable lineDashPattern;
@end
@interface CATransaction : NSObject
+ (void)begin __attribute__((swift_name("begin()")));
+ (void)commit;
+ (void)flush;
+ (void)lock;
+ (void)unlock;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)dur;
+ (CAMediaTimingFunction * _Nullable)animationTimingFunction;
+ (void)setAnimationTimingFunction:(CAMediaTimingFunction * _Nullable)function;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (void (^_Nullable )(void))completionBlock;
+ (void)setCompletionBlock:(void (^_Nullable )(void))block;
+ (id _Nullable)valueForKey:(NSString * _Nonnull)key;
+ (void)setValue:(id _Nullable)anObject forKey:(NSString * _Nonnull)key;
@end
extern CAAnimationCalculationMode _Nonnull const kCAAnimationLinear __attribute__((swift_name("linear")));
extern CAAnimationCalculationMode _Nonnull const kCAAnimationDiscrete __attribute__((swift_name("discrete")));
extern CAAnimationCalculationMode _Nonnull const kCAAnimationPaced __attribute__((swift_name("paced")));
extern CAAnimationCalculationMode _Nonnull const kCAAnimationCubic __attribute__((swift_name("cubic")));
extern CAAnimationCalculationMode _Nonnull const kCAAnimationCubicPaced __attribute__((swift_name("cubicPaced")));
extern CAAnimationRotationMode _Nonnull const kCAAnimationRotateAuto __attribute__((swift_name("rotateAuto")));
extern CAAnimationRotationMode _Nonnull const kCAAnimationRotateAutoReverse __attribute__((swift_name("rotateAutoReverse")));
extern CAFrameRateRange const CAFrameRateRangeDefault;
extern CAGradientLayerType _Nonnull const kCAGradientLayerAxial __attribute__((swift_name("axial")));
extern CAGradientLayerType _Nonnull const kCAGradientLayerRadial __attribute__((swift_name("radial")));
extern CAGradientLayerType _Nonnull const kCAGradientLayerConic __attribute__((swift_name("conic")));
extern CAToneMapMode _Nonnull const CAToneMapModeAutomatic __attribute__((swift_name("automatic")));
extern CAToneMapMode _Nonnull const CAToneMapModeNever __attribute__((swift_name("never")));
extern CAToneMapMode _Nonnull const CAToneMapModeIfSupported __attribute__((swift_name("ifSupported")));
extern CADynamicRange _Nonnull const CADynamicRangeAutomatic __attribute__((swift_name("automatic")));
extern CADynamicRange _Nonnull const CADynamicRangeStandard __attribute__((swift_name("standard")));
extern CADynamicRange _Nonnull const CADynamicRangeConstrainedHigh __attribute__((swift_name("constrainedHigh")));
extern CADynamicRange _Nonnull const CADynamicRangeHigh __attribute__((swift_name("high")));
extern CALayerContentsGravity _Nonnull const kCAGravityCenter __attribute__((swift_name("center")));
extern CALayerContentsGravity _Nonnull const kCAGravityTop __attribute__((swift_name("top")));
extern CALayerContentsGravity _Nonnull const kCAGravityBottom __attribute__((swift_name("bottom")));
extern CALayerContentsGravity _Nonnull const kCAGravityLeft __attribute__((swift_name("left")));
extern CALayerContentsGravity _Nonnull const kCAGravityRight __attribute__((swift_name("right")));
extern CALayerContentsGravity _Nonnull const kCAGravityTopLeft __attribute__((swift_name("topLeft")));
extern CALayerContentsGravity _Nonnull const kCAGravityTopRight __attribute__((swift_name("topRight")));
extern CALayerContentsGravity _Nonnull const kCAGravityBottomLeft __attribute__((swift_name("bottomLeft")));
extern CALayerContentsGravity _Nonnull const kCAGravityBottomRight __attribute__((swift_name("bottomRight")));
extern CALayerContentsGravity _Nonnull const kCAGravityResize __attribute__((swift_name("resize")));
extern CALayerContentsGravity _Nonnull const kCAGravityResizeAspect __attribute__((swift_name("resizeAspect")));
extern CALayerContentsGravity _Nonnull const kCAGravityResizeAspectFill __attribute__((swift_name("resizeAspectFill")));
extern CALayerContentsFormat _Nonnull const kCAContentsFormatRGBA8Uint __attribute__((swift_name("rGBA8Uint")));
extern CALayerContentsFormat _Nonnull const kCAContentsFormatRGBA16Float __attribute__((swift_name("rGBA16Float")));
extern CALayerContentsFormat _Nonnull const kCAContentsFormatGray8Uint __attribute__((swift_name("gray8Uint")));
extern CALayerContentsFormat _Nonnull const kCAContentsFormatAutomatic __attribute__((swift_name("automatic")));
extern CALayerContentsFilter _Nonnull const kCAFilterNearest __attribute__((swift_name("nearest")));
extern CALayerContentsFilter _Nonnull const kCAFilterLinear __attribute__((swift_name("linear")));
extern CALayerContentsFilter _Nonnull const kCAFilterTrilinear __attribute__((swift_name("trilinear")));
extern CALayerCornerCurve _Nonnull const kCACornerCurveCircular __attribute__((swift_name("circular")));
extern CALayerCornerCurve _Nonnull const kCACornerCurveContinuous __attribute__((swift_name("continuous")));
extern NSString * _Nonnull const kCAOnOrderIn;
extern NSString * _Nonnull const kCAOnOrderOut;
extern NSString * _Nonnull const kCATransition;
extern CAMediaTimingFillMode _Nonnull const kCAFillModeForwards __attribute__((swift_name("forwards")));
extern CAMediaTimingFillMode _Nonnull const kCAFillModeBackwards __attribute__((swift_name("backwards")));
extern CAMediaTimingFillMode _Nonnull const kCAFillModeBoth __attribute__((swift_name("both")));
extern CAMediaTimingFillMode _Nonnull const kCAFillModeRemoved __attribute__((swift_name("removed")));
extern CAMediaTimingFunctionName _Nonnull const kCAMediaTimingFunctionLinear __attribute__((swift_name("linear")));
extern CAMediaTimingFunctionName _Nonnull const kCAMediaTimingFunctionEaseIn __attribute__((swift_name("easeIn")));
extern CAMediaTimingFunctionName _Nonnull const kCAMediaTimingFunctionEaseOut __attribute__((swift_name("easeOut")));
extern CAMediaTimingFunctionName _Nonnull const kCAMediaTimingFunctionEaseInEaseOut __attribute__((swift_name("easeInEaseOut")));
extern CAMediaTimingFunctionName _Nonnull const kCAMediaTimingFunctionDefault __attribute__((swift_name("default")));
extern NSString * _Nonnull const kCARendererColorSpace;
extern NSString * _Nonnull const kCARendererMetalCommandQueue;
extern CAShapeLayerFillRule _Nonnull const kCAFillRuleNonZero __attribute__((swift_name("nonZero")));
extern CAShapeLayerFillRule _Nonnull const kCAFillRuleEvenOdd __attribute__((swift_name("evenOdd")));
extern CAShapeLayerLineJoin _Nonnull const kCALineJoinMiter __attribute__((swift_name("miter")));
extern CAShapeLayerLineJoin _Nonnull const kCALineJoinRound __attribute__((swift_name("round")));
extern CAShapeLayerLineJoin _Nonnull const kCALineJoinBevel __attribute__((swift_name("bevel")));
extern CAShapeLayerLineCap _Nonnull const kCALineCapButt __attribute__((swift_name("butt")));
extern CAShapeLayerLineCap _Nonnull const kCALineCapRound __attribute__((swift_name("round")));
extern CAShapeLayerLineCap _Nonnull const kCALineCapSquare __attribute__((swift_name("square")));
extern NSString * _Nonnull const kCATransactionAnimationDuration;
extern NSString * _Nonnull const kCATransactionDisableActions;
extern NSString * _Nonnull const kCATransactionAnimationTimingFunction;
extern NSString * _Nonnull const kCATransactionCompletionBlock;
extern CATransform3D const CATransform3DIdentity;
extern CFTimeInterval CACurrentMediaTime(void);
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
