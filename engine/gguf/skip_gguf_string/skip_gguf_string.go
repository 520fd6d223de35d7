// Package skip_gguf_string goes past a string of a GGUF header.
package skip_gguf_string

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_number"
)

// SkipGGUFString goes past a string that nobody will ask for: a 64-bit length, of up to limit, and that many bytes. It
// takes no memory.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, or the length and the limit.
func SkipGGUFString(r *gguf.Reader, limit uint64) error {
	at := r.Offset
	length, err := read_gguf_number.ReadGGUFNumber(r, 8)
	if err != nil {
		return err
	}
	if length > limit {
		return fmt.Errorf("the string at byte %d has %d bytes; the limit is %d", at, length, limit)
	}
	skipped, err := r.Input.Discard(int(length))
	r.Offset += uint64(skipped)
	if err != nil {
		return engine.ErrTruncated
	}
	return nil
}
