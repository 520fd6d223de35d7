#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Whether none of count logits is NaN or infinity, on which llama.cpp's samplers give nonsense or abort. A token may have
// minus infinity: it is never chosen.
bool rkllmd_check_logits(const float *logits, int32_t count)
{
	uint32_t bad = 0;

	for (int32_t i = 0; i < count; i++) {
		uint32_t bits;
		memcpy(&bits, logits + i, sizeof bits);
		bad |= bits == 0x7F800000 || (bits & 0x7FFFFFFF) > 0x7F800000;
	}
	return !bad;
}
