// Package choose_digits finds the digits of a float.
package choose_digits

import "rkllmd/rkllm/layout"

// ChooseDigits returns the shortest decimal number that reads back as the positive float32 whose bits are b, and of
// several as short the nearest: nine digits, of which the last may be zeros, times 10^(point-9). b is from
// layout.LeastDigits on, and below layout.MostDigits.
//
// A float c/2^f stands for all numbers up to half a step of 1/2^f from it. 1/10^n is the largest decimal unit that is
// no longer than a step: so one of its multiples at least is among these numbers, and of a unit ten times as long one
// at most, which is then the shortest (the idea is that of Giulietti 2020, The Schubfach way to render doubles). All is
// computed in whole numbers, in parts of 1/(4·2^f·10^n), and so exactly. There are no branches where both ways are
// likely.
//
// **Runs on:** any thread.
func ChooseDigits(b uint32) (digits uint32, point int) {
	c, f, below, less := uint64(b&(1<<23-1)|1<<23), 150-b>>23, uint64(2), uint32(0)
	if c == 1<<23 { // the step below a power of two is half as long
		below, less = 1, 524031
	}
	n := (f*1262611 + less + 1<<22 - 1) >> 22 // log10(2) is 1262611/2^22, log10(4/3) 524031/2^22
	unit := layout.Tens[n&15]
	middle, shift := 4*c*unit, (f+2)&63
	odd := c & 1 // the bounds themselves are read as the float whose c is even
	first, last := middle-below*unit+odd, middle+2*unit-odd
	tie := (middle>>shift | (2 - below)) & 1 // to the even one; of a power of two upwards, as strconv does: 2^-12
	nearest := (middle + 1<<(shift-1) - 1 + tie) >> shift
	ten := last >> shift / 10 * 10
	if nearest<<shift < first { // of a power of two, whose lower bound is nearer
		nearest++
	}
	digits = uint32(nearest)
	if ten<<shift >= first {
		digits = uint32(ten)
	}
	point = 9 - int(n)
	factor := uint32(1)
	if digits < 1e8 {
		factor = 10
	}
	if digits < 1e8 {
		point--
	}
	if digits < 1e7 {
		factor = 100
	}
	if digits < 1e7 {
		point--
	}
	return digits * factor, point
}
