#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// ggml-backend.h: the declarations that this file needs.
struct ggml_backend_feature {
	const char *name;
	const char *value;
};
void *ggml_backend_dev_by_type(int type);
void *ggml_backend_dev_backend_reg(void *device);
void *ggml_backend_reg_get_proc_address(void *backend, const char *name);

// Whether the code that computes on the CPU, which may be a variant's, was compiled for AVX2, as choose_shape wants it: all such code is
// for processors that have FMA and F16C too.
bool rkllmd_detect_lanes(void)
{
	void *cpu = ggml_backend_dev_by_type(0), *backend = cpu ? ggml_backend_dev_backend_reg(cpu) : NULL;
	struct ggml_backend_feature *(*list)(void *) =
		backend ? ggml_backend_reg_get_proc_address(backend, "ggml_backend_get_features") : NULL;

	for (struct ggml_backend_feature *f = list ? list(backend) : NULL; f && f->name; f++)
		if (!strcmp(f->name, "AVX2"))
			return true;
	return false;
}
