package embedded_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// Turn by turn with keep_history 1, a model says what it says when it is given the whole conversation at once.
func TestEmbeddedConversation(t *testing.T) {
	keep := librkllmrt.CInferParam{KeepHistory: 1, MaxNewTokens: 12}
	whole := librkllmrt.CInferParam{MaxNewTokens: 12}
	qwen3 := rt_tiny.RtTiny(t, "qwen3")
	vocabulary := rt_handle.RtHandle(t, "qwen3").Model
	fresh := rt_open.RtOpen(t, qwen3, nil)

	t.Run("tokens", func(t *testing.T) {
		path := rt_tiny.RtTiny(t, "llama")
		m, fresh := rt_open.RtOpen(t, path, nil), rt_open.RtOpen(t, path, nil)
		var said []int32
		for _, turn := range [][]int32{{1, 300, 301}, {310, 311}, {305}, {320, 321, 322, 323}} {
			said = append(said, turn...)
			events := rt_run.RtRun(t, m, rt_run.Request{Tokens: turn, Infer: keep}, nil)
			require.LessOrEqual(t, events[12].Perf.PrefillTokens, int32(len(turn)+1),
				"only the new turn, and the last token of the answer")
			_, answer := rt_join.RtJoin(events)
			_, atOnce := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: said, Infer: whole}, nil))
			require.Equal(t, atOnce, answer)
			said = append(said, answer...)
		}
	})
	for name, template := range map[string][]string{
		"the model's own template": nil,
		"a template of rkllm_set_chat_template": {"the moon.", "<|im_end|>\n<|im_start|>user\n",
			"<|im_end|>\n<|im_start|>assistant\n"},
	} {
		t.Run(name, func(t *testing.T) {
			m := rt_open.RtOpen(t, qwen3, nil)
			texts := []string{"<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n",
				"<|im_end|>\n<|im_start|>user\nriver<|im_end|>\n<|im_start|>assistant\n"}
			if template != nil {
				require.Zero(t, rt_call.RtCall(m.Library.SetChatTemplate, m.Handle,
					uintptr(rt_text.RtText(t, template[0])),
					uintptr(rt_text.RtText(t, template[1])), uintptr(rt_text.RtText(t, template[2]))))
				texts = []string{template[0] + template[1] + "hello" + template[2], template[1] + "river" + template[2]}
			}
			var said []int32
			for i, prompt := range []string{"hello", "river"} {
				turn, err := tokenize_text.TokenizeText(vocabulary, texts[i], false, true)
				require.NoError(t, err)
				said = append(said, turn...)
				_, answer := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: prompt, Infer: keep}, nil))
				_, atOnce := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: slices.Clone(said),
					Infer: whole}, nil))
				require.Equal(t, atOnce, answer)
				said = append(said, answer...)
				rt_run.RtRun(t, m, rt_run.Request{Prompt: "a single turn in between changes nothing", Infer: whole},
					nil)
			}
		})
	}
}
