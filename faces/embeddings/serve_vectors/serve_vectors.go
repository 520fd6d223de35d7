// Package serve_vectors computes what was asked for.
package serve_vectors

import (
	"cmp"
	"net/http"
	"time"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/convert_vector"
	"rkllmd/faces/ollama/find_backend"
	"rkllmd/faces/ollama/open_model"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/openai/set_param"
	"rkllmd/faces/stream/name_client"
	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_error"
	"rkllmd/faces/web/set_deadline"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models/name_model"
	"rkllmd/models/release_stay"
)

// ServeVectors returns the vectors that asked names, in order, by the model that it names, which is loaded for that;
// without inputs it is only loaded, whatever it can do. The request counts against its client's rate. A client that
// goes away ends it between two texts.
//
// **Runs on:** the request's goroutine.
func ServeVectors(host *web.Host, r *http.Request, asked embeddings.Asked) (made embeddings.Made,
	refusal *openai.Refusal) {
	client := name_client.NameClient(r.RemoteAddr)
	if failure := refuse_turn.RefuseTurn(host.Limiter, client.User, web.RateWords); failure != nil {
		return made, convert_refusal.ConvertRefusal(refuse_error.RefuseError(*failure))
	}
	ctx, cancel := set_deadline.SetDeadline(r.Context(), host.Options)
	defer cancel()
	made = embeddings.Made{Model: asked.Model, Started: time.Now(), Vectors: [][]float32{}}
	stay, refusal := open_model.OpenModel(ctx, host, asked.Model, asked.Keep)
	if refusal != nil {
		return made, refusal
	}
	defer release_stay.ReleaseStay(stay)
	backend, refusal := find_backend.FindBackend(host, stay.Hub, asked.Model)
	if refusal != nil {
		return made, refusal
	}
	made.Model, made.Loaded = cmp.Or(asked.Model, name_model.NameModel(backend.Model)), time.Now()
	if backend.Embed == nil && len(asked.Inputs) > 0 {
		return made, convert_failure.ConvertFailure(name_error.NameError(generation.ErrNotSupported,
			"%s does not support embeddings", backend.Name))
	}
	for _, input := range asked.Inputs {
		one, err := backend.Embed(ctx, client, input)
		if err != nil {
			return made, set_param.SetParam(convert_failure.ConvertFailure(err), "input")
		}
		vector, refusal := convert_vector.ConvertVector(one.Vector, asked.Dimensions)
		if refusal != nil {
			return made, refusal
		}
		made.Vectors, made.Tokens = append(made.Vectors, vector), made.Tokens+one.Tokens
	}
	return made, nil
}
