// Package serve_response answers a request.
package serve_response

import (
	"net/http"

	"rkllmd/faces/openai/open_model"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/create_answer"
	"rkllmd/faces/responses/start_response"
	"rkllmd/faces/stream/name_client"
	"rkllmd/faces/web"
	"rkllmd/faces/web/run_stream"
	"rkllmd/faces/web/set_deadline"
	"rkllmd/faces/web/write_json"
	"rkllmd/models/release_stay"
)

// ServeResponse answers the request r for body, as a whole or as a stream. Nothing is sent before it was accepted. A
// client that goes away ends its generation.
//
// **Runs on:** the request's goroutine.
func ServeResponse(host *web.Host, w http.ResponseWriter, r *http.Request, body *responses.Body) {
	ctx, cancel := set_deadline.SetDeadline(r.Context(), host.Options)
	defer cancel()
	stay, refusal := open_model.OpenModel(ctx, host, body.Model)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return
	}
	defer release_stay.ReleaseStay(stay)
	answer := create_answer.CreateAnswer(host, w, body)
	answer.Hub = stay.Hub
	answer.Client = name_client.NameClient(r.RemoteAddr)
	run, refusal := start_response.StartResponse(answer, body)
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
		write_json.WriteJSON(w, http.StatusOK, answer.Response)
	}
}
