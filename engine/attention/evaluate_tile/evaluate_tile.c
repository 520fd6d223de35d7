#include <math.h>
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
void rkllmd_load_queries(float *to, int64_t lanes, const char *from, size_t stride, int64_t rows, int64_t depth,
	const void *scale);
void rkllmd_load_nearby(const char *from, size_t stride, size_t bytes, const uint16_t *mask, int64_t first, int64_t end,
	int64_t keys);
void rkllmd_load_keys(float *to, const char *from, size_t stride, int64_t keys, int64_t depth, const char *mask,
	size_t stride_mask, int64_t rows);
int32_t rkllmd_detect_mask(const char *mask, size_t stride, int64_t rows, int64_t keys);
void rkllmd_add_mask(float *scores, int64_t lanes, const char *mask, size_t stride, int64_t rows, int64_t keys);
void rkllmd_add_product(float *sums, const float *a, int64_t row, int64_t step, const float *b, int64_t depth, int64_t width,
	int64_t rows);
void rkllmd_update_softmax(float *scores, int64_t lanes, int64_t keys, float *greatest, float *weights);
void rkllmd_write_rows(float *to, size_t stride, const float *sums, int64_t width, int64_t rows, const float *greatest,
	const float *weights, const float *sink);

// Computes attention for some rows, from row on, of some heads, from head on, of one stream: softmax(scale·Q·Kᵀ + mask)·V.
// The heads share their keys and mask; rows times heads, the tile's lines, are 64 at most. It goes over the keys once, 64
// at a time, and never has more scores than those of a tile: the greatest score of a line and the sum of its weights are
// kept, and what was summed before is scaled where a greater score comes (online softmax: Milakov and Gimelshein 2018;
// tiles: Dao et al. 2022, FlashAttention). Scores stand with a number for each line for each key, so that all steps are
// vectors of queries, of 16 lines where those do, and nothing but the queries, once, is transposed. Tiles that the mask
// hides are passed over, keys that it hides from all rows not read. A line has the same bits whatever lines are beside it: each of its sums has one order. It takes
// 273 KB of stack.
void rkllmd_evaluate_tile(const struct ggml_tensor *result, int64_t head, int64_t heads, int64_t stream, int64_t row,
	int64_t rows)
{
	float queries[256 * 64] __attribute__((aligned(64))), keys[64 * 256] __attribute__((aligned(64)));
	float values[64 * 256] __attribute__((aligned(64))), sums[64 * 256] __attribute__((aligned(64)));
	float scores[65 * 64] __attribute__((aligned(64))), greatest[64], weights[64] = {0};
	const struct ggml_tensor *q = result->src[0], *k = result->src[1], *v = result->src[2], *mask = result->src[3];
	const int64_t depth = k->ne[0], width = v->ne[0], lines = heads * rows, lanes = lines > 16 ? 64 : 16;
	const char *from_k = k->data + head / (q->ne[2] / k->ne[2]) * k->nb[2] + stream / (q->ne[3] / k->ne[3]) * k->nb[3];
	const char *from_v = v->data + head / (q->ne[2] / v->ne[2]) * v->nb[2] + stream / (q->ne[3] / v->ne[3]) * v->nb[3];
	const char *hidden = mask ? mask->data + head % mask->ne[2] * mask->nb[2] + stream % mask->ne[3] * mask->nb[3] +
		row * mask->nb[1] : NULL;

	memset(queries, 0, lanes * depth * sizeof(float));
	for (int64_t i = 0; i < heads; i++)
		rkllmd_load_queries(queries + i * rows, lanes, q->data + row * q->nb[1] + (head + i) * q->nb[2] + stream * q->nb[3],
			q->nb[1], rows, depth, result->op_params);
	memset(sums, 0, lanes * width * sizeof(float));
	for (int i = 0; i < 64; i++)
		greatest[i] = -INFINITY;
	for (int64_t first = 0; first < k->ne[1]; first += 64) {
		int64_t count = k->ne[1] - first < 64 ? k->ne[1] - first : 64, padded = (count + 3) & ~3;
		int32_t kind = mask ? rkllmd_detect_mask(hidden + 2 * first, mask->nb[1], rows, count) : 2;
		if (kind == 0)
			continue;
		memset(keys + count * depth, 0, (padded - count) * depth * sizeof(float));
		const char *some = kind == 1 ? hidden + 2 * first : NULL;
		rkllmd_load_keys(keys, from_k + first * k->nb[1], k->nb[1], count, depth, some, kind == 1 ? mask->nb[1] : 0, rows);
		rkllmd_load_keys(values, from_v + first * v->nb[1], v->nb[1], count, width, some, kind == 1 ? mask->nb[1] : 0, rows);
		const int64_t next = lanes == 16 ? first + 64 : k->ne[1]; // larger tiles gain nothing by it
		rkllmd_load_nearby(from_k, k->nb[1], 2 * depth, NULL, next, next + 64, k->ne[1]);
		rkllmd_load_nearby(from_v, v->nb[1], 2 * width, NULL, next, next + 64, k->ne[1]);
		memset(scores, 0, padded * lanes * sizeof(float));
		rkllmd_add_product(scores, keys, depth, 1, queries, depth, lanes, padded);
		for (int64_t i = 0; kind == 1 && i < heads; i++)
			rkllmd_add_mask(scores + i * rows, lanes, hidden + 2 * first, mask->nb[1], rows, count);
		rkllmd_update_softmax(scores, lanes, count, greatest, weights);
		for (int64_t i = 0; i < lines; i++)
			for (int64_t j = 0; j < width; j++)
				sums[i * width + j] *= scores[count * lanes + i];
		rkllmd_add_product(sums, scores, 1, lanes, values, count, width, (lines + 3) & ~3);
	}
	for (int64_t i = 0; i < heads; i++)
		rkllmd_write_rows((float *)(result->data + ((stream * result->ne[2] + row) * result->ne[1] + head + i) * result->nb[1]),
			result->ne[1] * result->nb[1], sums + i * rows * width, width, rows, greatest + i * rows, weights + i * rows,
			result->src[4] ? (const float *)result->src[4]->data + head + i : NULL);
}
