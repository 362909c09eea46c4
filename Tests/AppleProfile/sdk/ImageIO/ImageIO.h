#pragma once
#include <stdbool.h>
#include <stddef.h>
@import CoreFoundation; @import CoreGraphics; @import Foundation;
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
typedef struct __attribute__((objc_bridge(id))) CGImageSource *CGImageSourceRef;
CGImageSourceRef _Nullable CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef _Nullable options) __attribute__((cf_returns_retained));
CGImageSourceRef _Nullable CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef _Nullable options) __attribute__((cf_returns_retained));
CFArrayRef CGImageSourceCopyTypeIdentifiers(void) __attribute__((cf_returns_retained));
size_t CGImageSourceGetCount(CGImageSourceRef s);
CFDictionaryRef _Nullable CGImageSourceCopyProperties(CGImageSourceRef s, CFDictionaryRef _Nullable options) __attribute__((cf_returns_retained));
CFDictionaryRef _Nullable CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef s, size_t i, CFDictionaryRef _Nullable options) __attribute__((cf_returns_retained));
CGImageRef _Nullable CGImageSourceCreateImageAtIndex(CGImageSourceRef s, size_t i, CFDictionaryRef _Nullable options) __attribute__((cf_returns_retained));
CGImageRef _Nullable CGImageSourceCreateThumbnailAtIndex(CGImageSourceRef s, size_t i, CFDictionaryRef _Nullable options) __attribute__((cf_returns_retained));
typedef struct __attribute__((objc_bridge(id))) CGImageDestination *CGImageDestinationRef;
typedef const struct __attribute__((objc_bridge(id))) CGImageMetadata *CGImageMetadataRef;
CFArrayRef CGImageDestinationCopyTypeIdentifiers(void) __attribute__((cf_returns_retained));
CGImageDestinationRef _Nullable CGImageDestinationCreateWithData(CFMutableDataRef data, CFStringRef type, size_t count, CFDictionaryRef _Nullable options) __attribute__((cf_returns_retained));
void CGImageDestinationAddImageAndMetadata(CGImageDestinationRef d, CGImageRef image, CGImageMetadataRef _Nullable metadata, CFDictionaryRef _Nullable options);
bool CGImageDestinationFinalize(CGImageDestinationRef d);
CGImageMetadataRef _Nullable CGImageMetadataCreateFromXMPData(CFDataRef data) __attribute__((cf_returns_retained));
#define K(n) extern const CFStringRef n;
K(kCGImageDestinationLossyCompressionQuality) K(kCGImagePropertyExifDictionary) K(kCGImagePropertyTIFFDictionary) K(kCGImagePropertyOrientation) K(kCGImagePropertyExifDateTimeOriginal) K(kCGImagePropertyExifDateTimeDigitized) K(kCGImagePropertyTIFFDateTime) K(kCGImagePropertyExifSubsecTimeOriginal) K(kCGImageSourceCreateThumbnailFromImageIfAbsent) K(kCGImageSourceCreateThumbnailWithTransform) K(kCGImageSourceCreateThumbnailFromImageAlways) K(kCGImageSourceShouldCacheImmediately) K(kCGImageSourceThumbnailMaxPixelSize) K(kCGImagePropertyPixelWidth) K(kCGImagePropertyPixelHeight) K(kCGImagePropertyGIFDictionary) K(kCGImagePropertyGIFUnclampedDelayTime) K(kCGImagePropertyWebPDictionary) K(kCGImagePropertyWebPUnclampedDelayTime) K(kCGImagePropertyPNGDictionary) K(kCGImagePropertyAPNGUnclampedDelayTime) K(kCGImagePropertyDepth) K(kCGImagePropertyGIFLoopCount) K(kCGImagePropertyWebPLoopCount) K(kCGImagePropertyAPNGLoopCount)
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
