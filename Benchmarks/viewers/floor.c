// The least that GTK 4 and libvips take to show photographs: what our own viewer is measured against.
//
//   floor FILE     the photo at the window's size, Left and Right for its neighbors, decoded ahead
//   floor FOLDER   a grid of thumbnails, from the desktop's cache where it has them
#include <gtk/gtk.h>
#include <vips/vips.h>

enum { WIDTH = 1280, HEIGHT = 800, SIDE = 160 };

typedef struct {
  char *path;
  GdkTexture *texture;
  GtkWidget *cell;
  int is_loading;
} Photo;

static Photo *photos;
static int count, current;
static GtkWidget *picture;
static GtkWindow *window;
static GThreadPool *pool;
static int is_grid;

static char *cached_thumbnail(const char *path) {
  char *uri = g_filename_to_uri(path, NULL, NULL);
  char *sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1);
  char *name = g_strconcat(sum, ".png", NULL);
  char *file = g_build_filename(g_get_user_cache_dir(), "thumbnails", "large", name, NULL);
  g_free(uri), g_free(sum), g_free(name);
  if (!g_file_test(file, G_FILE_TEST_EXISTS))
    g_clear_pointer(&file, g_free);
  return file;
}

static GdkTexture *decode(const char *path) {
  VipsImage *image = NULL, *colored = NULL;
  char *cached = is_grid ? cached_thumbnail(path) : NULL;
  int failed = is_grid ? vips_thumbnail(cached ? cached : path, &image, SIDE, "height", SIDE, "crop",
                                        VIPS_INTERESTING_CENTRE, NULL)
                       : vips_thumbnail(path, &image, WIDTH, "height", HEIGHT, NULL);
  g_free(cached);
  if (failed || vips_colourspace(image, &colored, VIPS_INTERPRETATION_sRGB, NULL))
    return NULL;
  size_t length;
  int width = vips_image_get_width(colored), height = vips_image_get_height(colored);
  int bands = vips_image_get_bands(colored);
  void *pixels = vips_image_write_to_memory(colored, &length);
  GBytes *bytes = g_bytes_new_take(pixels, length);
  GdkTexture *texture = gdk_memory_texture_new(
      width, height, bands == 4 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, bytes, width * bands);
  g_bytes_unref(bytes), g_object_unref(image), g_object_unref(colored);
  return texture;
}

static void load(int index) {
  if (index < 0 || index >= count || photos[index].texture || photos[index].is_loading)
    return;
  photos[index].is_loading = 1;
  g_thread_pool_push(pool, &photos[index], NULL);
}

static void show(void) {
  if (!picture)
    return;
  Photo *photo = &photos[current];
  if (photo->texture) {
    gtk_picture_set_paintable(GTK_PICTURE(picture), GDK_PAINTABLE(photo->texture));
    load(current + 1);
    load(current - 1);
  } else {
    load(current);
  }
  for (int i = 0; i < count; i++)
    if (abs(i - current) > 2)
      g_clear_object(&photos[i].texture);
}

static gboolean loaded(void *data) {
  Photo *photo = data;
  photo->is_loading = 0;
  if (is_grid) {
    if (photo->cell)
      gtk_picture_set_paintable(GTK_PICTURE(photo->cell), GDK_PAINTABLE(photo->texture));
  } else if (photo == &photos[current]) {
    show();
  }
  return G_SOURCE_REMOVE;
}

static void work(void *data, void *unused) {
  (void)unused;
  Photo *photo = data;
  photo->texture = decode(photo->path);
  g_idle_add_full(G_PRIORITY_HIGH, loaded, photo, NULL);
}

static gboolean key(GtkEventControllerKey *controller, guint value, guint code, GdkModifierType state,
                    void *data) {
  (void)controller, (void)code, (void)data;
  if (value == GDK_KEY_q && state & GDK_CONTROL_MASK)
    gtk_window_destroy(window);
  int next = current + (value == GDK_KEY_Right) - (value == GDK_KEY_Left);
  if (next == current || next < 0 || next >= count)
    return FALSE;
  current = next;
  show();
  return TRUE;
}

static void set_up(GtkListItemFactory *factory, GtkListItem *item, void *data) {
  (void)factory, (void)data;
  GtkWidget *cell = gtk_picture_new();
  gtk_widget_set_size_request(cell, SIDE, SIDE);
  gtk_list_item_set_child(item, cell);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, void *data) {
  (void)factory, (void)data;
  Photo *photo = &photos[gtk_list_item_get_position(item)];
  photo->cell = gtk_list_item_get_child(item);
  gtk_picture_set_paintable(GTK_PICTURE(photo->cell), GDK_PAINTABLE(photo->texture));
  load(gtk_list_item_get_position(item));
}

static void unbind(GtkListItemFactory *factory, GtkListItem *item, void *data) {
  (void)factory, (void)data;
  photos[gtk_list_item_get_position(item)].cell = NULL;
}

static GtkWidget *grid(void) {
  GListModel *model = G_LIST_MODEL(gtk_string_list_new(NULL));
  for (int i = 0; i < count; i++)
    gtk_string_list_append(GTK_STRING_LIST(model), photos[i].path);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind), NULL);
  GtkWidget *view =
      gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(view), 7);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(view), 7);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
  return scrolled;
}

static int by_path(const void *a, const void *b) {
  return strcmp(((const Photo *)a)->path, ((const Photo *)b)->path);
}

static void find(const char *folder, const char *named) {
  GDir *directory = g_dir_open(folder, 0, NULL);
  const char *name;
  GArray *found = g_array_new(FALSE, TRUE, sizeof(Photo));
  while (directory && (name = g_dir_read_name(directory))) {
    Photo photo = {g_build_filename(folder, name, NULL), NULL, NULL, 0};
    g_array_append_val(found, photo);
  }
  g_array_sort(found, by_path);
  photos = (Photo *)found->data;
  count = (int)found->len;
  for (int i = 0; i < count; i++)
    if (named && !strcmp(photos[i].path, named))
      current = i;
}

int main(int argc, char **argv) {
  if (argc < 2 || vips_init(argv[0]))
    return 1;
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  pool = g_thread_pool_new(work, NULL, 2, FALSE, NULL);
  is_grid = g_file_test(argv[1], G_FILE_TEST_IS_DIR);
  char *folder = is_grid ? g_strdup(argv[1]) : g_path_get_dirname(argv[1]);
  find(folder, is_grid ? NULL : argv[1]);
  if (!is_grid)
    load(current);
  gtk_init();
  window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_default_size(window, WIDTH, HEIGHT);
  gtk_window_set_decorated(window, FALSE);
  picture = is_grid ? NULL : gtk_picture_new();
  gtk_window_set_child(window, is_grid ? grid() : picture);
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key), NULL);
  gtk_widget_add_controller(GTK_WIDGET(window), keys);
  gtk_window_present(window);
  if (!is_grid)
    show();
  while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0)
    g_main_context_iteration(NULL, TRUE);
  return 0;
}
