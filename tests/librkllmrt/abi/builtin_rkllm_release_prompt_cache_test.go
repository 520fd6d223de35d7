package abi_test

import (
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_cache_param"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmReleasePromptCache(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	log := rt_log.RtLog(t)
	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, m.Library.ReleasePromptCache, 0))
	require.Contains(t, log.String(), "rkllm: rkllm_release_prompt_cache failed")
	require.Contains(t, rt_refused.RtRefused(t, m.Library.ReleasePromptCache, 0x77770), "0x77770 is not a live handle")
	require.Zero(t, rt_call.RtCall(m.Library.ReleasePromptCache, m.Handle), "there is nothing to release")

	prompt, path := strings.Repeat("the quiet river ", 20), filepath.Join(t.TempDir(), "cache")
	infer := librkllmrt.CInferParam{MaxNewTokens: 2, PromptCacheParams: rt_cache_param.RtCacheParam(t, 1, path)}
	rt_run.RtRun(t, m, rt_run.Request{Prompt: prompt, Infer: infer}, nil)
	text := uintptr(unsafe.Pointer(rt_text.RtText(t, path)))
	infer.PromptCacheParams = nil
	for range 3 {
		require.Zero(t, rt_call.RtCall(m.Library.LoadPromptCache, m.Handle, text))
		rt_run.RtRun(t, m, rt_run.Request{Prompt: "something else", Infer: infer}, nil)
		events := rt_run.RtRun(t, m, rt_run.Request{Prompt: prompt, Infer: infer}, nil)
		require.EqualValues(t, 1, events[len(events)-1].Perf.PrefillTokens)

		require.Zero(t, rt_call.RtCall(m.Library.ReleasePromptCache, m.Handle))
		rt_run.RtRun(t, m, rt_run.Request{Prompt: "something else", Infer: infer}, nil)
		events = rt_run.RtRun(t, m, rt_run.Request{Prompt: prompt, Infer: infer}, nil)
		require.Greater(t, events[len(events)-1].Perf.PrefillTokens, int32(60))
	}
}
