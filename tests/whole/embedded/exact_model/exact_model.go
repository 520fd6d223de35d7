// Package exact_model makes models of many kinds.
package exact_model

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tensor"
	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/support/models/bench_vocabulary"
	"rkllmd/tests/support/models/quantize_model"
)

// ExactModel loads a model of two layers of 128 with random weights of file type fileType ("Q4_0"), or of 256 where
// that takes no less ("Q4_K_M"), and frees it when the test ends. Its architecture is "llama" or "qwen3"; each half of
// its heads, which are of size head, shares keys and values.
func ExactModel(tb testing.TB, architecture, fileType string, heads, head int) *engine.Model {
	tb.Helper()
	const vocabulary, layers = 320, 2
	width := 128
	if strings.Contains(fileType, "_K") {
		width = 256
	}
	random := rand.New(rand.NewPCG(uint64(head), 0))
	a := architecture + "."
	pairs := append([]demo.Pair{
		{Key: "general.architecture", Value: architecture},
		{Key: a + "context_length", Value: uint32(512)},
		{Key: a + "embedding_length", Value: uint32(width)},
		{Key: a + "block_count", Value: uint32(layers)},
		{Key: a + "feed_forward_length", Value: uint32(width)},
		{Key: a + "attention.head_count", Value: uint32(heads)},
		{Key: a + "attention.head_count_kv", Value: uint32(heads / 2)},
		{Key: a + "attention.key_length", Value: uint32(head)},
		{Key: a + "attention.value_length", Value: uint32(head)},
		{Key: a + "attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: a + "rope.dimension_count", Value: uint32(head)},
	}, bench_vocabulary.BenchVocabulary(vocabulary)...)
	tensors := []demo.Tensor{
		create_tensor.CreateTensor("token_embd.weight", width, vocabulary, 1, random),
		create_tensor.CreateTensor("output.weight", width, vocabulary, 0.2, random),
		create_tensor.CreateTensor("output_norm.weight", width, 0, 0, nil),
	}
	for layer := range layers {
		block := fmt.Sprintf("blk.%d.", layer)
		for _, t := range []struct {
			name           string
			row, rows      int
			ofArchitecture string
		}{
			{"attn_norm", width, 0, ""}, {"ffn_norm", width, 0, ""}, {"attn_q_norm", head, 0, "qwen3"}, {"attn_k_norm",
				head, 0, "qwen3"},
			{"attn_q", width, heads * head, ""}, {"attn_k", width, heads / 2 * head, ""}, {"attn_v", width,
				heads / 2 * head, ""},
			{"attn_output", heads * head, width, ""}, {"ffn_gate", width, width, ""}, {"ffn_up", width, width, ""},
			{"ffn_down", width, width, ""},
		} {
			switch {
			case t.ofArchitecture != "" && t.ofArchitecture != architecture:
			case t.rows == 0:
				tensors = append(tensors, create_tensor.CreateTensor(block+t.name+".weight", t.row, 0, 0, nil))
			default:
				tensors = append(tensors, create_tensor.CreateTensor(block+t.name+".weight", t.row, t.rows, 0.1,
					random))
			}
		}
	}
	plain, path := filepath.Join(tb.TempDir(), "plain.gguf"), filepath.Join(tb.TempDir(), fileType+".gguf")
	require.NoError(tb, os.WriteFile(plain, append_gguf.AppendGGUF(nil, pairs, tensors), 0o600))
	quantize_model.QuantizeModel(tb, plain, path, fileType)
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(tb, err)
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(tb, err)
	tb.Cleanup(func() { free_model.FreeModel(m) })
	return m
}
