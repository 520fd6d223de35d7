// Package serve_answer answers a request.
package serve_answer

import (
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_whole"
	"rkllmd/faces/ollama/create_answer"
	"rkllmd/faces/ollama/open_model"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama/start_answer"
	"rkllmd/faces/stream/name_client"
	"rkllmd/faces/web"
	"rkllmd/faces/web/run_stream"
	"rkllmd/faces/web/set_deadline"
	"rkllmd/faces/web/write_json"
	"rkllmd/models/release_stay"
)

// ServeAnswer answers the request r for body, as a whole or as a stream. Nothing is sent before it was accepted. A
// client that goes away ends its generation.
//
// **Runs on:** the request's goroutine.
func ServeAnswer(host *web.Host, w http.ResponseWriter, r *http.Request, body *ollama.Body, chat bool) {
	ctx, cancel := set_deadline.SetDeadline(r.Context(), host.Options)
	defer cancel()
	answer := create_answer.CreateAnswer(host, w, body, chat)
	stay, refusal := open_model.OpenModel(ctx, host, body.Model, body.Keep)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return
	}
	defer release_stay.ReleaseStay(stay)
	answer.Hub = stay.Hub
	answer.Client = name_client.NameClient(r.RemoteAddr)
	run, refusal := start_answer.StartAnswer(answer, body)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return
	}
	run_stream.RunStream(ctx, answer.Stream, w, run)
	switch {
	case answer.Events:
	case answer.Refusal != nil:
		send_refusal.SendRefusal(host, w, answer.Refusal)
	default:
		write_json.WriteJSON(w, http.StatusOK, build_whole.BuildWhole(answer))
	}
}
