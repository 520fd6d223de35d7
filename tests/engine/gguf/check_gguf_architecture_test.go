package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_architecture"
	"rkllmd/tests/engine/gguf/engine_read_header"
)

func TestCheckGGUFArchitecture(t *testing.T) {
	for _, name := range []string{"llama", "qwen3"} {
		h := engine_read_header.EngineReadHeader(t, name)
		h.Pairs["split.count"] = gguf.Value{Type: gguf.Uint16, Number: 1}
		architecture, err := check_gguf_architecture.CheckGGUFArchitecture(h)
		require.NoError(t, err)
		require.Equal(t, name, architecture)
	}
	for _, bad := range []struct {
		key   string
		value gguf.Value
		want  string
	}{
		{"general.architecture", gguf.Value{Type: gguf.Uint32}, "general.architecture is not a string"},
		{"general.architecture", gguf.Value{Type: gguf.String}, "general.architecture is missing"},
		{"general.architecture", gguf.Value{Type: gguf.String, Text: "clip"},
			"it is an image encoder, not a language model"},
		{"general.type", gguf.Value{Type: gguf.String, Text: "adapter"}, "it is a LoRA adapter, not a model"},
		{"general.architecture", gguf.Value{Type: gguf.String, Text: "qwen35"},
			`its architecture "qwen35" is none of the 108 that the llama.cpp in this program knows, ` +
				"which is that of ollama v0.17.4: a newer rkllmd may know it"},
		{"general.architecture", gguf.Value{Type: gguf.String, Text: "lfm2"},
			`models of architecture "lfm2" cannot be loaded: the llama.cpp in this program, that of ollama v0.17.4, ` +
				`looks for a tensor "output_norm", which published files do not have; those of lfm2moe can`},
		{"split.count", gguf.Value{Type: gguf.Uint16, Number: 3},
			"it is one of 3 parts of a model; join them with llama-gguf-split --merge"},
	} {
		t.Run(bad.want, func(t *testing.T) {
			h := engine_read_header.EngineReadHeader(t, "llama")
			h.Pairs[bad.key] = bad.value
			architecture, err := check_gguf_architecture.CheckGGUFArchitecture(h)
			require.EqualError(t, err, bad.want)
			require.Empty(t, architecture)
		})
	}
	h := engine_read_header.EngineReadHeader(t, "llama")
	h.Pairs["general.architecture"] = gguf.Value{Type: gguf.String, Text: "qwen35"}
	engine.Start.Llama = &engine.Llama{}
	defer func() { engine.Start.Llama = nil }()
	architecture, err := check_gguf_architecture.CheckGGUFArchitecture(h)
	require.NoError(t, err, "a llama.cpp of the user's own decides")
	require.Equal(t, "qwen35", architecture)
	engine.Start.Llama, engine.Start.Elsewhere = nil, true
	defer func() { engine.Start.Elsewhere = false }()
	_, err = check_gguf_architecture.CheckGGUFArchitecture(h)
	require.NoError(t, err, "and in another process")
}
