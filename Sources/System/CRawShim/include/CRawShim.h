#pragma once
#include <stddef.h>
#include <stdint.h>

// LibRaw, which is loaded when it is first needed: a system without it has everything but raw files.

typedef struct VitrineRaw VitrineRaw;

/* Whether the system has LibRaw. */
int vitrine_raw_is_available(void);

/* Reads the header of an open file, which is mapped: one that gets shorter ends the process. NULL if it isn't one that
   LibRaw reads. */
VitrineRaw *vitrine_raw_open(int descriptor);
void vitrine_raw_close(VitrineRaw *raw);

/* The size in upright pixels. Call it before anything else and once. Returns 0 if it is known. */
int vitrine_raw_size(VitrineRaw *raw, int *width, int *height);

/* The time of exposure, in seconds since 1970 as if the camera's clock were the local one; 0 if unknown. */
int64_t vitrine_raw_time(VitrineRaw *raw);

/* The largest embedded JPEG file, to be freed with vitrine_raw_free; NULL if there is none. */
void *vitrine_raw_preview(VitrineRaw *raw, const unsigned char **bytes, size_t *length);

/* Develops the upright image with the camera's white balance: sRGB, three bytes a pixel, in rows without padding. To
   be freed with vitrine_raw_free; NULL if the file is damaged. */
void *vitrine_raw_develop(VitrineRaw *raw, const unsigned char **bytes, int *width, int *height);
void vitrine_raw_free(void *result);
