// Package refuse_model refuses a name that no model has.
package refuse_model

import (
	"fmt"
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/stream"
)

// RefuseModel returns the refusal of name, with the names that there are. Clients look for "not found" in it. OpenAI's
// clients, who ask for embeddings, get its type and its code.
//
// **Runs on:** any thread.
func RefuseModel(name, names string) *openai.Refusal {
	return &openai.Refusal{Status: http.StatusNotFound, Name: string(stream.ErrorInvalidRequest), Fault: openai.Fault{
		Message: fmt.Sprintf("model '%.80s' not found; models here: %s", name, names), Kind: openai.KindRequest,
		Param: new("model"), Code: new(openai.CodeModel)}}
}
