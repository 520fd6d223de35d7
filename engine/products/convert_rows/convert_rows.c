#include <stdint.h>
#include <string.h>

// ggml-common.h, repack.h: 256 numbers of one row, and of four.
struct line {
	float scale;
	int8_t numbers[256];
	int16_t sums[16];
};
struct lines {
	float scale[4];
	int8_t numbers[4 * 256];
	int16_t sums[4 * 16];
};

// ggml-cpu/quants.h, ggml-cpu/repack.h: one row, and four at once, to 8 bits. The linker sends ggml's calls for four here
// (--wrap) and knows the original by the second name.
void quantize_row_q8_K(const float *from, void *to, int64_t depth);
void rkllmd_convert_rows(const float *from, void *to, int64_t depth)
	__asm__("__wrap_ggml_quantize_mat_q8_K_4x8");
void rkllmd_original_rows(const float *from, void *to, int64_t depth)
	__asm__("__real_ggml_quantize_mat_q8_K_4x8");

// As in llamafile_sgemm.
extern int32_t rkllmd_exact_kernels;

// Converts four rows of depth numbers, a multiple of 256, to 8 bits, interleaved as the products of four rows take them:
// 8 numbers of each row in turns, and 4 sums. ggml's own rounds some numbers otherwise than it does for one row alone,
// so when exact kernels are wanted each row is converted alone.
void rkllmd_convert_rows(const float *from, void *to, int64_t depth)
{
	struct line line;
	struct lines *all = to;

	if (!rkllmd_exact_kernels) {
		rkllmd_original_rows(from, to, depth);
		return;
	}
	for (int64_t at = 0; at < depth; at += 256, all++)
		for (int row = 0; row < 4; row++) {
			memset(line.sums, 0, sizeof line.sums); // it leaves them as they are where all numbers are 0
			quantize_row_q8_K(from + row * depth + at, &line, 256);
			all->scale[row] = line.scale;
			for (int i = 0; i < 32; i++)
				memcpy(all->numbers + 32 * i + 8 * row, line.numbers + 8 * i, 8);
			for (int i = 0; i < 4; i++)
				memcpy(all->sums + 16 * i + 4 * row, line.sums + 4 * i, 4 * sizeof *line.sums);
		}
}
