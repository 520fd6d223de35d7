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
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmLoadPromptCache(t *testing.T) {
	model := rt_tiny.RtTiny(t, "llama")
	m := rt_open.RtOpen(t, model, nil)
	log := rt_log.RtLog(t)
	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, m.Library.LoadPromptCache, 0))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.LoadPromptCache, 0x77770), "0x77770 is not a live handle")
	require.Equal(t, "prompt_cache_path is empty; it must be the path of a prompt cache", rt_refused.RtRefused(t,
		m.Library.LoadPromptCache, m.Handle))
	require.Contains(t, log.String(), "rkllm: rkllm_load_prompt_cache failed")

	prompt, path := strings.Repeat("the quiet river ", 60), filepath.Join(t.TempDir(), "cache")
	infer := librkllmrt.CInferParam{PromptCacheParams: rt_cache_param.RtCacheParam(t, 1, path)}
	first := rt_run.RtRun(t, m, rt_run.Request{Prompt: prompt, Infer: infer}, nil)
	require.Greater(t, first[len(first)-1].Perf.PrefillTokens, int32(180))

	other := rt_open.RtOpen(t, model, nil)
	text := uintptr(unsafe.Pointer(rt_text.RtText(t, path)))
	require.Zero(t, rt_call.RtCall(other.Library.LoadPromptCache, other.Handle, text))
	second := rt_run.RtRun(t, other, rt_run.Request{Prompt: prompt}, nil)
	require.EqualValues(t, 1, second[len(second)-1].Perf.PrefillTokens)
	said, _ := rt_join.RtJoin(first)
	again, _ := rt_join.RtJoin(second)
	require.Equal(t, said, again)
	require.Contains(t, rt_refused.RtRefused(t, other.Library.LoadPromptCache, other.Handle, text),
		"is loaded; release it first")
}
