// Package serve_answer answers a request.
package serve_answer

import (
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/open_model"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/openai_answers/build_whole"
	"rkllmd/faces/openai_answers/create_answer"
	"rkllmd/faces/openai_answers/start_answer"
	"rkllmd/faces/stream/name_client"
	"rkllmd/faces/web"
	"rkllmd/faces/web/run_stream"
	"rkllmd/faces/web/set_deadline"
	"rkllmd/faces/web/write_json"
	"rkllmd/models/release_stay"
)

// ServeAnswer answers the request r for body, as a whole or as a stream. Nothing is sent before it was accepted. A
// client that goes away ends its generations.
//
// **Runs on:** the request's goroutine.
func ServeAnswer(host *web.Host, w http.ResponseWriter, r *http.Request, body *openai.Body, chat bool) {
	ctx, cancel := set_deadline.SetDeadline(r.Context(), host.Options)
	defer cancel()
	stay, refusal := open_model.OpenModel(ctx, host, body.Model)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return
	}
	defer release_stay.ReleaseStay(stay)
	answer := create_answer.CreateAnswer(host, w, body, chat)
	answer.Hub = stay.Hub
	answer.Client = name_client.NameClient(r.RemoteAddr)
	runs, refusal := start_answer.StartAnswer(answer, body)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return
	}
	run_stream.RunStream(ctx, answer.Stream, w, runs...)
	switch {
	case answer.Events:
	case answer.Refusal != nil:
		send_refusal.SendRefusal(host, w, answer.Refusal)
	default:
		write_json.WriteJSON(w, http.StatusOK, build_whole.BuildWhole(answer))
	}
}
