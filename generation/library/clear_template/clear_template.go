// Package clear_template has a vendor's library leave prompts as they are.
package clear_template

import (
	"encoding/json"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/prepare_again"
	"rkllmd/rkllm/call_rkllm_set_chat_template"
	"rkllmd/rkllm/prepare_set_chat_template"
)

// ClearTemplate is the Job.Call that empties the chat template of the library that serves, by rkllm_set_chat_template
// with three empty texts. A library of a generation without chat templates leaves prompts as they are anyhow.
//
// **Runs on:** the worker. The model is loaded. Errors: those of call_rkllm_set_chat_template.
func ClearTemplate(rt *rkllm.Runtime, job *rkllm.Job) {
	if rt.Serving.Load().Layout.Generation == "A" {
		return
	}
	job.Function, job.Args = "rkllm_set_chat_template", make([]json.RawMessage, 4)
	job.Prepare = prepare_set_chat_template.PrepareSetChatTemplate
	if job.Err = prepare_again.PrepareAgain(rt.Serving.Load(), job); job.Err == nil {
		call_rkllm_set_chat_template.CallRkllmSetChatTemplate(rt, job)
	}
}
