#pragma once
#include "video_shim.h"

/* Plays the sound that another process decodes. That can choose how long it lasts and how it sounds, and nothing
   else. */
typedef struct HostVideoSpeaker HostVideoSpeaker;

/* NULL when nothing here can be heard. May wait for the sound server. A muted one has no device, and takes as long as
   if it had. */
HostVideoSpeaker *host_video_speaker_new(gboolean is_muted);
/* The other process's ends, which stay the speaker's until they are sent. */
HostVideoLine host_video_speaker_line(const HostVideoSpeaker *speaker);
/* Closes these ends, once they were sent. */
void host_video_speaker_sent(HostVideoSpeaker *speaker);
void host_video_speaker_free(HostVideoSpeaker *speaker);
