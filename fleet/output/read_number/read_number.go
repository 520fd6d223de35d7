// Package read_number reads a whole number out of JSON.
package read_number

import (
	"math"

	"rkllmd/fleet/output"
	"rkllmd/fleet/output/skip_front"
)

// ReadNumber goes past front and returns the whole number behind it, which is of 32 bits.
//
// **Runs on:** any thread.
func ReadNumber(r *output.Reader, front string) int {
	skip_front.SkipFront(r, front)
	if r.Failed {
		return 0
	}
	sign, at, n := 1, 0, 0
	if len(r.Rest) > 0 && r.Rest[0] == '-' {
		sign, at = -1, 1
	}
	from := at
	for ; at < len(r.Rest) && r.Rest[at] >= '0' && r.Rest[at] <= '9' && n <= math.MaxInt32; at++ {
		n = 10*n + int(r.Rest[at]-'0')
	}
	r.Failed = at == from || n > math.MaxInt32 || r.Rest[from] == '0' && at > from+1
	r.Rest = r.Rest[at:]
	return sign * n
}
