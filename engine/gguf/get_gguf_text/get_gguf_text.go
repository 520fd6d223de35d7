// Package get_gguf_text looks up a text of a GGUF header.
package get_gguf_text

import (
	"fmt"

	"rkllmd/engine/gguf"
)

// GetGGUFText returns the value of key, which must be a string; "" when the header does not have the key.
//
// **Runs on:** any thread.
func GetGGUFText(h *gguf.Header, key string) (string, error) {
	v, found := h.Pairs[key]
	if found && (v.Array || v.Type != gguf.String) {
		return "", fmt.Errorf("%s is not a string", key)
	}
	return v.Text, nil
}
