#include "CGexiv2Shim.h"

#include "late_library.h"

// clang-format off
#define GEXIV2_FUNCTIONS(F) F(gexiv2_initialize) F(gexiv2_log_set_level) F(gexiv2_metadata_get_exif_data) \
   F(gexiv2_metadata_get_exif_tags) F(gexiv2_metadata_get_iptc_tags) F(gexiv2_metadata_get_xmp_tags) \
   F(gexiv2_metadata_has_iptc) F(gexiv2_metadata_has_xmp) F(gexiv2_metadata_new) \
   F(gexiv2_metadata_open_buf) F(gexiv2_metadata_save_stream) F(gexiv2_metadata_try_clear_tag) \
   F(gexiv2_metadata_try_erase_exif_thumbnail) F(gexiv2_metadata_try_generate_xmp_packet) \
   F(gexiv2_metadata_try_get_tag_interpreted_string) F(gexiv2_metadata_try_get_tag_label) \
   F(gexiv2_metadata_try_get_tag_multiple) F(gexiv2_metadata_try_get_tag_string) \
   F(gexiv2_metadata_try_get_tag_type) F(gexiv2_metadata_try_get_xmp_namespace_for_tag) \
   F(gexiv2_metadata_try_has_tag) F(gexiv2_metadata_try_register_xmp_namespace) \
   F(gexiv2_metadata_try_set_gps_info) F(gexiv2_metadata_try_set_tag_multiple) \
   F(gexiv2_metadata_try_set_tag_string) F(gexiv2_metadata_try_unregister_all_xmp_namespaces)
// clang-format on
LATE_LIBRARY(GEXIV2_FUNCTIONS, "libgexiv2.so.2")

int vitrine_gexiv2_load(void) { return late_library() != NULL; }
