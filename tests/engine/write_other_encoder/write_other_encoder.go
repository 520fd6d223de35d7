// Package write_other_encoder writes encoders that are not BERT.
package write_other_encoder

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
)

// WriteOtherEncoder writes an encoder of two layers with random weights of the architecture nomic-bert, jina-bert-v2 or
// neo-bert, and a vocabulary of seven word pieces, to a file of a new folder and returns its path. A text has up to 600
// tokens.
func WriteOtherEncoder(tb testing.TB, architecture string) string {
	tb.Helper()
	const norms = " attn_output_norm.weight:64 attn_output_norm.bias:64 layer_output_norm.weight:64 " +
		"layer_output_norm.bias:64"
	layers := map[string]string{
		"nomic-bert": "attn_qkv.weight:64:192 attn_output.weight:64:64 ffn_up.weight:64:96 ffn_gate.weight:64:96 " +
			"ffn_down.weight:96:64" + norms,
		"jina-bert-v2": "attn_q.weight:64:64 attn_k.weight:64:64 attn_v.weight:64:64 " +
			"attn_output.weight:64:64 " +
			"attn_q.bias:64 attn_k.bias:64 attn_v.bias:64 attn_output.bias:64 ffn_up.weight:64:96 " +
			"ffn_gate.weight:64:96 ffn_down.weight:96:64 ffn_down.bias:64" + norms,
		"neo-bert": "attn_norm.weight:64 ffn_norm.weight:64 attn_qkv.weight:64:192 attn_output.weight:64:64 " +
			"ffn_up.weight:64:192 ffn_down.weight:96:64",
	}[architecture]
	list := strings.Fields("token_embd.weight:64:7 token_types.weight:64:2 token_embd_norm.weight:64 " +
		"token_embd_norm.bias:64")
	if architecture == "neo-bert" {
		list = strings.Fields("token_embd.weight:64:7 enc.output_norm.weight:64")
	}
	for layer := range 2 {
		for _, one := range strings.Fields(layers) {
			list = append(list, fmt.Sprintf("blk.%d.%s", layer, one))
		}
	}
	r, tensors := rand.New(rand.NewPCG(17, 2)), []demo.Tensor{}
	for _, one := range list {
		name, shape, _ := strings.Cut(one, ":")
		length, rows := 0, 0
		_, _ = fmt.Sscanf(shape, "%d:%d", &length, &rows) // a vector has no rows
		tensors = append(tensors, create_tensor.CreateTensor(name, length, rows, 0.2, r))
	}
	a := architecture + "."
	pairs := []demo.Pair{{Key: "general.architecture", Value: architecture},
		{Key: a + "context_length", Value: uint32(600)}, {Key: a + "embedding_length", Value: uint32(64)},
		{Key: a + "block_count", Value: uint32(2)}, {Key: a + "feed_forward_length", Value: uint32(96)},
		{Key: a + "attention.head_count", Value: uint32(4)}, {Key: a + "attention.causal", Value: false},
		{Key: a + "attention.layer_norm_epsilon", Value: float32(1e-12)},
		{Key: a + "attention.layer_norm_rms_epsilon", Value: float32(1e-12)},
		{Key: a + "pooling_type", Value: uint32(1)},
		{Key: "tokenizer.ggml.token_type_count", Value: uint32(2)}, {Key: "tokenizer.ggml.model", Value: "bert"},
		{Key: "tokenizer.ggml.tokens", Value: strings.Fields("[PAD] [UNK] [CLS] [SEP] [MASK] ▁hello ▁world")}}
	for i, name := range []string{"padding", "unknown", "bos", "seperator", "mask"} {
		pairs = append(pairs, demo.Pair{Key: "tokenizer.ggml." + name + "_token_id", Value: uint32(i)})
	}
	path := filepath.Join(tb.TempDir(), architecture+".gguf")
	require.NoError(tb, os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o644))
	return path
}
