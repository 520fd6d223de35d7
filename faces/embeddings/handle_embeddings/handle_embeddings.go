// Package handle_embeddings answers OpenAI's clients.
package handle_embeddings

import (
	"net/http"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/format_vector"
	"rkllmd/faces/embeddings/parse_inputs"
	"rkllmd/faces/embeddings/serve_vectors"
	"rkllmd/faces/embeddings/take_body"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// HandleEmbeddings returns the handler of POST /v1/embeddings.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleEmbeddings(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, refusal := take_body.TakeBody[embeddings.Body](host, w, r)
		asked := embeddings.Asked{Model: body.Model, Dimensions: body.Dimensions}
		if refusal == nil && body.Encoding != "" && body.Encoding != "float" && body.Encoding != embeddings.Base64 {
			refusal = refuse_member.RefuseMember("encoding_format",
				`encoding_format is %.40q; it must be "float" or "base64"`, body.Encoding)
		}
		if refusal == nil {
			asked.Inputs, refusal = parse_inputs.ParseInputs("input", body.Input)
		}
		var made embeddings.Made
		if refusal == nil {
			made, refusal = serve_vectors.ServeVectors(host, r, asked)
		}
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		document := embeddings.Document{Object: "list", Model: made.Model,
			Usage: map[string]int{"prompt_tokens": made.Tokens, "total_tokens": made.Tokens}}
		for i, vector := range made.Vectors {
			item := embeddings.Item{Object: "embedding", Index: i, Embedding: vector}
			if body.Encoding == embeddings.Base64 {
				item.Embedding = format_vector.FormatVector(vector)
			}
			document.Data = append(document.Data, item)
		}
		write_json.WriteJSON(w, http.StatusOK, document)
	}
}
