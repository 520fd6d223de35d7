#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ggml.h: the declarations that this file needs.
struct ggml_init_params {
	size_t mem_size;
	void *mem_buffer;
	bool no_alloc;
};
void *ggml_init(struct ggml_init_params params);
void *ggml_new_tensor_4d(void *context, int type, int64_t a, int64_t b, int64_t c, int64_t d);
void *ggml_permute(void *context, void *tensor, int a, int b, int c, int d);
void *ggml_get_data(const void *tensor);
void *ggml_flash_attn_ext(void *context, void *q, void *k, void *v, void *mask, float scale, float max_bias, float bound);
void ggml_flash_attn_ext_add_sinks(void *attention, void *sinks);
void ggml_fp32_to_fp16_row(const float *from, uint16_t *to, int64_t n);
void ggml_fp16_to_fp32_row(const uint16_t *from, float *to, int64_t n);

// Makes ggml's tensor of an attention. shape: depth, width, rows, keys, heads, heads of keys, streams. Keys, values and
// the mask become 16-bit floats, and are returned as they then are. The keys of all heads stand side by side for each
// place, as in llama.cpp's cache. mask and sinks may be NULL, and bias
// may not be 0 only where there is a mask. Returns ggml's context.
void *rkllmd_build_attention(const int64_t *shape, const float *queries, float *keys, float *values, float *mask,
	const float *sinks, float scale, float bias, void **result)
{
	const int64_t depth = shape[0], width = shape[1], rows = shape[2], count = shape[3], heads = shape[4], shared = shape[5],
		streams = shape[6];
	struct ggml_init_params room = {(size_t)1 << 28, NULL, false};
	void *context = ggml_init(room);
	void *q = ggml_new_tensor_4d(context, 0, depth, rows, heads, streams);
	void *k = ggml_permute(context, ggml_new_tensor_4d(context, 1, depth, shared, count, streams), 0, 2, 1, 3);
	void *v = ggml_permute(context, ggml_new_tensor_4d(context, 1, width, shared, count, streams), 0, 2, 1, 3);
	void *m = mask ? ggml_new_tensor_4d(context, 1, count, rows, 1, streams) : NULL;

	memcpy(ggml_get_data(q), queries, depth * rows * heads * streams * sizeof(float));
	for (int64_t i = 0; i < count * shared * streams; i++) {
		const int64_t stream = i / count / shared, at = (stream * count + i % count) * shared + i / count % shared;
		uint16_t *key = (uint16_t *)ggml_get_data(k) + at * depth, *value = (uint16_t *)ggml_get_data(v) + at * width;
		ggml_fp32_to_fp16_row(keys + i * depth, key, depth);
		ggml_fp16_to_fp32_row(key, keys + i * depth, depth);
		ggml_fp32_to_fp16_row(values + i * width, value, width);
		ggml_fp16_to_fp32_row(value, values + i * width, width);
	}
	if (mask) {
		ggml_fp32_to_fp16_row(mask, ggml_get_data(m), count * rows * streams);
		ggml_fp16_to_fp32_row(ggml_get_data(m), mask, count * rows * streams);
	}
	*result = ggml_flash_attn_ext(context, q, k, v, m, scale, bias, 0);
	if (sinks) {
		void *s = ggml_new_tensor_4d(context, 0, heads, 1, 1, 1);
		memcpy(ggml_get_data(s), sinks, heads * sizeof(float));
		ggml_flash_attn_ext_add_sinks(*result, s);
	}
	return context;
}
