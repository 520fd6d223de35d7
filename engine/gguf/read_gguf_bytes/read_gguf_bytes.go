// Package read_gguf_bytes reads bytes of a GGUF header.
package read_gguf_bytes

import (
	"io"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
)

// ReadGGUFBytes reads so many bytes. Memory is taken only for as many as the file can still hold, and for no more than
// engine.MaxGGUFKept in all.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, gguf.ErrTooMuch.
func ReadGGUFBytes(r *gguf.Reader, count uint64) (string, error) {
	if count > r.Size-r.Offset {
		return "", engine.ErrTruncated
	}
	if r.Kept += count + gguf.TextBytes; r.Kept > engine.MaxGGUFKept {
		return "", gguf.ErrTooMuch
	}
	data := make([]byte, count)
	if _, err := io.ReadFull(r.Input, data); err != nil {
		return "", engine.ErrTruncated
	}
	r.Offset += count
	return string(data), nil
}
