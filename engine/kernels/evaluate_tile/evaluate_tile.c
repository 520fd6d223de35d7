#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ggml.h, ggml-cpu.h: the declarations that this file needs.
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
void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n);

void rkllmd_load_queries(float *to, const char *from, size_t stride, int64_t rows, int64_t depth, const void *scale);
int32_t rkllmd_detect_mask(const char *mask, size_t stride, int64_t rows, int64_t keys);
void rkllmd_add_mask(float *scores, const char *mask, size_t stride, int64_t rows, int64_t keys);
void rkllmd_add_product(float *sums, const float *a, int64_t row, int64_t step, const float *b, int64_t depth, int64_t width,
	int64_t rows);
void rkllmd_update_softmax(float *scores, int64_t keys, float *greatest, float *weights);
void rkllmd_write_rows(float *to, size_t stride, const float *sums, int64_t width, int64_t rows, const float *greatest,
	const float *weights, const float *sink);

// Computes attention for up to 64 rows, from row on, of one head of one stream: softmax(scale·Q·Kᵀ + mask)·V. It goes
// over the keys once, 64 at a time, and never has more scores than those of a tile: the greatest score of a row and the
// sum of its weights are kept, and what was summed before is scaled where a greater score comes (online softmax: Milakov
// and Gimelshein 2018; tiles: Dao et al. 2022, FlashAttention). Scores stand with a line for each key, so that all steps
// are vectors of 64 queries and nothing but the queries, once, is transposed. Tiles that the mask hides are passed over.
// It takes 273 KB of stack.
void rkllmd_evaluate_tile(const struct ggml_tensor *result, int64_t head, int64_t stream, int64_t row)
{
	float queries[256 * 64] __attribute__((aligned(64))), keys[64 * 256] __attribute__((aligned(64)));
	float values[64 * 256] __attribute__((aligned(64))), sums[64 * 256] __attribute__((aligned(64)));
	float scores[65 * 64] __attribute__((aligned(64))), greatest[64], weights[64] = {0};
	const struct ggml_tensor *q = result->src[0], *k = result->src[1], *v = result->src[2], *mask = result->src[3];
	const int64_t depth = k->ne[0], width = v->ne[0], rows = q->ne[1] - row < 64 ? q->ne[1] - row : 64;
	const char *from_k = k->data + head / (q->ne[2] / k->ne[2]) * k->nb[2] + stream / (q->ne[3] / k->ne[3]) * k->nb[3];
	const char *from_v = v->data + head / (q->ne[2] / v->ne[2]) * v->nb[2] + stream / (q->ne[3] / v->ne[3]) * v->nb[3];
	const char *hidden = mask ? mask->data + head % mask->ne[2] * mask->nb[2] + stream % mask->ne[3] * mask->nb[3] +
		row * mask->nb[1] : NULL;

	rkllmd_load_queries(queries, q->data + row * q->nb[1] + head * q->nb[2] + stream * q->nb[3], q->nb[1], rows, depth,
		result->op_params);
	memset(sums, 0, 64 * width * sizeof(float));
	for (int i = 0; i < 64; i++)
		greatest[i] = -INFINITY;
	for (int64_t first = 0; first < k->ne[1]; first += 64) {
		int64_t count = k->ne[1] - first < 64 ? k->ne[1] - first : 64, padded = (count + 3) & ~3;
		int32_t kind = mask ? rkllmd_detect_mask(hidden + 2 * first, mask->nb[1], rows, count) : 2;
		if (kind == 0)
			continue;
		memset(keys + count * depth, 0, (padded - count) * depth * sizeof(float));
		for (int64_t i = 0; i < count; i++) {
			ggml_cpu_fp16_to_fp32((const uint16_t *)(from_k + (first + i) * k->nb[1]), keys + i * depth, depth);
			ggml_cpu_fp16_to_fp32((const uint16_t *)(from_v + (first + i) * v->nb[1]), values + i * width, width);
		}
		memset(scores, 0, padded * 64 * sizeof(float));
		rkllmd_add_product(scores, keys, depth, 1, queries, depth, 64, padded);
		if (kind == 1)
			rkllmd_add_mask(scores, hidden + 2 * first, mask->nb[1], rows, count);
		rkllmd_update_softmax(scores, count, greatest, weights);
		for (int64_t i = 0; i < rows; i++)
			for (int64_t j = 0; j < width; j++)
				sums[i * width + j] *= scores[count * 64 + i];
		rkllmd_add_product(sums, scores, 1, 64, values, count, width, (rows + 3) & ~3);
	}
	rkllmd_write_rows((float *)(result->data + ((stream * result->ne[2] + row) * result->ne[1] + head) * result->nb[1]),
		result->ne[1] * result->nb[1], sums, width, rows, greatest, weights,
		result->src[4] ? (const float *)result->src[4]->data + head : NULL);
}
