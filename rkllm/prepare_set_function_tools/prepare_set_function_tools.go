// Package prepare_set_function_tools prepares the arguments of rkllm_set_function_tools.
package prepare_set_function_tools

import (
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/parse_strings"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/layout/refuse_value"
)

// PrepareSetFunctionTools converts the three strings into C memory; system_prompt and tool_response_str are empty when
// null or left out. tools must be the text of a JSON array, as the C function takes it.
//
// **Runs on:** any thread. Errors: "Invalid params", rkllm.CodeNotSupported; then the job holds no memory.
func PrepareSetFunctionTools(library *rkllm.Library, job *rkllm.Job) *jsonrpc2.Error {
	if err := check_function.CheckFunction(library, job.Function, library.SetFunctionTools); err != nil {
		return err
	}
	if job.Args[2] == nil {
		return refuse_value.RefuseValue("tools", "is required: a string with a JSON array in it")
	}
	var text string
	var tools []json.RawMessage
	if json.Unmarshal(job.Args[2], &text) != nil || json.Unmarshal([]byte(text), &tools) != nil || tools == nil {
		return refuse_value.RefuseValue("tools",
			`%.40s is not a string with a JSON array in it, such as "[{\"type\":\"function\",...}]"`, job.Args[2])
	}
	return parse_strings.ParseStrings(job, "system_prompt", "tools", "tool_response_str")
}
