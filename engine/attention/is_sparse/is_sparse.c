#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
int64_t rkllmd_count_seen(const char *mask, size_t stride, int64_t rows, int64_t keys, int64_t *span);

// Whether some rows, from row on, of some heads, from head on, are computed faster row by row than in a tile. A
// tile of up to 16 lines takes 57 ns for each key of the 64s of which any row sees one, a larger one 288; a row
// takes 15 for each key that it sees, and 6 for each head (heads of 64, an AMD EPYC with AVX-512:
// BenchmarkEvaluateAttention).
bool rkllmd_is_sparse(const struct ggml_tensor *result, int64_t head, int64_t heads, int64_t stream, int64_t row,
	int64_t rows)
{
	const struct ggml_tensor *mask = result->src[3];
	const char *hidden = mask ? mask->data + head % mask->ne[2] * mask->nb[2] + stream % mask->ne[3] * mask->nb[3] +
		row * mask->nb[1] : NULL;
	int64_t span, seen = rkllmd_count_seen(hidden, mask ? mask->nb[1] : 0, rows, result->src[1]->ne[1], &span);

	return seen * (5 + 2 * heads) < span * (heads * rows > 16 ? 96 : 19);
}
