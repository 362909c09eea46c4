#pragma once

/* Gives the system back what was freed and is still kept for the next time. Costs milliseconds, in
   which others that want memory may have to wait. */
void host_memory_give_back(void);

/* As above, but for what the next frames are put together from. */
void host_memory_trim(void);
