// Package get_required_gguf_number looks up a number that a GGUF header must have.
package get_required_gguf_number

import (
	"fmt"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number"
)

// GetRequiredGGUFNumber is get_gguf_number for a key that must be there.
//
// **Runs on:** any thread.
func GetRequiredGGUFNumber(h *gguf.Header, key string, low, high uint64) (uint64, error) {
	value, found, err := get_gguf_number.GetGGUFNumber(h, key, low, high)
	if err != nil {
		return value, err
	}
	if !found {
		return value, fmt.Errorf("%s is missing", key)
	}
	return value, nil
}
