#include "font_shim.h"

#include <fontconfig/fontconfig.h>
#include <glib.h>

char **vitrine_font_folders(void) {
  GPtrArray *folders = g_ptr_array_new();
  FcStrList *list = FcConfigGetFontDirs(NULL);
  if (list) {
    const FcChar8 *folder;
    while ((folder = FcStrListNext(list)))
      g_ptr_array_add(folders, g_strdup((const char *)folder));
    FcStrListDone(list);
  }
  g_ptr_array_add(folders, NULL);
  return (char **)g_ptr_array_free(folders, FALSE);
}
