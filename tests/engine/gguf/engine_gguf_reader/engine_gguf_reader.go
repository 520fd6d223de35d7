// Package engine_gguf_reader reads bytes as a GGUF header.
package engine_gguf_reader

import (
	"bufio"
	"bytes"

	"rkllmd/engine/gguf"
)

// EngineGGUFReader gives a reader of a file that holds just these bytes.
func EngineGGUFReader(file []byte) *gguf.Reader {
	return &gguf.Reader{Input: bufio.NewReader(bytes.NewReader(file)), Size: uint64(len(file))}
}
