// Package convert_failure turns an error into a refusal.
package convert_failure

import (
	"encoding/json"
	"errors"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/web/refuse_failure"
	"rkllmd/generation"
)

// ConvertFailure returns the refusal that tells err, of a kind of generation's. A member that has a value of a wrong
// type is named.
//
// **Runs on:** any thread.
func ConvertFailure(err error) *openai.Refusal {
	refusal := convert_refusal.ConvertRefusal(*refuse_failure.RefuseFailure(err))
	if errors.Is(err, generation.ErrNoCalls) {
		refusal.Fault.Param = new("tools")
	}
	if wrong := (*json.UnmarshalTypeError)(nil); errors.As(err, &wrong) && wrong.Field != "" {
		refusal.Fault.Param = &wrong.Field
	}
	return refusal
}
