#pragma once
#include <vips/vips.h>

/// Between these two, what makes images larger, smaller, softer or sharper is put together; nothing
/// is computed meanwhile, since all other threads would wait for it.
void vitrine_pipeline_lock(void);
void vitrine_pipeline_unlock(void);

/// Gives a reference to an image back that may be the last: what it was put together from goes with it.
void vitrine_vips_release(VipsImage *image);
