#include "video_decoders.h"

#include <stdlib.h>
#include <string.h>

/* Names of factories, in strcmp's order. */
static const char *const names[] = {
    "aacparse", "ac3parse", "adpcmdec", "alawdec", "amrnbdec", "amrparse", "amrwbdec", "av1dec", "av1parse",
    "avdec_aac", "avdec_aac_fixed", "avdec_aac_latm", "avdec_ac3", "avdec_ac3_fixed", "avdec_adpcm_ima_qt",
    "avdec_adpcm_ima_wav", "avdec_adpcm_ms", "avdec_alac", "avdec_amrnb", "avdec_amrwb", "avdec_av1", "avdec_cfhd",
    "avdec_dca", "avdec_dnxhd", "avdec_dvvideo", "avdec_eac3", "avdec_ffv1", "avdec_flac", "avdec_h263",
    "avdec_h264", "avdec_h265", "avdec_jpeg2000", "avdec_mjpeg", "avdec_mp2float", "avdec_mp3", "avdec_mp3float",
    "avdec_mpeg2video", "avdec_mpeg4", "avdec_mpegvideo", "avdec_msmpeg4", "avdec_opus", "avdec_prores",
    "avdec_truehd", "avdec_vc1", "avdec_vp8", "avdec_vp9", "avdec_wmv3", "dav1ddec", "dcaparse", "dtsdec", "dvdec",
    "faad", "fdkaacdec", "flacdec", "flacparse", "h263parse", "h264parse", "h265parse", "jpegdec", "jpegparse",
    "libde265dec", "mpeg4videoparse", "mpegaudioparse", "mpegvideoparse", "mpg123audiodec", "mulawdec",
    "openh264dec", "opusdec", "opusparse", "pngdec", "theoradec", "theoraparse", "vc1parse", "vorbisdec",
    "vorbisparse", "vp8dec", "vp9dec", "vp9parse",
};

/* Plug-ins of decoders in hardware, whose names have the device's in them. They only have formats of the list. */
static const char *const hardware[] = {"msdk", "nvcodec", "qsv", "v4l2codecs", "va", "vaapi", "video4linux2"};

static gboolean has_devices = TRUE;

void video_decoders_do_without_devices(void) { has_devices = FALSE; }

static int compare(const void *a, const void *b) { return strcmp(a, *(const char *const *)b); }

static gboolean contains(const char *const *list, size_t count, const char *name) {
  return name && bsearch(name, list, count, sizeof *list, compare) != NULL;
}

gboolean video_decoders_have(GstElementFactory *factory) {
  GstPluginFeature *feature = GST_PLUGIN_FEATURE(factory);
  if (contains(names, G_N_ELEMENTS(names), gst_plugin_feature_get_name(feature)))
    return TRUE;
  return has_devices &&
         gst_element_factory_list_is_type(
             factory, GST_ELEMENT_FACTORY_TYPE_DECODER | GST_ELEMENT_FACTORY_TYPE_MEDIA_VIDEO) &&
         contains(hardware, G_N_ELEMENTS(hardware), gst_plugin_feature_get_plugin_name(feature));
}

gboolean video_decoders_leave_out(const GstCaps *caps) {
  GList *all = gst_element_factory_list_get_elements(GST_ELEMENT_FACTORY_TYPE_DECODER, GST_RANK_MARGINAL);
  GList *fitting = gst_element_factory_list_filter(all, caps, GST_PAD_SINK, FALSE);
  gboolean is_left_out = fitting != NULL;
  for (GList *one = fitting; one && is_left_out; one = one->next)
    is_left_out = !video_decoders_have(one->data);
  gst_plugin_feature_list_free(fitting);
  gst_plugin_feature_list_free(all);
  return is_left_out;
}
