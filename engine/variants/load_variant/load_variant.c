#include <stddef.h>
#include <string.h>

// ggml-backend.h: the declarations that this file needs.
struct ggml_backend_feature {
	const char *name;
	const char *value;
};
void *ggml_backend_load(const char *path);
void ggml_backend_unload(void *backend);
size_t ggml_backend_reg_count(void);
void *ggml_backend_reg_get(size_t index);
void *ggml_backend_reg_get_proc_address(void *backend, const char *name);
void *ggml_backend_dev_by_type(int type);
void *ggml_backend_dev_backend_reg(void *device);

// Loads the library at path and takes all other backends off ggml's list, so that llama.cpp, which computes on the
// first CPU of the list, computes with this one. features receives what it was compiled for, as words. Returns 0; 1
// when ggml cannot load the library, and nothing has changed; 2 when the library has no CPU.
int rkllmd_load_variant(const char *path, char *features, size_t size)
{
	void *loaded = ggml_backend_load(path);
	if (!loaded)
		return 1;
	for (size_t i = ggml_backend_reg_count(); i-- > 0;) {
		void *backend = ggml_backend_reg_get(i);
		if (backend != loaded)
			ggml_backend_unload(backend);
	}
	void *cpu = ggml_backend_dev_by_type(0);
	if (!cpu || ggml_backend_dev_backend_reg(cpu) != loaded)
		return 2;
	struct ggml_backend_feature *(*list)(void *) = ggml_backend_reg_get_proc_address(loaded, "ggml_backend_get_features");
	*features = 0;
	for (struct ggml_backend_feature *f = list ? list(loaded) : NULL; f && f->name; f++) {
		if (strlen(features) + strlen(f->name) + 2 > size)
			break;
		strcat(*features ? strcat(features, " ") : features, f->name);
	}
	return 0;
}
