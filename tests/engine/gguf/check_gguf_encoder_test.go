package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_encoder"
)

func TestCheckGGUFEncoder(t *testing.T) {
	two, facts := []uint64{2, 2}, engine.Facts{Architecture: "bert"}
	good := engine.GGUFSizes{Embedding: 8, KeyLength: 4, ValueLength: 4, Heads: two, KeyHeads: two, Forward: two}
	require.NoError(t, check_gguf_encoder.CheckGGUFEncoder(&gguf.Header{}, facts, good))
	for i, want := range []string{
		"bert.attention.head_count is missing or 0",
		"bert.feed_forward_length differs between layers; bert models have layers of one size",
		"bert.attention.head_count is 2, which is not a multiple of head_count_kv, 3",
		"heads have keys of 4 and values of 2 numbers; both must be the same even number",
		"2 heads have keys of 4 numbers; together they must be as wide as the model, 9",
		`bert.expert_count is 4; models of architecture "bert" have no experts`,
	} {
		s := good
		switch i {
		case 0:
			s.Heads = []uint64{0, 0}
		case 1:
			s.Forward = []uint64{2, 3}
		case 2:
			s.KeyHeads = []uint64{3, 3}
		case 3:
			s.ValueLength = 2
		case 4:
			s.Embedding = 9
		case 5:
			s.Experts = 4
		}
		require.EqualError(t, check_gguf_encoder.CheckGGUFEncoder(&gguf.Header{}, facts, s), want)
	}
	h := &gguf.Header{Pairs: map[string]gguf.Value{"bert.rope.dimension_count": {Type: gguf.Uint32, Number: 6}}}
	require.EqualError(t, check_gguf_encoder.CheckGGUFEncoder(h, facts, good),
		"bert.rope.dimension_count is 6; it must be at most the length of keys, 4")
	h = &gguf.Header{Tensors: map[string]gguf.Tensor{gguf.TokenTypes: {Type: 1}}}
	require.EqualError(t, check_gguf_encoder.CheckGGUFEncoder(h, facts, good),
		`tensor "token_types.weight" is of type F16; it must be F32`)
	good.Experts, facts.Architecture = 4, gguf.ExpertEncoder
	require.NoError(t, check_gguf_encoder.CheckGGUFEncoder(&gguf.Header{}, facts, good))
	good.Experts, good.Embedding, facts.Architecture = 0, 9, gguf.GemmaEncoder
	require.EqualError(t, check_gguf_encoder.CheckGGUFEncoder(&gguf.Header{}, facts, good),
		"gemma-embedding.block_count is 0; it must be at least 6, because one layer of so many sees all of a text")
	facts.Layers = 6
	require.NoError(t, check_gguf_encoder.CheckGGUFEncoder(&gguf.Header{}, facts, good))
	h = &gguf.Header{Tensors: map[string]gguf.Tensor{"dense_3.weight": {}}}
	require.ErrorContains(t, check_gguf_encoder.CheckGGUFEncoder(h, facts, good), "it has only one")
}
