package embedded_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_media"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/tiny_embeddings"
	"rkllmd/tests/whole/embedded/interleave_tokens"
	"rkllmd/tests/whole/embedded/plain_sampling"
)

// Images that are the embeddings of words are as good as the words, in their places.
func TestMultimodalInput(t *testing.T) {
	path := rt_tiny.RtTiny(t, "qwen3")
	m := rt_open.RtOpen(t, path, plain_sampling.PlainSampling)
	fresh := rt_open.RtOpen(t, path, plain_sampling.PlainSampling)
	vocabulary := rt_handle.RtHandle(t, "qwen3").Model
	one, other, film := []int32{300, 301, 302}, []int32{303, 304, 305}, []int32{306, 307, 308, 309}
	const user, assistant = "<|im_start|>user\n", "<|im_end|>\n<|im_start|>assistant\n"
	short := uintptr(unsafe.Pointer(rt_infer_param.RtInferParam(t, librkllmrt.CInferParam{MaxNewTokens: 12}, nil)))
	for _, row := range []struct {
		name, prompt   string
		images, videos [][]int32
		pieces         []string // of the whole text, between the images and videos
		order          [][]int32
		prefill        int32 // 0: as many as there are
		template       bool
	}{
		{"an image", "look at <image> now", [][]int32{one}, nil,
			[]string{user + "look at <|im_start|>", "<|im_end|> now" + assistant}, [][]int32{one}, 0, false},
		{"the same", "look at <image> now", [][]int32{one}, nil,
			[]string{user + "look at <|im_start|>", "<|im_end|> now" + assistant}, [][]int32{one}, 1, false},
		{"another", "look at <image> now", [][]int32{other}, nil,
			[]string{user + "look at <|im_start|>", "<|im_end|> now" + assistant}, [][]int32{other}, 0, false},
		{"two and a video", "<video>, <image> or <image>", [][]int32{one, other}, [][]int32{film},
			[]string{user + "<|im_start|>", "<|im_end|>, <|im_start|>", "<|im_end|> or <|im_start|>", "<|im_end|>" +
				assistant},
			[][]int32{film, one, other}, 0, false},
		{"with a template of rkllm_set_chat_template", "<image>", [][]int32{one}, nil,
			[]string{"the moon. you:<|im_start|>", "<|im_end|> world:"}, [][]int32{one}, 0, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			if row.template {
				require.Zero(t, rt_call.RtCall(m.Library.SetChatTemplate, m.Handle,
					uintptr(rt_text.RtText(t, "the moon.")), uintptr(rt_text.RtText(t, " you:")),
					uintptr(rt_text.RtText(t, " world:"))))
			}
			var media [2][][]float32
			for kind, list := range [2][][]int32{row.images, row.videos} {
				for _, one := range list {
					media[kind] = append(media[kind], tiny_embeddings.TinyEmbeddings("qwen3", one))
				}
			}
			in, _ := rt_media.RtMedia(t, row.prompt, media[0], 3, media[1], 2)
			recorder, userdata := rt_recorder.RtRecorder(t, nil)
			require.Zero(t, rt_call.RtCall(m.Library.Run, m.Handle, uintptr(unsafe.Pointer(in)), short, userdata))
			_, got := rt_join.RtJoin(recorder.Events)

			tokens := interleave_tokens.InterleaveTokens(t, vocabulary, row.pieces, row.order)
			_, want := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: tokens,
				Infer: librkllmrt.CInferParam{MaxNewTokens: 12}}, nil))
			require.Equal(t, want, got)
			if row.prefill > 0 {
				require.Equal(t, row.prefill, recorder.Events[len(recorder.Events)-1].Perf.PrefillTokens)
			}
		})
	}
}
