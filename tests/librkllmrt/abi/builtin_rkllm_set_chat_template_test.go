package abi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_cache_size"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmSetChatTemplate(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "qwen3"), nil)
	set := m.Library.SetChatTemplate
	own, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, nil))
	require.Positive(t, rt_cache_size.RtCacheSize(t, m))

	require.Zero(t, rt_call.RtCall(set, m.Handle, 0, 0, 0))
	require.Zero(t, rt_cache_size.RtCacheSize(t, m), "the cache is empty")
	raw, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, nil))
	require.NotEqual(t, own, raw)
	written, _ := rt_join.RtJoin(rt_run.RtRun(t, m,
		rt_run.Request{Prompt: "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n"}, nil))
	require.Equal(t, own, written, "the model's own template, by hand")

	require.Zero(t, rt_call.RtCall(set, m.Handle, uintptr(rt_text.RtText(t, "the moon.")),
		uintptr(rt_text.RtText(t, "<|im_start|>user\n")),
		uintptr(rt_text.RtText(t, "<|im_end|>\n"))))
	filled, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, nil))
	_, said := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello", Infer: librkllmrt.CInferParam{
		KeepHistory: 1}}, nil))
	require.NotEmpty(t, said)

	require.Zero(t, rt_call.RtCall(set, m.Handle, 0, 0, 0))
	same, _ := rt_join.RtJoin(rt_run.RtRun(t, m,
		rt_run.Request{Prompt: "the moon.<|im_start|>user\nhello<|im_end|>\n", Infer: librkllmrt.CInferParam{
			KeepHistory: 1}}, nil))
	require.Equal(t, filled, same, "system + prefix + prompt + postfix; and the conversation has ended")
	require.Contains(t, rt_refused.RtRefused(t, set, 0), "NULL")
}
