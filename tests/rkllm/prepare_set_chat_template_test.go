package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_set_chat_template"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareSetChatTemplate(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD).Library, rkllm.Limits{})
	job := &rkllm.Job{Function: "rkllm_set_chat_template", Args: []json.RawMessage{nil, json.RawMessage(`"S"`), nil,
		json.RawMessage(`"P"`)}}
	require.Nil(t, prepare_set_chat_template.PrepareSetChatTemplate(rt.Serving.Load(), job))
	require.Equal(t, "S||P", string(read_string.ReadString(job.C[1]))+"|"+string(read_string.ReadString(job.C[2]))+"|"+
		string(read_string.ReadString(job.C[3])))
	free_job.FreeJob(job)
	job.Args[3] = json.RawMessage("1")
	rkllm_require_refused.RkllmRequireRefused(t, "prompt_postfix: 1 is not a string",
		prepare_set_chat_template.PrepareSetChatTemplate(rt.Serving.Load(), job))
	rt.Serving.Store(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutA).Library)
	require.Equal(t, rkllm.CodeNotSupported,
		prepare_set_chat_template.PrepareSetChatTemplate(rt.Serving.Load(), job).Code)
}
