// Package ask_library asks a daemon what it serves.
package ask_library

import (
	"encoding/json"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/daemon/call_method"
)

// AskLibrary asks a daemon which library it serves, and what that loads a model with by default, by
// rkllm.get_constants. Errors are those of call_method, and an
// answer that is not a daemon's.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func AskLibrary(client *cli.Client) (*cli.ServedLibrary, error) {
	result, err := call_method.CallMethod(client, "rkllm.get_constants", nil)
	if err != nil {
		return nil, err
	}
	var constants struct {
		Library    *cli.ServedLibrary
		Isolation  *cli.ServedIsolation
		Structures struct {
			RKLLMParam map[string]struct{ Default any }
		}
	}
	if err = json.Unmarshal(result, &constants); err != nil || constants.Library == nil {
		return nil, fmt.Errorf("the result of rkllm.get_constants names no library: %.100s", result)
	}
	constants.Library.Isolation = constants.Isolation
	for member, to := range map[string]*int{"max_context_len": &constants.Library.ContextSize,
		"max_new_tokens": &constants.Library.AnswerSize} {
		number, _ := constants.Structures.RKLLMParam[member].Default.(float64)
		*to = int(number)
	}
	return constants.Library, nil
}
