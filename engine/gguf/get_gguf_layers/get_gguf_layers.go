// Package get_gguf_layers looks up a number of every layer in a GGUF header.
package get_gguf_layers

import (
	"fmt"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number"
)

// GetGGUFLayers returns the value of key for each layer: one uint32 for all, or an array of 32-bit integers of one
// element a layer, each from low to high. Nil when the header does not have the key.
//
// **Runs on:** any thread.
func GetGGUFLayers(h *gguf.Header, key string, layers int, low, high uint64) ([]uint64, error) {
	v := h.Pairs[key]
	if !v.Array {
		value, found, err := get_gguf_number.GetGGUFNumber(h, key, low, high)
		if !found || err != nil {
			return nil, err
		}
		values := make([]uint64, layers)
		for i := range values {
			values[i] = value
		}
		return values, nil
	}
	switch {
	case v.Type != gguf.Uint32 && v.Type != gguf.Int32:
		return nil, fmt.Errorf("%s is an array of %s; it must hold 32-bit integers", key, gguf.TypeNames[v.Type])
	case v.Count != layers:
		return nil, fmt.Errorf("%s has %d elements for %d layers", key, v.Count, layers)
	}
	for i, value := range v.Numbers {
		if value < low || value > high {
			return nil, fmt.Errorf("%s is %d in layer %d; it must be from %d to %d", key, int32(value), i, low, high)
		}
	}
	return v.Numbers, nil
}
