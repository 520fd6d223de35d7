package reload_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_set_chat_template"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/prepare_set_chat_template"
	"rkllmd/rkllm/reload/call_again"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallAgain(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	kept := &rkllm.KeptCall{Function: "rkllm_set_chat_template", Args: []json.RawMessage{nil, []byte(`"one"`), nil,
		[]byte(`"three"`)}, Prepare: prepare_set_chat_template.PrepareSetChatTemplate,
		Call: call_rkllm_set_chat_template.CallRkllmSetChatTemplate}
	heard := ""
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		heard += string(read_string.ReadString(rkllm_fake_pointer.RkllmFakePointer(arguments[0]))) + "."
		return int32(len(heard) / 8)
	})
	require.Nil(t, call_again.CallAgain(rt, kept))
	require.Equal(t, "one.", heard)
	require.Equal(t, rkllm.CodeFunctionFailed, call_again.CallAgain(rt, kept).Code, "the library's answer")
	kept.Args[1] = []byte("7")
	require.NotNil(t, call_again.CallAgain(rt, kept))
	require.Equal(t, "one.one.", heard, "what cannot be prepared is not called")
}
