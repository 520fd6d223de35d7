#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Copies count structures of size bytes, which stand at from, and what they point to, into region, which has room bytes
// and is at parent in the other process. recipe says where the pointers are: for each of entries its offset in the
// structure, and, of an array of floats, the offsets of the two counts whose product is its length; both are 0 of a
// text. The copies point to where the other process sees them. Returns the bytes that were taken, 0: there is no room.
uint64_t rkllmd_copy_results(const uint64_t *recipe, uint64_t entries, uint64_t size, uint64_t count, const void *from,
	unsigned char *region, uint64_t room, uint64_t parent)
{
	uint64_t used = (size * count + 63) & ~UINT64_C(63);

	if (used > room)
		return 0;
	memcpy(region, from, size * count);
	for (uint64_t i = 0; i < count * entries; i++) {
		const uint64_t *entry = recipe + 3 * (i % entries);
		unsigned char *at = region + size * (i / entries);
		const unsigned char *value;
		int32_t counts[2] = {1, 1};
		uint64_t length;

		memcpy(&value, at + entry[0], sizeof(value));
		if (value == NULL)
			continue;
		if (entry[1] == 0) {
			length = strlen((const char *)value) + 1;
		} else {
			memcpy(&counts[0], at + entry[1], sizeof(counts[0]));
			memcpy(&counts[1], at + entry[2], sizeof(counts[1]));
			if (counts[0] <= 0 || counts[1] <= 0)
				counts[0] = counts[1] = 0;
			length = (uint64_t)counts[0] * (uint64_t)counts[1];
			length = length > room / sizeof(float) ? room : length * sizeof(float);
		}
		if (length > room - used)
			return 0;
		memcpy(region + used, value, length);
		uint64_t place = parent + used;
		memcpy(at + entry[0], &place, sizeof(place));
		used = used + length + 63 > room ? room : (used + length + 63) & ~UINT64_C(63);
	}
	return used;
}
