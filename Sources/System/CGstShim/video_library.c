#include "video_library.h"

#include "late_library.h"

// clang-format off
#define GST_FUNCTIONS(F) F(gst_app_sink_get_type) \
   F(gst_app_sink_pull_preroll) F(gst_app_sink_pull_sample) F(gst_app_sink_set_callbacks) \
   F(gst_app_src_get_current_level_bytes) F(gst_app_src_get_type) F(gst_app_src_push_buffer) F(gst_app_src_set_caps) \
   F(gst_audio_channel_get_fallback_mask) F(gst_audio_sink_get_type) F(gst_base_src_get_type) \
   F(gst_bin_add) F(gst_bin_get_by_name) F(gst_bin_get_type) F(gst_bin_iterate_recurse) \
   F(gst_bitmask_get_type) F(gst_buffer_map) F(gst_buffer_new_wrapped) F(gst_buffer_new_wrapped_full) \
   F(gst_buffer_resize) F(gst_buffer_unmap) F(gst_bus_set_sync_handler) F(gst_caps_get_size) \
   F(gst_caps_get_structure) F(gst_caps_get_type) F(gst_caps_new_empty_simple) F(gst_caps_new_simple) \
   F(gst_caps_set_simple) F(gst_core_error_quark) F(gst_element_class_add_static_pad_template) \
   F(gst_element_class_set_static_metadata) F(gst_element_factory_list_filter) \
   F(gst_element_factory_list_get_elements) F(gst_element_factory_list_is_type) \
   F(gst_element_factory_make) F(gst_element_get_bus) F(gst_element_get_factory) F(gst_element_get_state) \
   F(gst_element_get_static_pad) F(gst_element_get_type) F(gst_element_iterate_sink_pads) \
   F(gst_element_link) F(gst_element_link_many) F(gst_element_message_full) F(gst_element_query_duration) \
   F(gst_element_query_position) F(gst_element_release_request_pad) F(gst_element_request_pad_simple) \
   F(gst_element_seek) F(gst_element_set_state) F(gst_event_new_flush_start) F(gst_init_check) \
   F(gst_iterator_foreach) F(gst_iterator_free) F(gst_iterator_next) F(gst_iterator_resync) \
   F(gst_message_get_structure) F(gst_message_parse_buffering) F(gst_message_parse_error) \
   F(gst_mini_object_unref) F(gst_object_ref_sink) F(gst_object_unref) F(gst_pad_add_probe) \
   F(gst_pad_get_current_caps) F(gst_pad_get_sticky_event) F(gst_pad_get_task_state) F(gst_pad_link) \
   F(gst_pad_query_caps) F(gst_pad_send_event) F(gst_parse_bin_from_description_full) F(gst_pipeline_new) \
   F(gst_plugin_feature_get_plugin_name) F(gst_plugin_feature_get_type) F(gst_plugin_feature_list_free) \
   F(gst_resource_error_quark) F(gst_sample_get_buffer) F(gst_sample_get_caps) F(gst_sample_get_segment) \
   F(gst_segment_to_stream_time) F(gst_stream_error_quark) F(gst_structure_get_name) \
   F(gst_structure_get_string) F(gst_structure_get_value) F(gst_structure_has_name) F(gst_structure_new) \
   F(gst_uri_handler_get_type) F(gst_uri_handler_set_uri) F(gst_uri_has_protocol) \
   F(gst_util_set_object_arg) F(gst_util_uint64_scale) F(gst_util_uint64_scale_int_round) \
   F(gst_value_get_caps) F(gst_version) F(gst_video_converter_frame) F(gst_video_converter_free) \
   F(gst_video_converter_new) F(gst_video_frame_map) F(gst_video_frame_unmap) F(gst_video_info_from_caps) \
   F(gst_video_info_is_equal) F(gst_video_info_set_format) F(gst_video_resampler_method_get_type)
// clang-format on
LATE_LIBRARY(GST_FUNCTIONS, "libgstreamer-1.0.so.0", "libgstbase-1.0.so.0", "libgstapp-1.0.so.0",
             "libgstaudio-1.0.so.0", "libgstvideo-1.0.so.0")

gboolean video_library_load(void) { return late_library() != NULL; }
