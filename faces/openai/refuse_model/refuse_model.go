// Package refuse_model refuses the name of a model.
package refuse_model

import (
	"fmt"
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/generation"
	"rkllmd/models/name_model"
)

// RefuseModel returns the refusal of a name that is not the loaded model's.
//
// **Runs on:** any thread.
func RefuseModel(model generation.ModelInfo, name string) *openai.Refusal {
	param, code := "model", openai.CodeModel
	return &openai.Refusal{Status: http.StatusNotFound, Name: "invalid_request", Fault: openai.Fault{
		Message: fmt.Sprintf("there is no model %.80q; the one that is loaded is %q: name that", name,
			name_model.NameModel(model)), Kind: openai.KindRequest, Param: &param, Code: &code}}
}
