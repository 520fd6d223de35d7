// Package measure_bits tells how large weights are.
package measure_bits

import (
	"strings"

	"rkllmd/store/choice"
)

// MeasureBits returns how many bits a weight has in a quantisation, roughly. One that is not known counts as F16: a
// file whose name has none is as it was trained, as a rule.
//
// **Runs on:** any thread.
func MeasureBits(quant string) float64 {
	bits, length := 16.0, 0
	for _, one := range choice.Bits {
		if strings.HasPrefix(strings.TrimPrefix(quant, "UD-"), one.Name) && len(one.Name) > length {
			bits, length = one.Bits, len(one.Name)
		}
	}
	return bits
}
