// Package read_gguf_number reads a number of a GGUF header.
package read_gguf_number

import (
	"encoding/binary"
	"io"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
)

// ReadGGUFNumber reads a little-endian number of width bytes, 1 to 8, and returns its bits, zero-extended.
// engine.ErrTruncated when the file or the longest header ends before.
//
// **Runs on:** any thread.
func ReadGGUFNumber(r *gguf.Reader, width int) (uint64, error) {
	r.Number = [8]byte{}
	if _, err := io.ReadFull(r.Input, r.Number[:width]); err != nil {
		return 0, engine.ErrTruncated
	}
	r.Offset += uint64(width)
	return binary.LittleEndian.Uint64(r.Number[:]), nil
}
