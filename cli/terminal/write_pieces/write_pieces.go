// Package write_pieces writes a message in pieces.
package write_pieces

import (
	"io"
	"slices"
	"time"
)

// WritePieces writes message in pieces of size bytes, each a pause after the one before; size 0: in one.
//
// **Runs on:** any thread.
func WritePieces(to io.Writer, message []byte, size int, pause time.Duration) error {
	if size == 0 {
		size = max(1, len(message))
	}
	for piece := range slices.Chunk(message, size) {
		if _, err := to.Write(piece); err != nil {
			return err
		}
		if size < len(message) {
			time.Sleep(pause)
		}
	}
	return nil
}
