#include "../choose_digits/choose_digits.c"
#include "../write_float/write_float.c"

// Writes floats as JSON, a comma behind each, up to the first one that choose_digits cannot have: zero, a power of two, one below
// 1/8192 or from 2^24 on, what is not a number. Returns how many bytes were written, and notes how many floats in *written. to has
// room for 16 bytes for each, and 32 more. Each float is read once, because the process of a library may change it meanwhile:
// the digits of one and the size of another would be written anywhere.
int64_t rkllmd_write_floats(char *to, const uint32_t *floats, int64_t count, int64_t *written)
{
	enum { LEAST = (127 - 13) << 23, MOST = (127 + 24) << 23, SIGN = 31 }; // the bits of 1/8192 and 2^24
	char *const begin = to;
	uint32_t words[RKLLMD_FLOATS];
	uint64_t head[RKLLMD_FLOATS], eight[RKLLMD_FLOATS];
	int64_t point[RKLLMD_FLOATS];

	for (int64_t i = 0; i < count; i++) {
		const int64_t lane = i % RKLLMD_FLOATS;
		if (lane == 0) {
			uint32_t sizes[RKLLMD_FLOATS];
			for (int64_t j = 0; j < RKLLMD_FLOATS; j++)
				words[j] = i + j < count ? floats[i + j] : 0;
			__asm__ volatile("" : "+m"(words)); // so that the compiler cannot read floats once more instead
			for (int j = 0; j < RKLLMD_FLOATS; j++)
				sizes[j] = words[j] & ~(1u << SIGN);
			rkllmd_choose_digits(head, eight, point, sizes);
		}
		const uint32_t size = words[lane] & ~(1u << SIGN);
		if (size < LEAST || size >= MOST || size << 9 == 0) {
			*written = i;
			return to - begin;
		}
		to = rkllmd_write_float(to, words[lane] >> SIGN, head[lane], eight[lane], point[lane]);
	}
	*written = count;
	return to - begin;
}
