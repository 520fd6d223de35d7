// Package handle_embed answers Ollama's clients.
package handle_embed

import (
	"net/http"
	"time"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/is_empty_input"
	"rkllmd/faces/embeddings/parse_inputs"
	"rkllmd/faces/embeddings/serve_vectors"
	"rkllmd/faces/embeddings/take_body"
	"rkllmd/faces/ollama/parse_keep"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// HandleEmbed returns the handler of POST /api/embed, or of what was there before it, POST /api/embeddings, which is
// for one text and answers with one vector. A text that is too long is cut, unless that is not wanted. A request
// without a text has the model loaded, and gets no vector.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleEmbed(host *web.Host, old bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, refusal := take_body.TakeBody[embeddings.OllamaBody](host, w, r)
		asked := embeddings.Asked{Model: body.Model, Dimensions: body.Dimensions}
		param, value := "input", body.Input
		if old {
			param, value = "prompt", body.Prompt
		}
		if refusal == nil && !is_empty_input.IsEmptyInput(value) {
			asked.Inputs, refusal = parse_inputs.ParseInputs(param, value)
		}
		if refusal == nil {
			asked.Keep, refusal = parse_keep.ParseKeep(body.KeepAlive)
		}
		for i := range asked.Inputs {
			asked.Inputs[i].Cut = body.Truncate == nil || *body.Truncate
		}
		var made embeddings.Made
		if refusal == nil {
			made, refusal = serve_vectors.ServeVectors(host, r, asked)
		}
		switch {
		case refusal != nil:
			send_refusal.SendRefusal(host, w, refusal)
		case old && len(made.Vectors) == 0:
			write_json.WriteJSON(w, http.StatusOK, embeddings.OldDocument{Embedding: []float32{}})
		case old:
			write_json.WriteJSON(w, http.StatusOK, embeddings.OldDocument{Embedding: made.Vectors[0]})
		default:
			write_json.WriteJSON(w, http.StatusOK, embeddings.OllamaDocument{Model: made.Model,
				Embeddings:    made.Vectors,
				TotalDuration: time.Since(made.Started), LoadDuration: made.Loaded.Sub(made.Started),
				PromptEvalCount: made.Tokens})
		}
	}
}
