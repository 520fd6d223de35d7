// Package demo_texts reads the vocabulary of the demo model.
package demo_texts

import (
	"bytes"
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
)

// DemoTexts returns the list of texts that the demo model's header has under key, such as its merges, which gguf's
// reader does not keep.
func DemoTexts(tb testing.TB, key string) []string {
	tb.Helper()
	const list, text = 9, 8 // GGUF's types
	mark := append(binary.LittleEndian.AppendUint64(nil, uint64(len(key))), key...)
	mark = append(mark, list, 0, 0, 0, text, 0, 0, 0)
	require.Equal(tb, 1, bytes.Count(demo.Model, mark))
	rest := demo.Model[bytes.Index(demo.Model, mark)+len(mark):]
	texts := make([]string, binary.LittleEndian.Uint64(rest))
	rest = rest[8:]
	for i := range texts {
		n := binary.LittleEndian.Uint64(rest)
		texts[i], rest = string(rest[8:8+n]), rest[8+n:]
	}
	return texts
}
