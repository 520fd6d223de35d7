#include <stdint.h>
#include <string.h>

// How many floats are computed at once. Vectors of AVX-512 pay; narrower ones have no products of 64 bits and do not, so
// there they are vectors of one number.
#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__)
enum { RKLLMD_FLOATS = 8 };
#else
enum { RKLLMD_FLOATS = 1 };
#endif

// Finds, for each of RKLLMD_FLOATS floats whose bits are given without the sign, the shortest decimal number that reads back as the
// same float, and of several as short the nearest: nine digits 0.d1d2... times 10^point. head is the first one, eight has the
// others, a byte each. They must be from 1/8192 on, below 2^24, and no powers of two; of others it finds anything.
//
// A float c/2^f stands for all numbers up to half a step of 1/2^f from it; below a power of two the step is another, so these are
// left out. 1/10^n is the largest decimal unit that is no longer than a step: so one of its multiples at least is among
// these numbers, and of a unit ten times as long one at most, which is then the shortest (the idea is that of Giulietti
// 2020, The Schubfach way to render doubles). All is computed in whole numbers, in parts of 1/(2·2^f·10^n), and so
// exactly: they have at most 62 bits. There are no branches.
static inline __attribute__((always_inline)) void rkllmd_choose_digits(uint64_t *head, uint64_t *eight, int64_t *point,
	const uint32_t *floats)
{
	typedef uint64_t longs __attribute__((vector_size(8 * RKLLMD_FLOATS)));
	typedef uint32_t words __attribute__((vector_size(8 * RKLLMD_FLOATS)));
	typedef uint16_t shorts __attribute__((vector_size(8 * RKLLMD_FLOATS)));
	static const uint64_t tens[16] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11};
	longs bits, unit;

	for (int i = 0; i < RKLLMD_FLOATS; i++)
		bits[i] = floats[i];
	longs c = (bits & ((1 << 23) - 1)) | 1 << 23, odd = c & 1, f = 150 - (bits >> 23);
	longs n = (f * 1262611 + (1 << 22) - 1) >> 22; // log10(2) is 1262611/2^22
	for (int i = 0; i < RKLLMD_FLOATS; i++)
		unit[i] = tens[n[i] & 15];
	longs middle = 2 * c * unit, shift = (f + 1) & 63, half = (((c & 0) + 1) << shift) >> 1;
	longs first = middle - unit + odd, last = middle + unit - odd; // the bounds themselves are read as the float whose c is even
	longs nearest = (middle + half - 1 + ((middle >> shift) & 1)) >> shift; // a tie goes to the even one
	longs ten = ((last >> shift) * 3435973837 >> 35) * 10;                  // divided by 10
	longs shorter = (longs)(ten << shift >= first), digits = (ten & shorter) | (nearest & ~shorter);
	longs eighth = (longs)(digits < 100000000), seventh = (longs)(digits < 10000000); // as many places it has
	digits *= 1 + (eighth & 9) + (seventh & 90);
	longs top = (digits >> 8) * 1441151881 >> 49; // divided by 10^8
	longs rest = digits - top * 100000000;
	longs four = rest * 3518437209 >> 45; // divided by 10^4
	words fours = (words)(four | (rest - four * 10000) << 32), pair = fours * 10486 >> 20; // divided by 100
	shorts pairs = (shorts)(pair | (fours - 100 * pair) << 16), one = pairs * 103 >> 10;   // divided by 10
	pairs = one | (pairs - 10 * one) << 8;
	n = 9 - n + eighth + seventh;
	memcpy(head, &top, sizeof top);
	memcpy(eight, &pairs, sizeof pairs);
	memcpy(point, &n, sizeof n);
}
