// Package get_gguf_number looks up a number of a GGUF header.
package get_gguf_number

import (
	"fmt"

	"rkllmd/engine/gguf"
)

// GetGGUFNumber returns the value of key, which must be a uint32 from low to high, and whether the header has the key.
//
// **Runs on:** any thread.
func GetGGUFNumber(h *gguf.Header, key string, low, high uint64) (value uint64, found bool, err error) {
	v, found := h.Pairs[key]
	switch {
	case !found:
		return 0, false, nil
	case v.Array:
		return 0, true, fmt.Errorf("%s is an array; it must be a uint32", key)
	case v.Type != gguf.Uint32:
		return 0, true, fmt.Errorf("%s is a %s; it must be a uint32", key, gguf.TypeNames[v.Type])
	case v.Number < low || v.Number > high:
		return 0, true, fmt.Errorf("%s is %d; it must be from %d to %d", key, v.Number, low, high)
	}
	return v.Number, true, nil
}
