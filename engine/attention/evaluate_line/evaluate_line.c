#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ggml.h: the declarations that this file needs.
struct ggml_tensor {
	int32_t type;
	void *buffer;
	int64_t ne[4];
	size_t nb[4];
	int32_t op, op_params[16], flags;
	struct ggml_tensor *src[10], *view_src;
	size_t view_offs;
	char *data;
};
void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n); // ggml-cpu.h
void rkllmd_load_queries(float *to, int64_t lanes, const char *from, size_t stride, int64_t rows, int64_t depth,
	const void *scale);
int64_t rkllmd_list_seen(int32_t *places, const uint16_t *mask, int64_t *first, int64_t keys, bool together);
void rkllmd_load_columns(float *to, int64_t lanes, const char *from, size_t stride, const int32_t *places,
	int64_t count, int64_t depth);
void rkllmd_load_nearby(const char *from, size_t stride, size_t bytes, const uint16_t *mask, int64_t first, int64_t end,
	int64_t keys);
void rkllmd_add_values(float *sums, const float *weights, const char *from, size_t stride, const int32_t *places,
	int64_t count, int64_t width);
void rkllmd_add_line(float *sums, const float *a, const float *b, int64_t depth, int64_t width);
float rkllmd_update_line(float *scores, int64_t count, float *greatest, float *weight);
void rkllmd_write_rows(float *to, size_t stride, const float *sums, int64_t width, int64_t rows, const float *greatest,
	const float *weights, const float *sink);

// As in llamafile_sgemm.
extern int32_t rkllmd_exact_kernels;

// Computes attention for one row of some heads that share their keys, 16 at most, from head on, of one stream: what
// evaluate_tile does for many, with the same order of sums. Here vectors are of keys, so that a line does not cost
// as much as 16, and keys that the mask hides are left out, so that a row does not pay for other sequences in its
// cache. With exact kernels the scores of before are scaled at the same keys as in a tile, every 64th of the cache;
// else after 64 keys that the row sees. Meanwhile 64 places further on are fetched, behind the next 64, a part for each
// head. It takes 120 KB of stack.
void rkllmd_evaluate_line(const struct ggml_tensor *result, int64_t head, int64_t heads, int64_t stream, int64_t row)
{
	float keys[256 * 64] __attribute__((aligned(64)));
	float queries[16][256] __attribute__((aligned(64))), sums[16][256] __attribute__((aligned(64)));
	float scores[80] __attribute__((aligned(64))), line[64], greatest[16], weights[16] = {0};
	const struct ggml_tensor *q = result->src[0], *k = result->src[1], *v = result->src[2], *mask = result->src[3];
	const char *from_k = k->data + head / (q->ne[2] / k->ne[2]) * k->nb[2] + stream / (q->ne[3] / k->ne[3]) * k->nb[3];
	const char *from_v = v->data + head / (q->ne[2] / v->ne[2]) * v->nb[2] + stream / (q->ne[3] / v->ne[3]) * v->nb[3];
	const uint16_t *hidden = mask ? (const uint16_t *)(mask->data + head % mask->ne[2] * mask->nb[2] +
		stream % mask->ne[3] * mask->nb[3] + row * mask->nb[1]) : NULL;
	int32_t places[65];
	uint16_t numbers[64];

	for (int64_t i = 0; i < heads; i++) {
		greatest[i] = -INFINITY;
		memset(sums[i], 0, v->ne[0] * sizeof(float));
		rkllmd_load_queries(queries[i], 1, q->data + row * q->nb[1] + (head + i) * q->nb[2] + stream * q->nb[3], 0, 1,
			k->ne[0], result->op_params);
	}
	for (int64_t first = 0, count;;) {
		count = rkllmd_list_seen(places, hidden, &first, k->ne[1], rkllmd_exact_kernels);
		if (count == 0)
			break;
		const int64_t padded = (count + 15) & ~15;
		rkllmd_load_columns(keys, padded, from_k, k->nb[1], places, count, k->ne[0]);
		for (int64_t j = 0; j < count; j++)
			numbers[j] = hidden ? hidden[places[j]] : 0;
		ggml_cpu_fp16_to_fp32(numbers, line, count);
		for (int64_t i = 0; i < heads; i++) {
			const int64_t soon = first + 64 + 64 * i / heads, end = first + 64 + 64 * (i + 1) / heads;
			rkllmd_load_nearby(from_k, k->nb[1], 2 * k->ne[0], hidden, soon, end, k->ne[1]);
			rkllmd_load_nearby(from_v, v->nb[1], 2 * v->ne[0], hidden, soon, end, k->ne[1]);
			memset(scores, 0, padded * sizeof(float));
			rkllmd_add_line(scores, queries[i], keys, k->ne[0], padded);
			for (int64_t j = 0; j < count; j++)
				scores[j] += line[j];
			float factor = rkllmd_update_line(scores, count, greatest + i, weights + i);
			for (int64_t j = 0; j < v->ne[0]; j++)
				sums[i][j] *= factor;
			rkllmd_add_values(sums[i], scores, from_v, v->nb[1], places, count, v->ne[0]);
		}
	}
	for (int64_t i = 0; i < heads; i++)
		rkllmd_write_rows((float *)(result->data +
			((stream * result->ne[2] + row) * result->ne[1] + head + i) * result->nb[1]), 0, sums[i], v->ne[0], 1, greatest + i, weights + i,
			result->src[4] ? (const float *)result->src[4]->data + head + i : NULL);
}
