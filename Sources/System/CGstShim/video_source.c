#include "video_source.h"

#include <errno.h>
#include <fcntl.h>
#include <gst/base/gstbasesrc.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  GstBaseSrc parent;
  int descriptor;
} VideoSource;

typedef struct {
  GstBaseSrcClass parent;
} VideoSourceClass;

/* GStreamer registers no factory of it, so that no file can ask for one. */
G_DEFINE_TYPE(VideoSource, video_source, GST_TYPE_BASE_SRC)

static gboolean get_size(GstBaseSrc *source, guint64 *size) {
  struct stat status;
  if (fstat(((VideoSource *)source)->descriptor, &status) || status.st_size < 0)
    return FALSE;
  *size = (guint64)status.st_size;
  return TRUE;
}

static gboolean is_seekable(GstBaseSrc *source) { return TRUE; }

/* How much was read; -1 after an error. */
static gssize read_at(int descriptor, guint64 offset, guint8 *bytes, gsize size) {
  gsize done = 0;
  while (done < size) {
    gssize count = pread(descriptor, bytes + done, size - done, (off_t)(offset + done));
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return -1;
    if (count == 0)
      break;
    done += (gsize)count;
  }
  return (gssize)done;
}

static GstFlowReturn fill(GstBaseSrc *source, guint64 offset, guint size, GstBuffer *buffer) {
  GstMapInfo map;
  if (!gst_buffer_map(buffer, &map, GST_MAP_WRITE))
    return GST_FLOW_ERROR;
  gssize count = read_at(((VideoSource *)source)->descriptor, offset, map.data, MIN(size, map.size));
  int problem = errno;
  gst_buffer_unmap(buffer, &map);
  if (count < 0) {
    // Its macro would log it, too, by a variable of GStreamer's.
    gst_element_message_full(GST_ELEMENT(source), GST_MESSAGE_ERROR, GST_RESOURCE_ERROR, GST_RESOURCE_ERROR_READ,
                             g_strdup(g_strerror(problem)), NULL, __FILE__, __func__, __LINE__);
    return GST_FLOW_ERROR;
  }
  if (count == 0 && size > 0)
    return GST_FLOW_EOS;
  gst_buffer_resize(buffer, 0, count);
  GST_BUFFER_OFFSET(buffer) = offset;
  GST_BUFFER_OFFSET_END(buffer) = offset + (guint64)count;
  return GST_FLOW_OK;
}

static void finalize(GObject *object) {
  int descriptor = ((VideoSource *)object)->descriptor;
  if (descriptor >= 0)
    close(descriptor);
  G_OBJECT_CLASS(video_source_parent_class)->finalize(object);
}

static void video_source_init(VideoSource *self) { self->descriptor = -1; }

static void video_source_class_init(VideoSourceClass *class) {
  static GstStaticPadTemplate output =
      GST_STATIC_PAD_TEMPLATE("src", GST_PAD_SRC, GST_PAD_ALWAYS, GST_STATIC_CAPS_ANY);
  GstElementClass *element = GST_ELEMENT_CLASS(class);
  gst_element_class_add_static_pad_template(element, &output);
  gst_element_class_set_static_metadata(element, "Open file", "Source/File", "Reads an open file", "Vitrine");
  GstBaseSrcClass *base = GST_BASE_SRC_CLASS(class);
  base->get_size = get_size;
  base->is_seekable = is_seekable;
  base->fill = fill;
  G_OBJECT_CLASS(class)->finalize = finalize;
}

GstElement *video_source_new(int descriptor) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0)
    return NULL;
  VideoSource *self = g_object_new(video_source_get_type(), NULL);
  self->descriptor = copy;
  return GST_ELEMENT(self);
}
