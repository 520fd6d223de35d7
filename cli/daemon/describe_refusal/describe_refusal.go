// Package describe_refusal words an error of JSON-RPC for people.
package describe_refusal

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// DescribeRefusal returns what refusal says without what is for programs: which C function has returned what, which
// member of the params names the model, which method to call.
//
// **Runs on:** any thread.
func DescribeRefusal(refusal *jsonrpc2.Error) string {
	text := refusal.Message
	if refusal.Code == rkllm.CodeModelLoaded {
		return "a model is loaded or being loaded already (rkllmd call destroy unloads it)"
	}
	var failed struct {
		Function string
		Code     int32
	}
	if refusal.Data != nil && json.Unmarshal(*refusal.Data, &failed) == nil && failed.Function != "" {
		text = strings.TrimPrefix(text, fmt.Sprintf("%s failed with %d: ", failed.Function, failed.Code))
	}
	return strings.TrimPrefix(strings.TrimPrefix(text, "Invalid params: "), "param.model_path: ")
}
