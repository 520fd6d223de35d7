package embedded_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

// What a model's own chat template does to a prompt, whatever the template is: the answers are those to the same prompt
// by hand.
func TestEmbeddedTemplates(t *testing.T) {
	infer := librkllmrt.CInferParam{MaxNewTokens: 8}
	for name, sample := range map[string]struct{ template, written string }{
		"ChatML": {demo.ChatML, "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n"},
		"Gemma": {chat_template.ChatTemplate("gemma"),
			"<start_of_turn>user\nhello<end_of_turn>\n<start_of_turn>model\n"},
		"DeepSeek": {chat_template.ChatTemplate("deepseek"), "<｜User｜>hello<｜Assistant｜><think>\n"},
	} {
		t.Run(name, func(t *testing.T) {
			m := rt_open.RtOpen(t, write_chat_model.WriteChatModel(t, sample.template), nil)
			own, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello", Infer: infer}, nil))
			require.Zero(t, rt_call.RtCall(m.Library.SetChatTemplate, m.Handle, 0, 0, 0))
			byHand, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: sample.written, Infer: infer}, nil))
			require.Equal(t, byHand, own)
		})
	}
	for name, sample := range map[string]struct{ template, reason string }{
		"one with a statement": {"{% nothing %}", "the chat template is not supported: line 1, column 4"},
		"one without end": {"{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}",
			"the chat template cannot write this"},
		"one that reads files": {"{% include '/etc/hostname' %}",
			"the chat template is not supported: line 1, column 4"},
		"one that works for years": {"{% for i in range(9999) %}{% for j in range(9999) %}{% endfor %}{% endfor %}",
			"the chat template cannot write this"},
	} {
		t.Run(name, func(t *testing.T) {
			log := rt_log.RtLog(t)
			m := rt_open.RtOpen(t, write_chat_model.WriteChatModel(t, sample.template), nil)
			require.Contains(t, log.String(), "the model's chat template cannot be run")
			require.Contains(t, log.String(), sample.reason)
			tools := uintptr(rt_text.RtText(t, `[{"type":"function","function":{"name":"now"}}]`))
			require.Contains(t, rt_refused.RtRefused(t, m.Library.SetFunctionTools, m.Handle, 0, tools), sample.reason)
			input := uintptr(unsafe.Pointer(rt_input.RtInput(t, "hello", nil)))
			require.Contains(t, rt_refused.RtRefused(t, m.Library.Run, m.Handle, input), sample.reason)
			require.Zero(t, rt_call.RtCall(m.Library.SetChatTemplate, m.Handle, 0, 0, 0))
			answer, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello", Infer: infer}, nil))
			require.NotEmpty(t, answer, "what is given as it is needs none")
		})
	}
	t.Run("one that refuses", func(t *testing.T) {
		m := rt_open.RtOpen(t, write_chat_model.WriteChatModel(t, "{{ raise_exception('nobody may ask me') }}"), nil)
		input := uintptr(unsafe.Pointer(rt_input.RtInput(t, "hello", nil)))
		require.Equal(t, "the chat template cannot write this: it says: nobody may ask me", rt_refused.RtRefused(t,
			m.Library.Run, m.Handle, input))
	})
}
