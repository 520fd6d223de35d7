// Package count_decode_bytes counts what a token of an answer reads of memory.
package count_decode_bytes

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/engine/gguf/open_gguf_file"
)

// CountDecodeBytes returns the bytes that one token of an answer reads with the model at path, of shape s, behind depth
// tokens: all weights, but of the embeddings one row, unless they are those of the output too; and the cache's keys and
// values, which are F16.
func CountDecodeBytes(b *testing.B, path string, s bench.Shape, depth int) float64 {
	b.Helper()
	file, header, err := open_gguf_file.OpenGGUFFile(path, "model")
	require.NoError(b, err)
	defer file.Close()
	bytes := 2 * 2 * s.Layers * s.Width / s.Heads * s.KVHeads * depth
	for _, t := range header.Tensors {
		if t.Name == "token_embd.weight" && !s.Tied {
			continue
		}
		kind := engine.TensorTypes[t.Type]
		bytes += int(t.Shape[0] * t.Shape[1] * t.Shape[2] * t.Shape[3] / kind.Block * kind.Bytes)
	}
	return float64(bytes)
}
