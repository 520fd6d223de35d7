// Package write_other_encoder writes encoders that are not BERT.
package write_other_encoder

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tensor"
	"rkllmd/engine/gguf"
	"rkllmd/tests/engine/list_encoder_tensors"
)

// WriteOtherEncoder writes an encoder of two or six layers with random weights, of an architecture of gguf.Encoders
// that is not bert, and a vocabulary of seven word pieces, to a file of a new folder and returns its path and its
// tensors. A text has up to 600 tokens. The tensors called without are left out.
func WriteOtherEncoder(tb testing.TB, architecture string, without ...string) (string, []demo.Tensor) {
	tb.Helper()
	r, tensors := rand.New(rand.NewPCG(17, 2)), []demo.Tensor{}
	for _, one := range list_encoder_tensors.ListEncoderTensors(architecture) {
		name, shape, _ := strings.Cut(one, ":")
		var sizes [3]int
		_, _ = fmt.Sscanf(shape, "%d:%d:%d", &sizes[0], &sizes[1], &sizes[2]) // a vector has no rows
		t := create_tensor.CreateTensor(name, sizes[0], sizes[1]*max(sizes[2], 1), 0.2, r)
		if sizes[2] > 0 {
			t.Shape = []uint64{uint64(sizes[0]), uint64(sizes[1]), uint64(sizes[2])}
		}
		if !slices.Contains(without, name) {
			tensors = append(tensors, t)
		}
	}
	a, blocks := architecture+".", 2
	if architecture == gguf.GemmaEncoder {
		blocks = gguf.GemmaLayers
	}
	pairs := []demo.Pair{{Key: "general.architecture", Value: architecture},
		{Key: a + "context_length", Value: uint32(600)}, {Key: a + "embedding_length", Value: uint32(64)},
		{Key: a + "block_count", Value: uint32(blocks)}, {Key: a + "feed_forward_length", Value: uint32(96)},
		{Key: a + "attention.head_count", Value: uint32(4)}, {Key: a + "attention.causal", Value: false},
		{Key: a + "attention.layer_norm_epsilon", Value: float32(1e-12)},
		{Key: a + "attention.layer_norm_rms_epsilon", Value: float32(1e-12)},
		{Key: a + "pooling_type", Value: uint32(1)},
		{Key: "tokenizer.ggml.token_type_count", Value: uint32(2)}, {Key: "tokenizer.ggml.model", Value: "bert"},
		{Key: "tokenizer.ggml.tokens", Value: strings.Fields("[PAD] [UNK] [CLS] [SEP] [MASK] ▁hello ▁world")}}
	switch architecture {
	case gguf.ExpertEncoder: // every other layer has experts
		pairs = append(pairs, demo.Pair{Key: a + "moe_every_n_layers", Value: uint32(2)},
			demo.Pair{Key: a + "expert_count", Value: uint32(3)}, demo.Pair{Key: a + "expert_used_count",
				Value: uint32(2)})
	case gguf.GemmaEncoder: // heads are wider than the model, and two layers are behind the pooling
		pairs = append(pairs, demo.Pair{Key: a + "attention.head_count_kv", Value: uint32(1)},
			demo.Pair{Key: a + "attention.key_length", Value: uint32(32)},
			demo.Pair{Key: a + "attention.value_length", Value: uint32(32)},
			demo.Pair{Key: a + "attention.sliding_window", Value: uint32(16)},
			demo.Pair{Key: a + "dense_2_feat_in", Value: uint32(64)},
			demo.Pair{Key: a + "dense_2_feat_out", Value: uint32(80)},
			demo.Pair{Key: a + "dense_3_feat_in", Value: uint32(80)},
			demo.Pair{Key: a + "dense_3_feat_out", Value: uint32(64)})
	}
	for i, name := range []string{"padding", "unknown", "bos", "seperator", "mask"} {
		pairs = append(pairs, demo.Pair{Key: "tokenizer.ggml." + name + "_token_id", Value: uint32(i)})
	}
	path := filepath.Join(tb.TempDir(), architecture+".gguf")
	require.NoError(tb, os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o644))
	return path, tensors
}
