// Package engine_header_bombs makes headers of model files that would take much memory.
package engine_header_bombs

import (
	"fmt"
	"strings"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/engine/gguf"
)

// EngineHeaderBombs returns GGUF files of about 100 MB that are headers only, by what is in them. All but "merges" hold
// more than any model does.
func EngineHeaderBombs() map[string][]byte {
	texts, numbers := make([]string, 1<<20), make([]int32, 1<<20)
	for i := range texts {
		texts[i] = fmt.Sprintf("%0100d", i)
	}
	long, lists := make([]demo.Pair, 100), make([]demo.Pair, 25)
	for i := range long {
		long[i] = demo.Pair{Key: fmt.Sprint("key ", i), Value: strings.Repeat("x", 1<<20)}
	}
	for i := range lists {
		lists[i] = demo.Pair{Key: fmt.Sprint("key ", i), Value: numbers}
	}
	return map[string][]byte{
		"a vocabulary": append_gguf.AppendGGUF(nil, []demo.Pair{{Key: gguf.Vocabulary, Value: texts}}, nil),
		"merges":       append_gguf.AppendGGUF(nil, []demo.Pair{{Key: "tokenizer.ggml.merges", Value: texts}}, nil),
		"long texts":   append_gguf.AppendGGUF(nil, long, nil),
		"numbers":      append_gguf.AppendGGUF(nil, lists, nil),
	}
}
