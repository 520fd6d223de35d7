package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_set_chat_template"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmSetChatTemplate(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1,
			rkllm_set_chat_template.RkllmSetChatTemplate(0, nil, nil, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_set_chat_template failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Zero(t, rkllm_set_chat_template.RkllmSetChatTemplate(model.Handle, nil, rt_text.RtText(t, "a"),
		rt_text.RtText(t, "b")))
}
