package reload_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/call_rkllm_set_chat_template"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_init"
	"rkllmd/rkllm/prepare_set_chat_template"
	"rkllmd/rkllm/reload/restore_model"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestRestoreModel(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	defer free_memory.FreeMemory(&rt.ModelMemory)
	rt.Reload = &rkllm.Reload{}
	job := &rkllm.Job{}
	restore_model.RestoreModel(rt, job)
	require.Equal(t, rkllm.ErrNoModel, job.Err)
	rt.Reload.Init = &rkllm.KeptCall{Function: "rkllm_init", Prepare: prepare_init.PrepareInit,
		Call: call_rkllm_init.CallRkllmInit,
		Args: []json.RawMessage{nil, fmt.Appendf(nil, `{"model_path":%q}`, fake.Model), nil}}
	rt.Reload.Later = []rkllm.KeptCall{{Function: "rkllm_set_chat_template", Args: make([]json.RawMessage, 4),
		Prepare: prepare_set_chat_template.PrepareSetChatTemplate,
		Call:    call_rkllm_set_chat_template.CallRkllmSetChatTemplate}}
	calls, failing := "", ""
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, _ [3]uintptr) int32 {
		calls += function + " "
		if function == failing {
			return -3
		}
		return 0
	})
	for _, c := range []struct{ failing, want, reason string }{
		{"rkllm_init", "rkllm_init ", "rkllm_init failed with -3"},
		{"rkllm_other", "rkllm_init rkllm_other rkllm_destroy ",
			"rkllm_set_chat_template, which had changed the model: rkllm_set_chat_template failed with -3"},
		{"", "rkllm_init rkllm_other ", ""},
	} {
		job, calls, failing = &rkllm.Job{}, "", c.failing
		restore_model.RestoreModel(rt, job)
		require.Equal(t, c.want, calls)
		require.Equal(t, c.reason == "", rt.Handle != 0)
		if c.reason != "" {
			require.Contains(t, job.Err.Message, c.reason)
		}
	}
	require.Nil(t, job.Err)
	require.Equal(t, []uint32{1, 1}, []uint32{rt.Reload.Loads, rt.Reload.Fresh})
}
