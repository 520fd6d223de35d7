// Package engine_write_lora writes a LoRA adapter for a test.
package engine_write_lora

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tensor"
)

// Adapter is the contents of an adapter's file.
type Adapter struct {
	Pairs   []demo.Pair
	Tensors []demo.Tensor
}

// EngineWriteLora writes an adapter of rank 4 for the tiny models of an architecture, which changes what they say, to a
// new folder and returns its path. The same seed makes the same adapter; edit (nil: nothing) is applied to it before.
func EngineWriteLora(tb testing.TB, architecture string, seed uint64, edit func(*Adapter)) string {
	tb.Helper()
	const rank = 4
	random := rand.New(rand.NewPCG(seed, 1))
	a := &Adapter{Pairs: []demo.Pair{
		{Key: "general.type", Value: "adapter"},
		{Key: "general.architecture", Value: architecture},
		{Key: "adapter.type", Value: "lora"},
		{Key: "adapter.lora.alpha", Value: float32(8)},
	}}
	for layer := range demo.TinyLayers {
		v, up := fmt.Sprintf("blk.%d.attn_v.weight", layer), fmt.Sprintf("blk.%d.ffn_up.weight", layer)
		a.Tensors = append(a.Tensors,
			create_tensor.CreateTensor(v+".lora_a", demo.TinyEmbedding, rank, 0.5, random),
			create_tensor.CreateTensor(v+".lora_b", rank, demo.TinyKeyHeads*demo.TinyHeadSize, 0.5, random),
			create_tensor.CreateTensor(up+".lora_a", demo.TinyEmbedding, rank, 0.5, random),
			create_tensor.CreateTensor(up+".lora_b", rank, demo.TinyForward, 0.5, random))
	}
	if edit != nil {
		edit(a)
	}
	path := filepath.Join(tb.TempDir(), fmt.Sprintf("adapter-%d.gguf", seed))
	require.NoError(tb, os.WriteFile(path, append_gguf.AppendGGUF(nil, a.Pairs, a.Tensors), 0o600))
	return path
}
