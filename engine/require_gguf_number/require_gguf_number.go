// Package require_gguf_number looks up a number that a GGUF header must have.
package require_gguf_number

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/get_gguf_number"
)

// RequireGGUFNumber is get_gguf_number for a key that must be there.
//
// **Runs on:** any thread.
func RequireGGUFNumber(h *engine.GGUFHeader, key string, low, high uint64) (uint64, error) {
	value, found, err := get_gguf_number.GetGGUFNumber(h, key, low, high)
	if err != nil {
		return value, err
	}
	if !found {
		return value, fmt.Errorf("%s is missing", key)
	}
	return value, nil
}
