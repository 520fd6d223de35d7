// Package engine_sparse_model writes a model of any size that takes no room on the disk.
package engine_sparse_model

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf_string"
	"rkllmd/demo/append_gguf_value"
	"rkllmd/engine"
	"rkllmd/tests/support/models/engine_sparse_pairs"
	"rkllmd/tests/support/models/engine_sparse_shape"
)

// EngineSparseModel writes a llama model whose weights are all zeros, a hole in the file, to a new folder and returns
// its path. Its matrices are of the type of that number in engine.TensorTypes; its header has the pairs of more, too.
func EngineSparseModel(tb testing.TB, s engine_sparse_shape.Shape, kind uint32, more ...demo.Pair) string {
	tb.Helper()
	pairs, tensors := append(engine_sparse_pairs.EngineSparsePairs(s), more...), engine_sparse_shape.EngineSparseShape(
		s)
	file := binary.LittleEndian.AppendUint32([]byte("GGUF"), 3)
	file = binary.LittleEndian.AppendUint64(file, uint64(len(tensors)))
	file = binary.LittleEndian.AppendUint64(file, uint64(len(pairs)))
	for _, p := range pairs {
		file = append_gguf_value.AppendGGUFValue(append_gguf_string.AppendGGUFString(file, p.Key), p.Value)
	}
	end := uint64(0)
	for _, t := range tensors {
		if len(t.Shape) > 1 && !strings.HasSuffix(t.Name, "_inp.weight") {
			t.Type = kind
		}
		file = append_gguf_string.AppendGGUFString(file, t.Name)
		file = binary.LittleEndian.AppendUint32(file, uint32(len(t.Shape)))
		numbers := uint64(1)
		for _, n := range t.Shape {
			file = binary.LittleEndian.AppendUint64(file, uint64(n))
			numbers *= uint64(n)
		}
		file = binary.LittleEndian.AppendUint32(file, t.Type)
		file = binary.LittleEndian.AppendUint64(file, end)
		packed := engine.TensorTypes[t.Type]
		require.Zero(tb, numbers%packed.Block, t.Name)
		end += (numbers/packed.Block*packed.Bytes + 31) / 32 * 32
	}
	path := filepath.Join(tb.TempDir(), fmt.Sprintf("sparse-%d.gguf", end))
	require.NoError(tb, os.WriteFile(path, file, 0o600))
	require.NoError(tb, os.Truncate(path, int64((len(file)+31)/32*32)+int64(end)))
	return path
}
