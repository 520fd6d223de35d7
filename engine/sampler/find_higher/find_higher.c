#include <stdint.h>

// Returns the place of the first number above least, from place from on: count when there is none. 64 numbers are looked at
// at once, by vectors: hardly any is above.
int32_t rkllmd_find_higher(const float *numbers, int32_t from, int32_t count, float least)
{
	for (int32_t above = 0; from + 64 <= count; from += 64) {
		for (int i = 0; i < 64; i++)
			above |= numbers[from + i] > least;
		if (above)
			break;
	}
	while (from < count && !(numbers[from] > least))
		from++;
	return from;
}
