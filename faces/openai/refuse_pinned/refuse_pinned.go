// Package refuse_pinned refuses to unload a model.
package refuse_pinned

import (
	"fmt"
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/stream"
)

// RefusePinned returns the refusal of a wish to unload the model name, which stays: the operator preloads it, or
// rkllm.init has loaded it.
//
// **Runs on:** any thread.
func RefusePinned(name string, preloaded bool) *openai.Refusal {
	reason := "rkllm.init has loaded it (JSON-RPC, --model), and rkllm.destroy unloads it"
	if preloaded {
		reason = "the operator has it preloaded (--preload)"
	}
	return &openai.Refusal{Status: http.StatusConflict, Name: string(stream.ErrorInvalidRequest),
		Fault: openai.Fault{Message: fmt.Sprintf("model_pinned: the model %.80q stays: %s", name, reason),
			Kind: openai.KindRequest, Param: new("model"), Code: new(openai.CodePinned)}}
}
