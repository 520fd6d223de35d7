#include <stdint.h>
#include <string.h>

// ggml-common.h: 256 numbers of a row in 8 bits, with the sum of each 16.
struct line {
	float scale;
	int8_t numbers[256];
	int16_t sums[16];
};

// ggml-cpu/quants.h: a row to 8 bits. The linker sends ggml's calls of it here (--wrap) and knows the original by the second
// name.
void rkllmd_convert_row(const float *from, struct line *to, int64_t depth) __asm__("__wrap_quantize_row_q8_K");
void rkllmd_original_line(const float *from, struct line *to, int64_t depth) __asm__("__real_quantize_row_q8_K");

// Converts depth numbers, a multiple of 256, to 8 bits: the one of each 256 that is farthest from 0 becomes -127, or 127 where
// both signs are as far. ggml's own goes through them one by one. Here each loop is one that compilers turn into vectors: the
// bits of a number without its sign are compared as a whole number, and a number that is added to 1.5 * 2^23 is rounded, to
// the even one of two as near, and stands in the lower bits. What is no finite number is left to ggml.
void rkllmd_convert_row(const float *from, struct line *to, int64_t depth)
{
	const float shift = 12582912;

	for (const float *end = from + depth; from < end; from += 256, to++) {
		int32_t bits[256], most = 0, positive = 0;
		memcpy(bits, from, sizeof bits);
		for (int i = 0; i < 256; i++) {
			const int32_t size = bits[i] & 0x7fffffff;
			most = most > size ? most : size;
		}
		if (most == 0 || most >= 0x7f800000) {
			rkllmd_original_line(from, to, 256);
			continue;
		}
		for (int i = 0; i < 256; i++)
			positive |= bits[i] == most;
		float farthest;
		memcpy(&farthest, &most, sizeof farthest);
		const float scale = (positive ? -127 : 127) / farthest;
		for (int i = 0; i < 256; i++) {
			const float number = from[i] * scale + shift;
			memcpy(bits + i, &number, sizeof number);
			to->numbers[i] = (int8_t)bits[i];
		}
		for (int g = 0; g < 16; g++) {
			int sum = 0;
			for (int i = 0; i < 16; i++)
				sum += to->numbers[16 * g + i];
			to->sums[g] = (int16_t)sum;
		}
		to->scale = 1 / scale;
	}
}
