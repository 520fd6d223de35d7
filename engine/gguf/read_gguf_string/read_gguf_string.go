// Package read_gguf_string reads a string of a GGUF header.
package read_gguf_string

import (
	"bytes"
	"fmt"
	"io"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_number"
)

// ReadGGUFString reads a string: a 64-bit length and that many bytes. It returns what stands before the first NUL,
// because that is all that llama.cpp sees of it. Memory is taken only for lengths of up to limit that the file can
// still hold, and for no more than engine.MaxGGUFKept in all.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, gguf.ErrTooMuch, or the length and the limit.
func ReadGGUFString(r *gguf.Reader, limit uint64) (string, error) {
	at := r.Offset
	length, err := read_gguf_number.ReadGGUFNumber(r, 8)
	if err != nil {
		return "", err
	}
	if length > limit {
		return "", fmt.Errorf("the string at byte %d has %d bytes; the limit is %d", at, length, limit)
	}
	if length > r.Size-r.Offset {
		return "", engine.ErrTruncated
	}
	if r.Kept += length + gguf.TextBytes; r.Kept > engine.MaxGGUFKept {
		return "", gguf.ErrTooMuch
	}
	if length > uint64(len(r.Scratch)) {
		r.Scratch = make([]byte, 2*length)
	}
	text := r.Scratch[:length]
	if _, err := io.ReadFull(r.Input, text); err != nil {
		return "", engine.ErrTruncated
	}
	r.Offset += length
	text, _, _ = bytes.Cut(text, []byte{0})
	return string(text), nil
}
