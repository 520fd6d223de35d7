#include <stdbool.h>
#include <stdint.h>

// ggml-cpu/llamafile/sgemm.h: multiplies matrices, or returns false for ggml to do it. The linker sends ggml's calls of
// it here (--wrap) and knows the original by the second name.
bool rkllmd_llamafile_sgemm(const void *params, int64_t m, int64_t n, int64_t k, const void *a, int64_t a_row, const void *b,
                            int64_t b_row, void *c, int64_t c_row, int a_type, int b_type, int c_type)
	__asm__("__wrap_llamafile_sgemm");
bool rkllmd_original_sgemm(const void *params, int64_t m, int64_t n, int64_t k, const void *a, int64_t a_row, const void *b,
                           int64_t b_row, void *c, int64_t c_row, int a_type, int b_type, int c_type)
	__asm__("__real_llamafile_sgemm");

// ggml-cpu/ggml-cpu-impl.h: the declarations that this file needs.
struct ggml_compute_params {
	int ith, nth;
};
bool rkllmd_evaluate_bytes(int thread, int threads, int64_t m, int64_t n, int64_t k, const void *a, int64_t a_row,
	const void *b, int64_t b_row, float *c, int64_t c_row, int type, int row_type);

// Not 0: the same bits are wanted for a row whatever rows are beside it. Set before the first model is loaded.
int32_t rkllmd_exact_kernels;

// Our own products come first, which have the same bits for one row and for several. Leaves the product to ggml, which computes row
// by row, when exact kernels are wanted and llamafile's would sum up in another order: on x86-64 those of Q4_0 (2), Q5_0 (6) and Q8_0 (8)
// have ggml's very bits, whatever the number of rows.
bool rkllmd_llamafile_sgemm(const void *params, int64_t m, int64_t n, int64_t k, const void *a, int64_t a_row, const void *b,
                            int64_t b_row, void *c, int64_t c_row, int a_type, int b_type, int c_type)
{
	const struct ggml_compute_params *part = params;

	if (c_type == 0 && rkllmd_evaluate_bytes(part->ith, part->nth, m, n, k, a, a_row, b, b_row, c, c_row, a_type, b_type))
		return true;
#ifdef __x86_64__
	const bool kept = a_type == 2 || a_type == 6 || a_type == 8;
#else
	const bool kept = false;
#endif
	return (!rkllmd_exact_kernels || kept) &&
	       rkllmd_original_sgemm(params, m, n, k, a, a_row, b, b_row, c, c_row, a_type, b_type, c_type);
}
