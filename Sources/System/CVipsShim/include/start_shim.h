#pragma once

/// 0 when libvips can be used. Starts it once, on any thread; best before there is a second one, since
/// it changes the environment for a moment.
int vitrine_vips_start(void);

/// Loads one of libvips' modules, such as "vips-heif". Where libvips was built with it, or without it, there
/// is none, and nothing happens.
void vitrine_vips_load(const char *module);

/// Lets formats be read that only a process with limits may read.
void vitrine_vips_allow_confined(void);
