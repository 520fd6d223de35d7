// Package prepare_set_chat_template prepares the arguments of rkllm_set_chat_template.
package prepare_set_chat_template

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/parse_strings"
	"rkllmd/rkllm/call/check_function"
)

// PrepareSetChatTemplate converts the three strings into C memory; one that is null or left out is empty.
//
// **Runs on:** any thread. Errors: "Invalid params", rkllm.CodeNotSupported; then the job holds no memory.
func PrepareSetChatTemplate(library *rkllm.Library, job *rkllm.Job) *jsonrpc2.Error {
	if err := check_function.CheckFunction(library, job.Function, library.SetChatTemplate); err != nil {
		return err
	}
	return parse_strings.ParseStrings(job, "system_prompt", "prompt_prefix", "prompt_postfix")
}
