// Package get_gguf_number_or_default looks up a number that a GGUF header may leave out.
package get_gguf_number_or_default

import (
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number"
)

// GetGGUFNumberOrDefault is get_gguf_number with a value for headers that do not have the key.
//
// **Runs on:** any thread.
func GetGGUFNumberOrDefault(h *gguf.Header, key string, low, high, otherwise uint64) (uint64, error) {
	value, found, err := get_gguf_number.GetGGUFNumber(h, key, low, high)
	if !found {
		value = otherwise
	}
	return value, err
}
