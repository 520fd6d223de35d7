package abi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/find_handle"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

func TestBuiltinRkllmSetFunctionTools(t *testing.T) {
	m := rt_open.RtOpen(t, write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("qwen3")), nil)
	set := m.Library.SetFunctionTools
	h, err := find_handle.FindHandle(m.Handle)
	require.NoError(t, err)
	before, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, nil))

	const tools = `[{"type":"function","function":{"name":"now"}}]`
	require.Zero(t, rt_call.RtCall(set, m.Handle, uintptr(rt_text.RtText(t, "Calm.")), uintptr(rt_text.RtText(t, " "+
		tools+"\n")), uintptr(rt_text.RtText(t, "<out>"))))
	require.Equal(t, librkllmrt.FunctionTools{System: "Calm.", Tools: tools, Tag: "out"}, h.Tools)
	with, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, nil))
	require.NotEqual(t, before, with, "the model sees the functions")

	log := rt_log.RtLog(t)
	require.Contains(t, rt_refused.RtRefused(t, set, m.Handle, 0, uintptr(rt_text.RtText(t, "now"))),
		`tools is "now"; it must be a JSON array`)
	require.Contains(t, log.String(), "rkllm: rkllm_set_function_tools failed")
	require.Equal(t, "Calm.", h.Tools.System, "a refusal changes nothing")

	require.Zero(t, rt_call.RtCall(set, m.Handle, 0, uintptr(rt_text.RtText(t, " [] ")), 0))
	require.Zero(t, h.Tools)
	after, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, nil))
	require.Equal(t, before, after)

	require.Zero(t, rt_call.RtCall(set, m.Handle, 0, uintptr(rt_text.RtText(t, tools)), 0))
	require.Zero(t, rt_call.RtCall(m.Library.SetChatTemplate, m.Handle, 0, 0, 0))
	require.Zero(t, h.Tools, "rkllm_set_chat_template takes them away")
	require.Contains(t, rt_refused.RtRefused(t, set, m.Handle, 0, uintptr(rt_text.RtText(t, tools))),
		"rkllm_set_chat_template has replaced the model's chat template")

	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, set, 0))
	require.Contains(t, rt_refused.RtRefused(t, set, 0x77770), "0x77770 is not a live handle")
	bare := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Contains(t, rt_refused.RtRefused(t, set, bare.Handle, 0, uintptr(rt_text.RtText(t, tools))),
		"the model has no chat template")
}
