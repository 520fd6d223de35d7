package demo_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/tests/support/engine/engine_generate"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestWriteTinyModel(t *testing.T) {
	t.Run("small, and the same for the same seed", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "model.gguf")
		var files []string
		for _, seed := range []int64{1, 1, -2} {
			require.NoError(t, write_tiny_model.WriteTinyModel(path, "qwen3", seed))
			file, err := os.ReadFile(path)
			require.NoError(t, err)
			require.Less(t, len(file), 1_000_000)
			files = append(files, string(file))
		}
		require.True(t, files[0] == files[1])
		require.False(t, files[1] == files[2])
	})
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		t.Run(architecture+" says words and whole characters, and does not end by itself", func(t *testing.T) {
			m := engine_load_model.EngineLoadModel(t, architecture)
			prompt, err := tokenize_text.TokenizeText(m, "Tell me about the river", true, false)
			require.NoError(t, err)
			sampling := engine.Sampling{TopK: 40, TopP: 0.95, Temperature: 1, RepeatPenalty: 1, Seed: 3}
			tokens := engine_generate.EngineGenerate(t, m, sampling, prompt, 400)
			var text, part strings.Builder
			for _, token := range tokens {
				require.False(t, is_end_of_generation.IsEndOfGeneration(m, token))
				piece := detokenize_token.DetokenizeToken(m, token, false)
				text.Write(piece)
				if !utf8.Valid(piece) {
					part.Write(piece)
				}
			}
			valid := text.String()[:strings.LastIndex(text.String(), " ")] // what follows may be part of a character
			require.True(t, utf8.ValidString(valid), "%q", text.String())
			require.NotEmpty(t, part.String(), "some characters come byte by byte")
			require.Greater(t, strings.Count(valid, " "), 300)
			require.NotContains(t, valid, demo.Farewell)

			goodbye, err := tokenize_text.TokenizeText(m, "and then "+demo.Farewell, true, false)
			require.NoError(t, err)
			require.Equal(t, []int32{m.EOS}, engine_generate.EngineGenerate(t, m, sampling, goodbye, 1))
		})
	}
	t.Run("what cannot be made", func(t *testing.T) {
		require.EqualError(t, write_tiny_model.WriteTinyModel(filepath.Join(t.TempDir(), "x"), "gpt5", 1),
			`no tiny model of architecture "gpt5" can be made; there are llama, qwen2 and qwen3`)
		require.ErrorIs(t, write_tiny_model.WriteTinyModel("/nowhere/model.gguf", "llama", 1), os.ErrNotExist)
	})
}
