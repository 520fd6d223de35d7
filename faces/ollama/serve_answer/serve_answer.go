// Package serve_answer answers a request.
package serve_answer

import (
	"context"
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_whole"
	"rkllmd/faces/ollama/create_answer"
	"rkllmd/faces/ollama/open_model"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama/start_answer"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/wait_for_model"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/web"
	"rkllmd/faces/web/run_stream"
	"rkllmd/faces/web/write_json"
	"rkllmd/models/release_stay"
	"rkllmd/models/set_keep"
	"rkllmd/utils/turns"
)

// ServeAnswer answers the request r for body, as a whole or as a stream. Nothing is sent before it was accepted. A
// client that goes away ends its generation.
//
// **Runs on:** the request's goroutine.
func ServeAnswer(host *web.Host, w http.ResponseWriter, r *http.Request, body *ollama.Body, chat bool) {
	ctx := r.Context()
	if host.Options.Timeout > 0 {
		limited, cancel := context.WithTimeout(ctx, host.Options.Timeout)
		defer cancel()
		ctx = limited
	}
	answer := create_answer.CreateAnswer(host, w, body, chat)
	stay, refusal := open_model.OpenModel(host, body.Model)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return
	}
	defer release_stay.ReleaseStay(stay)
	set_keep.SetKeep(stay, body.Keep)
	answer.Hub = stay.Hub
	answer.Client = turns.Client{User: name_user.NameUser(r.RemoteAddr), Number: turns.LastClient.Add(1)}
	if err := wait_for_model.WaitForModel(ctx, answer.Hub); err != nil {
		send_refusal.SendRefusal(host, w, convert_failure.ConvertFailure(err))
		return
	}
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
