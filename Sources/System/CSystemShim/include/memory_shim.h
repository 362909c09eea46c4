#pragma once

/* Gives the system back what was freed and is still kept for the next time. Costs milliseconds, in
   which others that want memory may have to wait. */
void host_memory_give_back(void);

/* As above, but for what the next frames are put together from. */
void host_memory_trim(void);

/* For a process that decodes one image after another, called before it has a second thread: threads
   share what is free, and all of it can be given back. */
void host_memory_share(void);

/* While a frame is drawn, the bitmaps that Cairo needs for it come from memory that is kept for the
   next frame. Pages of their own would be made anew each time, which took a fifth of the drawing of a
   photo that is panned. */
void host_memory_begin_frame(void);
void host_memory_end_frame(void);
