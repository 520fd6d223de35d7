// Package engine_header_bombs makes headers of model files that would take much memory.
package engine_header_bombs

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"strings"

	"rkllmd/demo/append_gguf"
	"rkllmd/demo/append_gguf_string"
	"rkllmd/demo/append_gguf_value"
	"rkllmd/engine/gguf"
)

// Bomb is a file as read_gguf_header reads it.
type Bomb struct {
	Input io.Reader
	Size  uint64
}

// EngineHeaderBombs returns GGUF files of 100 MB and more that are headers only, by what is in them. All but "merges"
// hold more than any model does. Most of a file is one piece of memory again and again.
func EngineHeaderBombs() map[string]Bomb {
	const pieces = 1024
	texts := make([]string, pieces)
	for i := range texts {
		texts[i] = fmt.Sprintf("%0100d", i)
	}
	array := append_gguf_value.AppendGGUFValue(nil, texts)
	list := binary.LittleEndian.AppendUint64(array[:8:8], pieces*pieces) // two types, then how many
	bombs := map[string]Bomb{}
	for name, c := range map[string]struct {
		key          string
		keys, pieces int
		head, piece  []byte
	}{
		"a vocabulary": {gguf.Vocabulary, 1, pieces, list, array[16:]},
		"merges":       {"tokenizer.ggml.merges", 1, pieces, list, array[16:]},
		"long texts":   {"", 100, 1, nil, append_gguf_value.AppendGGUFValue(nil, strings.Repeat("x", 1<<20))},
		"numbers":      {"", 25, 1, nil, append_gguf_value.AppendGGUFValue(nil, make([]int32, 1<<20))},
	} {
		file := append_gguf.AppendGGUF(nil, nil, nil)[:24]
		binary.LittleEndian.PutUint64(file[16:], uint64(c.keys))
		parts := [][]byte{file[4:]}
		for i := range c.keys {
			key := c.key
			if key == "" {
				key = fmt.Sprint("key ", i)
			}
			parts = append(parts, append_gguf_string.AppendGGUFString(nil, key), c.head)
			for range c.pieces {
				parts = append(parts, c.piece)
			}
		}
		bomb, readers := Bomb{Size: 4}, make([]io.Reader, len(parts))
		for i, part := range parts {
			readers[i] = bytes.NewReader(part)
			bomb.Size += uint64(len(part))
		}
		bomb.Input = io.MultiReader(readers...)
		bombs[name] = bomb
	}
	return bombs
}
