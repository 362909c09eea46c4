#pragma once

/* The folders of fonts that drawings may name, with NULL at the end; to be freed with g_strfreev. Reads fontconfig's
   settings and caches, so that no more than the fonts' own files are opened later. */
char **vitrine_font_folders(void);
