// Package get_gguf_float looks up a fraction of a GGUF header.
package get_gguf_float

import (
	"fmt"
	"math"

	"rkllmd/engine/gguf"
)

// GetGGUFFloat returns the value of key, which must be a float32 from low to high (NaN is not), and whether the header
// has the key.
//
// **Runs on:** any thread.
func GetGGUFFloat(h *gguf.Header, key string, low, high float32) (value float32, found bool, err error) {
	v, found := h.Pairs[key]
	switch {
	case !found:
		return 0, false, nil
	case v.Array || v.Type != gguf.Float32:
		return 0, true, fmt.Errorf("%s is of the wrong type; it must be a float32", key)
	}
	value = math.Float32frombits(uint32(v.Number))
	if !(value >= low && value <= high) {
		return 0, true, fmt.Errorf("%s is %v; it must be from %v to %v", key, value, low, high)
	}
	return value, true, nil
}
