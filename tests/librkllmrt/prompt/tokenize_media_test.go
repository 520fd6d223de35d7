package prompt_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/tokenize_media"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/models/tiny_embeddings"
)

func TestTokenizeMedia(t *testing.T) {
	for _, architecture := range []string{"qwen3", "llama"} {
		h := rt_handle.RtHandle(t, architecture)
		in := librkllmrt.Input{
			Rows:  tiny_embeddings.TinyEmbeddings(architecture, []int32{300, 301, 302, 303, 304, 305}),
			Media: [2]librkllmrt.Media{{Count: 2, Rows: 1, Start: "in", End: "out"}, {Count: 1, Rows: 4}},
		}
		got, err := tokenize_media.TokenizeMedia(h, in, engine.Prompt{Text: "hello <image><image> and <video>"}, true)
		require.NoError(t, err)
		var want []int32
		for i, piece := range []string{"hello in", "outin", "out and "} {
			tokens, err := tokenize_text.TokenizeText(h.Model, piece, i == 0, true)
			require.NoError(t, err)
			want = slices.Concat(want, tokens, [][]int32{{-1}, {-2}, {-3, -4, -5, -6}}[i])
		}
		require.Equal(t, want, got)

		got, err = tokenize_media.TokenizeMedia(h, in, engine.Prompt{Text: "<video><image> <image>"}, false)
		require.NoError(t, err)
		require.Less(t, got[0], int32(0))
		for _, bad := range []string{"<image>", "<image> <image>", "<image> <image> <video> <video>"} {
			_, err = tokenize_media.TokenizeMedia(h, in, engine.Prompt{Text: bad}, false)
			require.ErrorContains(t, err, "such a conversation cannot be written with this template")
		}
	}
}
