package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/read_media"
	"rkllmd/tests/support/librkllmrt/rt_media"
)

func TestReadMedia(t *testing.T) {
	h := &librkllmrt.Handle{Param: librkllmrt.Param{MaxContextLen: 8}, Model: &engine.Model{EmbeddingSize: 2}}
	const prompt = "<image> and <video>, <image>"
	images, videos := [][]float32{{1, 2}, {3, 4}}, [][]float32{{5, 6, 7, 8}}
	_, c := rt_media.RtMedia(t, prompt, images, 1, videos, 1)
	in := librkllmrt.Input{Prompt: prompt}
	require.NoError(t, read_media.ReadMedia(h, c, &in))
	require.Equal(t, []float32{1, 2, 3, 4, 5, 6, 7, 8}, in.Rows)
	require.Equal(t, [2]librkllmrt.Media{{Count: 2, Rows: 1, Start: "<|im_start|>", End: "<|im_end|>"},
		{Count: 1, Rows: 2, Start: "<|im_start|>", End: "<|im_end|>"}}, in.Media)

	_, none := rt_media.RtMedia(t, "x", nil, 0, nil, 0)
	require.EqualError(t, read_media.ReadMedia(h, none, &librkllmrt.Input{Prompt: "x"}),
		"multimodal_input has neither images nor videos; a text alone is a prompt_input")
	good := *c
	for want, bad := range map[string][6]uint64{ // n_image, n_image_tokens, n_video, n_frame_per_video, n_frame_tokens
		"the prompt has 2 <image>, but n_image is 1: each needs its place":                  {1, 1, 1, 2, 1},
		"the prompt has 1 <video>, but n_video is 3: each needs its place":                  {2, 1, 3, 2, 1},
		"image_embed has 18 rows; max_context_len is 8, and the model was made for no more": {2, 1 << 62, 1, 2, 1},
		"video_embed has 9 rows; max_context_len is 8, and the model was made for no more": {2, 1, 1, 1 << 40,
			1 << 60},
	} {
		*c = good
		c.Image.N, c.Image.NTokens, c.Video.N, c.Video.NFrames, c.Video.NFrameTokens = bad[0], bad[1], bad[2], bad[3],
			bad[4]
		require.EqualError(t, read_media.ReadMedia(h, c, &librkllmrt.Input{Prompt: prompt}), want)
	}
	*c = good
	c.Image.Embed = nil
	require.EqualError(t, read_media.ReadMedia(h, c, &librkllmrt.Input{Prompt: prompt}),
		"image_embed has 2 rows at 0x0; it must have at least one")
	*c = good
	c.Image.Start, c.Image.End = nil, nil
	in = librkllmrt.Input{Prompt: prompt}
	require.NoError(t, read_media.ReadMedia(h, c, &in))
	require.Equal(t, librkllmrt.Media{Count: 2, Rows: 1}, in.Media[0])
}
