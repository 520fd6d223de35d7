// Package describe_refusal says what is wrong.
package describe_refusal

import (
	"net/http"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai"
)

// DescribeRefusal returns refusal in Anthropic's words.
//
// **Runs on:** any thread.
func DescribeRefusal(refusal *openai.Refusal) anthropic.Fault {
	kind := anthropic.Faults[refusal.Status]
	switch {
	case kind != "":
	case refusal.Status >= http.StatusInternalServerError:
		kind = anthropic.KindOurs
	default:
		kind = anthropic.KindRequest
	}
	return anthropic.Fault{Type: kind, Message: refusal.Fault.Message}
}
