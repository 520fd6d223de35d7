package prepare_set_chat_template_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/free_job"
	"rkllmd/rkllm/prepare_set_chat_template"
	"rkllmd/rkllm/view_string"
	"rkllmd/tests/support/rkllm_fake_library"
	"rkllmd/tests/support/rkllm_require_refused"
)

func TestPrepareSetChatTemplate(t *testing.T) {
	rt := &rkllm.Runtime{Library: rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD).Library}
	job := &rkllm.Job{Function: "rkllm_set_chat_template", Args: []json.RawMessage{nil, json.RawMessage(`"S"`), nil, json.RawMessage(`"P"`)}}
	require.Nil(t, prepare_set_chat_template.PrepareSetChatTemplate(rt, job))
	require.Equal(t, "S||P", string(view_string.ViewString(job.C[1]))+"|"+string(view_string.ViewString(job.C[2]))+"|"+string(view_string.ViewString(job.C[3])))
	free_job.FreeJob(job)
	job.Args[3] = json.RawMessage("1")
	rkllm_require_refused.RkllmRequireRefused(t, "prompt_postfix: 1 is not a string", prepare_set_chat_template.PrepareSetChatTemplate(rt, job))
	rt.Library = rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutA).Library
	require.Equal(t, rkllm.CodeNotSupported, prepare_set_chat_template.PrepareSetChatTemplate(rt, job).Code)
}
