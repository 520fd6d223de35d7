#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ggml.h, ggml-cpu/ggml-cpu-impl.h: the declarations that this file needs.
struct ggml_tensor {
	int32_t type;
	void *buffer;
	int64_t ne[4];
	size_t nb[4];
	int32_t op, op_params[16], flags;
	struct ggml_tensor *src[10];
};
struct ggml_compute_params {
	int ith, nth;
};

// ggml-cpu/ops.h: attention. The linker sends ggml's calls of it here (--wrap) and knows the original by the second
// name.
void rkllmd_evaluate_attention(const struct ggml_compute_params *params, struct ggml_tensor *result)
	__asm__("__wrap_ggml_compute_forward_flash_attn_ext");
void rkllmd_original_attention(const struct ggml_compute_params *params, struct ggml_tensor *result)
	__asm__("__real_ggml_compute_forward_flash_attn_ext");
void rkllmd_evaluate_tile(const struct ggml_tensor *result, int64_t head, int64_t heads, int64_t stream, int64_t row,
	int64_t rows);
void rkllmd_evaluate_line(const struct ggml_tensor *result, int64_t head, int64_t heads, int64_t stream, int64_t row);
bool rkllmd_is_sparse(const struct ggml_tensor *result, int64_t head, int64_t heads, int64_t stream, int64_t row,
	int64_t rows);

// Computes the tiles that are this thread's part, or leaves all to ggml: other types than queries of 32 bits and
// keys and values of 16, other sizes of heads than multiples of 16 up to 256, ALiBi, a bound of the scores. A tile
// of few rows has those of several heads that share their keys, as many as fill 16 lines and leave a tile for each
// thread. Where a tile would not be filled (is_sparse), each row is computed for itself. Tiles with later rows see
// more keys: in each head the threads begin at another one, so that all have about the same to do.
void rkllmd_evaluate_attention(const struct ggml_compute_params *params, struct ggml_tensor *result)
{
	const struct ggml_tensor *q = result->src[0], *k = result->src[1], *v = result->src[2], *mask = result->src[3];
	const int64_t rows = q->ne[1] <= 16 ? q->ne[1] : q->ne[1] <= 32 ? 16 : 64;
	const int64_t tiles = (q->ne[1] + rows - 1) / rows, group = q->ne[2] / k->ne[2];
	int64_t heads = mask && mask->ne[2] > 1 ? 1 : rows <= 16 ? 16 / rows : 1;
	float more[2]; // the slope of ALiBi, the bound

	if (heads > group)
		heads = group;
	while (heads > 1 && (group + heads - 1) / heads * k->ne[2] * q->ne[3] < params->nth)
		heads--;
	memcpy(more, result->op_params + 1, sizeof more);
	if (q->type != 0 || k->type != 1 || v->type != 1 || q->nb[0] != 4 ||
	    k->nb[0] != 2 || v->nb[0] != 2 || (mask && mask->type != 1) || more[0] != 0 || more[1] != 0 ||
	    k->ne[0] % 16 || v->ne[0] % 16 || k->ne[0] > 256 || v->ne[0] > 256 || k->ne[2] != v->ne[2]) {
		rkllmd_original_attention(params, result);
		return;
	}
	const int64_t parts = (group + heads - 1) / heads, all = parts * k->ne[2]; // parts of a group, of all heads
	for (int64_t job = params->ith; job < tiles * all * q->ne[3]; job += params->nth) {
		int64_t part = job / tiles % all, head = part / parts * group + part % parts * heads;
		int64_t end = (part / parts + 1) * group, row = (job + part) % tiles * rows, stream = job / tiles / all;
		int64_t some = end - head < heads ? end - head : heads, last = q->ne[1] - row < rows ? q->ne[1] : row + rows;
		if (!rkllmd_is_sparse(result, head, some, stream, row, last - row)) {
			rkllmd_evaluate_tile(result, head, some, stream, row, last - row);
			continue;
		}
		for (; row < last; row++)
			rkllmd_evaluate_line(result, head, some, stream, row);
	}
}
