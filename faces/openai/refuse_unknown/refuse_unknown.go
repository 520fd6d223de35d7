// Package refuse_unknown refuses a name that no model has.
package refuse_unknown

import (
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
)

// RefuseUnknown returns the refusal for an error of models/find_model that is generation.ErrNotFound: 404, as OpenAI's
// clients know it.
//
// **Runs on:** any thread.
func RefuseUnknown(err error) *openai.Refusal {
	refusal := convert_failure.ConvertFailure(err)
	refusal.Status, refusal.Fault.Param, refusal.Fault.Code = http.StatusNotFound, new("model"), new(openai.CodeModel)
	return refusal
}
