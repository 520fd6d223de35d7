// Package engine_write_mamba writes a model of another kind.
package engine_write_mamba

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tensor"
	"rkllmd/demo/create_tiny_vocabulary"
)

// EngineWriteMamba writes a tiny Mamba model and returns its path: no attention, no cache of keys, but a state that
// cannot be taken back by a part.
func EngineWriteMamba(t testing.TB) string {
	t.Helper()
	const embedding, inner, state, rank, kernel = 32, 64, 8, 2, 4
	v := create_tiny_vocabulary.CreateTinyVocabulary(true)
	r := rand.New(rand.NewPCG(1, 1))
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: "mamba"},
		{Key: "mamba.context_length", Value: uint32(1024)},
		{Key: "mamba.embedding_length", Value: uint32(embedding)},
		{Key: "mamba.block_count", Value: uint32(1)},
		{Key: "mamba.feed_forward_length", Value: uint32(0)},
		{Key: "mamba.attention.head_count", Value: uint32(0)},
		{Key: "mamba.attention.layer_norm_rms_epsilon", Value: float32(1e-5)},
		{Key: "mamba.ssm.conv_kernel", Value: uint32(kernel)},
		{Key: "mamba.ssm.inner_size", Value: uint32(inner)},
		{Key: "mamba.ssm.state_size", Value: uint32(state)},
		{Key: "mamba.ssm.time_step_rank", Value: uint32(rank)},
		{Key: "tokenizer.ggml.model", Value: "llama"},
		{Key: "tokenizer.ggml.tokens", Value: v.Texts},
		{Key: "tokenizer.ggml.token_type", Value: v.Types},
		{Key: "tokenizer.ggml.scores", Value: v.Scores},
	}
	tensors := []demo.Tensor{
		create_tensor.CreateTensor("token_embd.weight", embedding, len(v.Texts), 1, r),
		create_tensor.CreateTensor("output_norm.weight", embedding, 0, 0, nil),
		create_tensor.CreateTensor("blk.0.attn_norm.weight", embedding, 0, 0, nil),
		create_tensor.CreateTensor("blk.0.ssm_in.weight", embedding, 2*inner, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_conv1d.weight", kernel, inner, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_conv1d.bias", inner, 0, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_x.weight", inner, rank+2*state, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_dt.weight", rank, inner, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_dt.bias", inner, 0, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_a", state, inner, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_d", inner, 0, 0.1, r),
		create_tensor.CreateTensor("blk.0.ssm_out.weight", inner, embedding, 0.1, r),
	}
	path := filepath.Join(t.TempDir(), "mamba.gguf")
	require.NoError(t, os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o600))
	return path
}
