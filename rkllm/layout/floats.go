package layout

// Tens are the powers of ten that choose_digits multiplies with.
var Tens = [16]uint64{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11}

// LeastDigits and MostDigits are the bits of the floats 1/8192 and 2^24. choose_digits is for what is from the first on
// and below the second: its products then have at most 63 bits.
const (
	LeastDigits = (127 - 13) << 23
	MostDigits  = (127 + 24) << 23
)
