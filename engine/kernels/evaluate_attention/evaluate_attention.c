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

// ggml-cpu/ops.h: attention. The linker sends ggml's calls of it here (--wrap) and knows the original by the second name.
void rkllmd_evaluate_attention(const struct ggml_compute_params *params, struct ggml_tensor *result)
	__asm__("__wrap_ggml_compute_forward_flash_attn_ext");
void rkllmd_original_attention(const struct ggml_compute_params *params, struct ggml_tensor *result)
	__asm__("__real_ggml_compute_forward_flash_attn_ext");
void rkllmd_evaluate_tile(const struct ggml_tensor *result, int64_t head, int64_t stream, int64_t row);

// Not 0: the same bits are wanted for a row whatever rows are beside it (llamafile_sgemm).
extern int32_t rkllmd_exact_kernels;

// Computes the tiles that are this thread's part, or leaves all to ggml: few rows, exact results, other types than
// queries of 32 bits and keys and values of 16, other sizes of heads than multiples of 16 up to 256, ALiBi, a bound of
// the scores. Tiles with later rows see more keys: in each head the threads begin at another one, so that all have
// about the same to do.
void rkllmd_evaluate_attention(const struct ggml_compute_params *params, struct ggml_tensor *result)
{
	const struct ggml_tensor *q = result->src[0], *k = result->src[1], *v = result->src[2], *mask = result->src[3];
	const int64_t heads = q->ne[2], tiles = (q->ne[1] + 63) / 64;
	float more[2]; // the slope of ALiBi, the bound

	memcpy(more, result->op_params + 1, sizeof more);
	if (rkllmd_exact_kernels || q->ne[1] < 64 || q->type != 0 || k->type != 1 || v->type != 1 || q->nb[0] != 4 ||
	    k->nb[0] != 2 || v->nb[0] != 2 || (mask && mask->type != 1) || more[0] != 0 || more[1] != 0 ||
	    k->ne[0] % 16 || v->ne[0] % 16 || k->ne[0] > 256 || v->ne[0] > 256) {
		rkllmd_original_attention(params, result);
		return;
	}
	for (int64_t job = params->ith; job < tiles * heads * q->ne[3]; job += params->nth) {
		int64_t head = job / tiles % heads;
		rkllmd_evaluate_tile(result, head, job / tiles / heads, (job + head) % tiles * 64);
	}
}
