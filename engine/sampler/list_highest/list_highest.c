#include <stdint.h>

int32_t rkllmd_find_higher(const float *numbers, int32_t from, int32_t count, float least);

// Writes the places of the room highest of count numbers, in no order; of equal ones those of the first. room is 1 to count.
// The places are a heap: below each are two of higher numbers, or of equal ones in front of it. So the one that is the first
// to go is at the root, and a higher number behind all of them takes its place.
void rkllmd_list_highest(const float *numbers, int32_t count, int32_t *places, int32_t room)
{
	for (int32_t i = 0; i < room; i++)
		places[i] = i;
	for (int32_t top = room / 2 - 1, next = room; next < count || top >= 0; top--) {
		int32_t place = top < 0 ? 0 : top;
		if (top < 0) {
			next = rkllmd_find_higher(numbers, next, count, numbers[places[0]]);
			if (next == count)
				return;
			places[0] = next++;
		}
		for (int32_t below; (below = 2 * place + 1) < room; place = below) {
			const int32_t *pair = places + below, last = below + 1 < room ? pair[1] : pair[0];
			if (numbers[last] < numbers[*pair] || (numbers[last] == numbers[*pair] && last > *pair))
				below++;
			const int32_t upper = places[place], lower = places[below];
			if (numbers[upper] < numbers[lower] || (numbers[upper] == numbers[lower] && upper > lower))
				break;
			places[place] = lower;
			places[below] = upper;
		}
	}
}
