// Package write_encoder_model writes a model that makes vectors.
package write_encoder_model

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
	"rkllmd/tests/support/models/list_pieces"
)

// WriteEncoderModel writes a BERT of two layers with random weights to a file of a new folder and returns its path and
// its tensors. pooling is the number of pooling_type, -1: the file has none. vocabulary is the keys of one; where there
// are none it has some word pieces. A text has up to 600 tokens, of which more than 512 are computed at once.
func WriteEncoderModel(tb testing.TB, pooling int, vocabulary ...demo.Pair) (string, []demo.Tensor) {
	tb.Helper()
	const width, forward, context = 64, 96, 600
	if vocabulary == nil {
		vocabulary = list_pieces.ListPieces()
	}
	count := 0
	for _, pair := range vocabulary {
		if pair.Key == "tokenizer.ggml.tokens" {
			count = len(pair.Value.([]string))
		}
	}
	r := rand.New(rand.NewPCG(17, 1))
	tensors := []demo.Tensor{
		create_tensor.CreateTensor("token_embd.weight", width, count, 1, r),
		create_tensor.CreateTensor("token_types.weight", width, 2, 0.5, r),
		create_tensor.CreateTensor("position_embd.weight", width, context, 0.5, r),
		create_tensor.CreateTensor("token_embd_norm.weight", width, 0, 1, r),
		create_tensor.CreateTensor("token_embd_norm.bias", width, 0, 0.2, r),
	}
	for layer := range 2 {
		for _, t := range []struct {
			name     string
			from, to int
		}{{"attn_q", width, width}, {"attn_k", width, width}, {"attn_v", width, width}, {"attn_output", width, width},
			{"ffn_up", width, forward}, {"ffn_down", forward, width}} {
			name := fmt.Sprintf("blk.%d.%s", layer, t.name)
			tensors = append(tensors, create_tensor.CreateTensor(name+".weight", t.from, t.to, 0.15, r),
				create_tensor.CreateTensor(name+".bias", t.to, 0, 0.2, r))
		}
		for _, name := range []string{"attn_output_norm", "layer_output_norm"} {
			name = fmt.Sprintf("blk.%d.%s", layer, name)
			tensors = append(tensors, create_tensor.CreateTensor(name+".weight", width, 0, 1, r),
				create_tensor.CreateTensor(name+".bias", width, 0, 0.2, r))
		}
	}
	pairs := []demo.Pair{{Key: "general.architecture", Value: "bert"}, {Key: "general.name", Value: "tiny encoder"},
		{Key: "bert.context_length", Value: uint32(context)}, {Key: "bert.embedding_length", Value: uint32(width)},
		{Key: "bert.block_count", Value: uint32(2)}, {Key: "bert.feed_forward_length", Value: uint32(forward)},
		{Key: "bert.attention.head_count", Value: uint32(4)},
		{Key: "bert.attention.layer_norm_epsilon", Value: float32(1e-12)},
		{Key: "bert.attention.causal", Value: false}, {Key: "tokenizer.ggml.token_type_count", Value: uint32(2)}}
	pairs = append(pairs, vocabulary...)
	if pooling >= 0 {
		pairs = append(pairs, demo.Pair{Key: "bert.pooling_type", Value: uint32(pooling)})
	}
	path := filepath.Join(tb.TempDir(), "encoder.gguf")
	require.NoError(tb, os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o644))
	return path, tensors
}
