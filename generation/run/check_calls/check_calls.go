// Package check_calls looks whether a template has left calls of functions out.
package check_calls

import (
	"strings"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run"
)

// CheckCalls returns an error that names the first of messages with the call of a function whose name does not stand in
// prompt, what the chat template has made of them: the model would read the result of a call that it has never made.
//
// **Runs on:** any thread. Errors: ErrNotSupported.
func CheckCalls(prompt engine.Prompt, messages []engine.Message) error {
	for i, message := range messages {
		for j, call := range message.ToolCalls {
			if run.PlainName.MatchString(call.Name) && !strings.Contains(prompt.Text, call.Name) {
				return name_error.NameError(generation.ErrNotSupported, "the chat template does not write "+
					"messages[%d].tool_calls[%d]; say in a message's content what was called", i, j)
			}
		}
	}
	return nil
}
