// Package engine_sparse_model writes a model of any size that takes no room on the disk.
package engine_sparse_model

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf_string"
	"rkllmd/demo/append_gguf_value"
	"rkllmd/engine"
)

// Shape is the sizes of a model. Key heads, the context and the layers that are 0 get the usual: Heads, 2048, 1.
type Shape struct {
	Words, Embedding, Heads, KeyHeads, Forward, Layers, Context int
	Experts                                                     int    // 2 of them are used; 0: the model is dense
	Tied                                                        bool   // no output.weight: the embeddings are used again
	Type                                                        uint32 // of the matrices; 0: F32
	FileType                                                    uint32
}

// EngineSparseModel writes a llama model whose weights are all zeros, a hole in the file, to a new folder and returns its path.
func EngineSparseModel(tb testing.TB, s Shape) string {
	tb.Helper()
	s.Words, s.Layers = max(s.Words, 259), max(s.Layers, 1)
	texts, types := make([]string, s.Words), make([]int32, s.Words)
	for i := range texts {
		texts[i], types[i] = fmt.Sprintf("word%d", i), demo.TokenNormal
	}
	for i := range 256 {
		texts[3+i], types[3+i] = fmt.Sprintf("<0x%02X>", i), demo.TokenByte
	}
	texts[0], types[0], texts[1], types[1], texts[2], types[2] = "<unk>", demo.TokenUnknown, "<s>", demo.TokenControl, "</s>", demo.TokenControl
	keyHeads := s.KeyHeads
	if keyHeads == 0 {
		keyHeads = s.Heads
	}
	context := s.Context
	if context == 0 {
		context = 2048
	}
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: "llama"},
		{Key: "general.name", Value: "all zeros"},
		{Key: "general.file_type", Value: s.FileType},
		{Key: "llama.context_length", Value: uint32(context)},
		{Key: "llama.embedding_length", Value: uint32(s.Embedding)},
		{Key: "llama.block_count", Value: uint32(s.Layers)},
		{Key: "llama.feed_forward_length", Value: uint32(s.Forward)},
		{Key: "llama.attention.head_count", Value: uint32(s.Heads)},
		{Key: "llama.attention.head_count_kv", Value: uint32(keyHeads)},
		{Key: "llama.attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: "tokenizer.ggml.model", Value: "llama"},
		{Key: "tokenizer.ggml.tokens", Value: texts},
		{Key: "tokenizer.ggml.token_type", Value: types},
		{Key: "tokenizer.ggml.scores", Value: make([]float32, s.Words)},
	}
	keys := keyHeads * s.Embedding / s.Heads
	tensors := []engine.GGUFTensor{
		{Name: "token_embd.weight", Shape: [4]uint64{uint64(s.Embedding), uint64(s.Words)}},
		{Name: "output_norm.weight", Shape: [4]uint64{uint64(s.Embedding)}},
	}
	if !s.Tied {
		tensors = append(tensors, engine.GGUFTensor{Name: "output.weight", Shape: [4]uint64{uint64(s.Embedding), uint64(s.Words)}})
	}
	_ = keys
	if s.Experts > 0 {
		pairs = append(pairs, demo.Pair{Key: "llama.expert_count", Value: uint32(s.Experts)}, demo.Pair{Key: "llama.expert_used_count", Value: uint32(2)})
	}
	for layer := range s.Layers {
		b := fmt.Sprintf("blk.%d.", layer)
		e, k, f, x := uint64(s.Embedding), uint64(keys), uint64(s.Forward), uint64(s.Experts)
		tensors = append(tensors,
			engine.GGUFTensor{Name: b + "attn_norm.weight", Shape: [4]uint64{e}},
			engine.GGUFTensor{Name: b + "ffn_norm.weight", Shape: [4]uint64{e}},
			engine.GGUFTensor{Name: b + "attn_q.weight", Shape: [4]uint64{e, e}},
			engine.GGUFTensor{Name: b + "attn_k.weight", Shape: [4]uint64{e, k}},
			engine.GGUFTensor{Name: b + "attn_v.weight", Shape: [4]uint64{e, k}},
			engine.GGUFTensor{Name: b + "attn_output.weight", Shape: [4]uint64{e, e}})
		if x > 0 {
			tensors = append(tensors,
				engine.GGUFTensor{Name: b + "ffn_gate_inp.weight", Shape: [4]uint64{e, x}},
				engine.GGUFTensor{Name: b + "ffn_gate_exps.weight", Shape: [4]uint64{e, f, x}},
				engine.GGUFTensor{Name: b + "ffn_up_exps.weight", Shape: [4]uint64{e, f, x}},
				engine.GGUFTensor{Name: b + "ffn_down_exps.weight", Shape: [4]uint64{f, e, x}})
		} else {
			tensors = append(tensors,
				engine.GGUFTensor{Name: b + "ffn_gate.weight", Shape: [4]uint64{e, f}},
				engine.GGUFTensor{Name: b + "ffn_up.weight", Shape: [4]uint64{e, f}},
				engine.GGUFTensor{Name: b + "ffn_down.weight", Shape: [4]uint64{f, e}})
		}
	}
	file := append([]byte("GGUF"), 3, 0, 0, 0)
	file = binary.LittleEndian.AppendUint64(file, uint64(len(tensors)))
	file = binary.LittleEndian.AppendUint64(file, uint64(len(pairs)))
	for _, p := range pairs {
		file = append_gguf_value.AppendGGUFValue(append_gguf_string.AppendGGUFString(file, p.Key), p.Value)
	}
	offset := uint64(0)
	for _, t := range tensors {
		kind, size := uint32(0), uint64(4)
		dims := 1
		size = 1
		for i, n := range t.Shape {
			if n > 0 {
				dims, size = i+1, size*n
			}
		}
		if dims > 1 && t.Name[len(t.Name)-10:] != "inp.weight" {
			kind = s.Type
		}
		packed := engine.TensorTypes[kind]
		file = append_gguf_string.AppendGGUFString(file, t.Name)
		file = binary.LittleEndian.AppendUint32(file, uint32(dims))
		for _, n := range t.Shape[:dims] {
			file = binary.LittleEndian.AppendUint64(file, n)
		}
		file = binary.LittleEndian.AppendUint32(file, kind)
		file = binary.LittleEndian.AppendUint64(file, offset)
		offset += (size/packed.Block*packed.Bytes + 31) / 32 * 32
	}
	path := filepath.Join(tb.TempDir(), "sparse.gguf")
	require.NoError(tb, os.WriteFile(path, file, 0o600))
	require.NoError(tb, os.Truncate(path, int64((len(file)+31)/32*32)+int64(offset)))
	return path
}
