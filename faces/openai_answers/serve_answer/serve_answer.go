// Package serve_answer answers a request.
package serve_answer

import (
	"context"
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/open_model"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/openai/wait_for_model"
	"rkllmd/faces/openai_answers/build_whole"
	"rkllmd/faces/openai_answers/create_answer"
	"rkllmd/faces/openai_answers/start_answer"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/web"
	"rkllmd/faces/web/run_stream"
	"rkllmd/faces/web/write_json"
	"rkllmd/models/release_stay"
	"rkllmd/utils/turns"
)

// ServeAnswer answers the request r for body, as a whole or as a stream. Nothing is sent before it was accepted. A
// client that goes away ends its generations.
//
// **Runs on:** the request's goroutine.
func ServeAnswer(host *web.Host, w http.ResponseWriter, r *http.Request, body *openai.Body, chat bool) {
	ctx := r.Context()
	if host.Options.Timeout > 0 {
		limited, cancel := context.WithTimeout(ctx, host.Options.Timeout)
		defer cancel()
		ctx = limited
	}
	stay, refusal := open_model.OpenModel(host, body.Model)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return
	}
	defer release_stay.ReleaseStay(stay)
	answer := create_answer.CreateAnswer(host, w, body, chat)
	answer.Hub = stay.Hub
	answer.Client = turns.Client{User: name_user.NameUser(r.RemoteAddr), Number: turns.LastClient.Add(1)}
	if err := wait_for_model.WaitForModel(ctx, answer.Hub); err != nil {
		send_refusal.SendRefusal(host, w, convert_failure.ConvertFailure(err))
		return
	}
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
