#include <stdint.h>
#include <string.h>

// Writes a float of at least 1/8192 and below 2^24 in size as JSON, and a comma, from its nine digits as choose_digits finds
// them. Returns what is behind the comma, at most 16 bytes on; up to 32 bytes are written.
//
// 0.000 stands in front of a small number. A larger one has its point among its digits, which are written once more
// behind it, or behind them; a small one has it where nobody looks. No branches: which it is cannot be foreseen.
static inline __attribute__((always_inline)) char *rkllmd_write_float(char *to, int64_t sign, uint64_t head, uint64_t eight,
	int64_t point)
{
	const uint64_t zeros = 0x3030303030302e30; // "0.000000"
	const int64_t count = (78 - __builtin_clzll(eight << 1 | 1)) / 8; // without the zeros at the end
	const int64_t at = sign + (point <= 0 ? 2 - point : 0), dot = point <= 0 ? 12 : point;
	const int64_t end = at + (count > point ? count : point) + (dot < count);

	eight |= 0x3030303030303030;
	const uint64_t behind = eight >> (8 * (dot - 1) & 63);
	to[0] = '-';
	memcpy(to + sign, &zeros, 8);
	to[at] = (char)('0' + head);
	memcpy(to + at + 1, &eight, 8);
	memcpy(to + at + dot + 1, &behind, 8);
	to[at + dot] = '.';
	to[end] = ',';
	return to + end + 1;
}
