// Package refuse_member refuses a member of a request.
package refuse_member

import (
	"fmt"
	"net/http"

	"rkllmd/faces/openai"
)

// RefuseMember returns the refusal, by status 400, of what is wrong with the member param; the rest is a format.
//
// **Runs on:** any thread.
func RefuseMember(param, format string, values ...any) *openai.Refusal {
	return &openai.Refusal{Status: http.StatusBadRequest, Name: "invalid_request", Fault: openai.Fault{
		Message: fmt.Sprintf(format, values...), Kind: openai.KindRequest, Param: &param}}
}
