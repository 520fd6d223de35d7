package gguf_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_settings"
)

func TestCheckGGUFSettings(t *testing.T) {
	nan := gguf.Value{Type: gguf.Float32, Number: uint64(math.Float32bits(float32(math.NaN())))}
	text := gguf.Value{Type: gguf.String, Text: "yarn"}
	u := []gguf.Value{{Type: gguf.Uint32}, {Type: gguf.Uint32, Number: 1}, {Type: gguf.Uint32, Number: 2},
		{Type: gguf.Uint32, Number: 3}, {Type: gguf.Uint32, Number: 4}}
	for _, one := range []struct {
		pairs map[string]gguf.Value
		want  string
	}{
		{nil, ""},
		{map[string]gguf.Value{"a.rope.scaling.type": text, "a.rope.dimension_count": u[4],
			"a.attention.causal": {Type: gguf.Bool, Number: 1}}, ""},
		{map[string]gguf.Value{"a.rope.dimension_sections": {Type: gguf.Int32, Array: true},
			"a.tags": {Type: gguf.String, Array: true}}, ""},
		{map[string]gguf.Value{"a.attention.layer_norm_rms_epsilon": nan},
			"a.attention.layer_norm_rms_epsilon is NaN; it must be from 0 to 1"},
		{map[string]gguf.Value{"a.attention.layer_norm_epsilon": nan},
			"a.attention.layer_norm_epsilon is NaN; it must be from 0 to 1"},
		{map[string]gguf.Value{"a.rope.freq_base": nan}, "a.rope.freq_base is NaN; it must be from 1 to 1e+15"},
		{map[string]gguf.Value{"a.rope.dimension_count": u[3]}, "a.rope.dimension_count is 3; it must be even"},
		{map[string]gguf.Value{"a.rope.scaling.type": {Type: gguf.String, Text: "spiral"}},
			`a.rope.scaling.type is "spiral"; it must be one of none, linear, yarn, longrope`},
		{map[string]gguf.Value{"a.attention.causal": {Type: gguf.Bool}},
			"its attention is not causal: it makes embeddings and does not generate text; of the architectures of " +
				"that kind bert, gemma-embedding, jina-bert-v2, jina-bert-v3, neo-bert, nomic-bert, " +
				"nomic-bert-moe can be loaded"},
		{map[string]gguf.Value{"a.rope.dimension_sections": {Type: gguf.Float32, Array: true}},
			"a.rope.dimension_sections is an array of float32; it must hold int32"},
		{map[string]gguf.Value{"a.classifier.output_labels": {Type: gguf.Int32, Array: true}},
			"a.classifier.output_labels is an array of int32; it must hold string"},
		{map[string]gguf.Value{"a.expert_count": u[2]}, "a.expert_used_count is missing; it must be from 1 to 2"},
		{map[string]gguf.Value{"a.wkv.head_size": u[0]}, "a.wkv.head_size is 0; it must be from 1 to 65536"},
		{map[string]gguf.Value{"a.wkv.head_size": u[4]}, ""},
	} {
		err := check_gguf_settings.CheckGGUFSettings(&gguf.Header{Pairs: one.pairs}, "a")
		if one.want == "" {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, one.want)
		}
	}
	require.NoError(t, check_gguf_settings.CheckGGUFSettings(&gguf.Header{Pairs: map[string]gguf.Value{
		"bert.attention.causal": {Type: gguf.Bool}}}, "bert"))
	for _, architecture := range []string{"rwkv7", "arwkv7"} {
		for size, want := range map[uint64]string{64: "", 128: "", 96: architecture +
			".wkv.head_size is 96; it must be a multiple of 64: llama.cpp would read behind its rows"} {
			err := check_gguf_settings.CheckGGUFSettings(&gguf.Header{Pairs: map[string]gguf.Value{
				architecture + ".wkv.head_size": {Type: gguf.Uint32, Number: size}}}, architecture)
			if want == "" {
				require.NoError(t, err)
			} else {
				require.EqualError(t, err, want)
			}
		}
	}
}
