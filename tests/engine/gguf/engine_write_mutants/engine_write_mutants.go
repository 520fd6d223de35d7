// Package engine_write_mutants makes damaged models.
package engine_write_mutants

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/engine/gguf/engine_mutate_model"
	"rkllmd/tests/engine/write_other_encoder"
	"rkllmd/tests/support/models/engine_write_mamba"
	"rkllmd/tests/support/models/read_unigrams"
	"rkllmd/tests/support/models/write_encoder_model"
)

// EngineWriteMutants writes count damaged models, always the same, to a folder of its own and returns their paths.
func EngineWriteMutants(t testing.TB, count int) []string {
	t.Helper()
	folder := t.TempDir()
	names := []string{".context_length", ".embedding_length", ".block_count", ".feed_forward_length", ".head_count",
		".head_count_kv", ".key_length",
		".value_length", ".dimension_count", ".freq_base", "rms_epsilon", "vocab_size", "eos_token_id", "bos_token_id",
		"add_bos_token", "file_type",
		"ggml.pre", "ggml.tokens", "token_type", "ggml.scores", "ggml.merges", "general.name", "chat_template",
		"ggml.model", "token_embd.weight",
		"output.weight", "attn_q.weight", "attn_v.weight", "ffn_down.weight", "attn_norm.weight", "attn_q.bias",
		"ssm_in.weight", "inner_size", "state_size", "layer_norm_epsilon", "pooling_type", "token_type_count",
		"seperator_token_id", "token_types.weight", "position_embd.weight", "attn_output.weight",
		"precompiled_charsmap", "expert_count", "expert_used_count", "moe_every_n_layers", "dense_2_feat_in",
		"dense_2_feat_out", "dense_3_feat_in", "dense_3_feat_out", "dense_2.weight", "sliding_window", "ffn_up_exps"}
	var models [][]byte
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		path := filepath.Join(folder, architecture)
		require.NoError(t, write_tiny_model.WriteTinyModel(path, architecture, 1))
		model, err := os.ReadFile(path)
		require.NoError(t, err)
		models = append(models, model)
	}
	mamba, err := os.ReadFile(engine_write_mamba.EngineWriteMamba(t))
	require.NoError(t, err)
	models = append(models, mamba)
	bert, _ := write_encoder_model.WriteEncoderModel(t, 2)
	encoders := []string{bert}
	for _, architecture := range []string{"nomic-bert", "neo-bert", "nomic-bert-moe", "gemma-embedding"} {
		path, _ := write_other_encoder.WriteOtherEncoder(t, architecture)
		encoders = append(encoders, path)
	}
	vocabulary, _, _ := read_unigrams.ReadUnigrams(t, "own")
	unigrams, _ := write_encoder_model.WriteEncoderModel(t, 2, vocabulary...)
	for _, path := range append(encoders, unigrams) {
		encoder, err := os.ReadFile(path)
		require.NoError(t, err)
		models = append(models, encoder)
	}

	r := rand.New(rand.NewPCG(20261120, 0))
	var paths []string
	for i := range count {
		path := filepath.Join(folder, fmt.Sprintf("%03d.gguf", i))
		damaged := engine_mutate_model.EngineMutateModel(r, models[i%len(models)], 25_000, names)
		require.NoError(t, os.WriteFile(path, damaged, 0o600))
		paths = append(paths, path)
	}
	return paths
}
