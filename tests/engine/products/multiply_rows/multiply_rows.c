#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ggml.h, ggml-alloc.h, ggml-backend.h: the declarations that this file needs.
struct ggml_init_params {
	size_t mem_size;
	void *mem_buffer;
	bool no_alloc;
};
void *ggml_init(struct ggml_init_params params);
void ggml_free(void *context);
void *ggml_new_tensor_2d(void *context, int type, int64_t a, int64_t b);
void *ggml_mul_mat(void *context, void *a, void *b);
void *ggml_new_graph(void *context);
void ggml_build_forward_expand(void *graph, void *tensor);
size_t ggml_nbytes(const void *tensor);
size_t ggml_quantize_chunk(int type, const float *from, void *to, int64_t start, int64_t rows, int64_t depth, const float *more);
void *ggml_backend_dev_by_type(int type);
void *ggml_backend_dev_buffer_type(void *device);
void *ggml_backend_dev_backend_reg(void *device);
void *ggml_backend_reg_get_proc_address(void *registry, const char *name);
void *ggml_backend_dev_init(void *device, const char *params);
void ggml_backend_free(void *backend);
const char *ggml_backend_buft_name(void *type);
void *ggml_backend_alloc_ctx_tensors_from_buft(void *context, void *type);
void ggml_backend_buffer_free(void *buffer);
void ggml_backend_tensor_set(void *tensor, const void *data, size_t offset, size_t size);
void ggml_backend_tensor_get(const void *tensor, void *data, size_t offset, size_t size);
int ggml_backend_graph_compute(void *backend, void *graph);

// Multiplies lines of depth numbers by width lines of weights, which become ones of this type of ggml's, interleaved or
// not: in count parts, each of so many lines. result has a line of width numbers for each. room has space for the
// weights. Returns ggml's status, or -1: there is no way to interleave them.
int32_t rkllmd_multiply_rows(int32_t type, bool interleaved, int64_t depth, int64_t width, const float *weights,
	const float *numbers, const int64_t *parts, int64_t count, void *room, float *result)
{
	struct ggml_init_params small = {1 << 20, NULL, true};
	void *device = ggml_backend_dev_by_type(0), *plain = ggml_backend_dev_buffer_type(device), *kind = plain;
	void **(*list)(void *device) = ggml_backend_reg_get_proc_address(ggml_backend_dev_backend_reg(device),
		"ggml_backend_dev_get_extra_bufts");
	void (*set_threads)(void *backend, int threads) = ggml_backend_reg_get_proc_address(ggml_backend_dev_backend_reg(device),
		"ggml_backend_set_n_threads");
	int32_t failed = 0;

	for (void **more = list(device); interleaved && more && *more; more++)
		if (!strcmp(ggml_backend_buft_name(*more), "CPU_REPACK"))
			kind = *more;
	void *backend = ggml_backend_dev_init(device, NULL), *outer = ggml_init(small);
	set_threads(backend, 1);
	void *a = ggml_new_tensor_2d(outer, type, depth, width);
	void *held = ggml_backend_alloc_ctx_tensors_from_buft(outer, kind);
	ggml_quantize_chunk(type, weights, room, 0, width, depth, NULL);
	ggml_backend_tensor_set(a, room, 0, ggml_nbytes(a));
	for (int64_t i = 0; i < count; i++) {
		void *context = ggml_init(small), *graph = ggml_new_graph(context);
		void *b = ggml_new_tensor_2d(context, 0, depth, parts[i]), *product = ggml_mul_mat(context, a, b);
		void *buffer = ggml_backend_alloc_ctx_tensors_from_buft(context, plain);
		ggml_build_forward_expand(graph, product);
		ggml_backend_tensor_set(b, numbers, 0, ggml_nbytes(b));
		failed |= ggml_backend_graph_compute(backend, graph);
		ggml_backend_tensor_get(product, result, 0, ggml_nbytes(product));
		numbers += parts[i] * depth;
		result += parts[i] * width;
		ggml_backend_buffer_free(buffer);
		ggml_free(context);
	}
	ggml_backend_buffer_free(held);
	ggml_free(outer);
	ggml_backend_free(backend);
	return interleaved && kind == plain ? -1 : failed;
}
