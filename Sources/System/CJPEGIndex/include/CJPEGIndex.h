#pragma once
#include <stddef.h>
#include <stdint.h>

// Where in a JPEG file what part of its image lies. Such a file can only be read from its beginning, so
// that each part of a large photo would take as long as all of it: libjpeg has no other way. What is
// decoded stays libjpeg's business: of a part this makes a JPEG file of its own.

/// Reads `count` bytes at `offset` of the file into `bytes`. The result is how many there were; 0 when
/// nobody waits any more.
typedef size_t (*VitrineRead)(void *context, uint64_t offset, uint8_t *bytes, size_t count);

typedef struct VitrineJPEG VitrineJPEG;

/// Reads a file of `size` bytes once, without decoding it: `read` is called by two threads if it is a large
/// one. NULL of a file that is damaged, or of another kind than
/// cameras write: baseline, all colors in one scan. To be freed with `vitrine_jpeg_free`.
VitrineJPEG *vitrine_jpeg_index(VitrineRead read, void *context, uint64_t size);
void vitrine_jpeg_free(VitrineJPEG *jpeg);

/// Pixels, as stored.
int vitrine_jpeg_width(const VitrineJPEG *jpeg);
int vitrine_jpeg_height(const VitrineJPEG *jpeg);

/// How many bytes the index takes.
size_t vitrine_jpeg_size(const VitrineJPEG *jpeg);

/// The mean colors of each eight by eight pixels: rows of red, green and blue without gaps, owned by the
/// index. NULL when the file has other colors than those.
const uint8_t *vitrine_jpeg_eighth(const VitrineJPEG *jpeg, int *width, int *height);

/// A JPEG file of a part and what lies around it, to be freed with `free`; NULL when the file has changed.
/// `left` and `top` come in as where the part is in the image, and go out as where it is in the new
/// file's. Any number of threads may ask.
uint8_t *vitrine_jpeg_part(const VitrineJPEG *jpeg, VitrineRead read, void *context, int *left, int *top,
                           int width, int height, size_t *length);
