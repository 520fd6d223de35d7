// Package handle_generate answers POST /v1/generate.
package handle_generate

import (
	"net/http"

	"rkllmd/faces/stream/fail_answer"
	"rkllmd/faces/stream/name_client"
	"rkllmd/faces/web"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/refuse_failure"
	"rkllmd/faces/web/refuse_request"
	"rkllmd/faces/web/run_stream"
	"rkllmd/faces/web/set_deadline"
	"rkllmd/faces/web/start_answer"
	"rkllmd/faces/web/take_request"
	"rkllmd/faces/web/wait_for_model"
	"rkllmd/faces/web/write_failure"
	"rkllmd/faces/web/write_last"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
)

// HandleGenerate returns the handler of POST /v1/generate: it answers when the generation has ended, or streams its
// messages as server-sent events, by the model that the request names. A client that goes away ends its generation.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine. Follows docs/protocols/web-streaming.md,
// "REST".
func HandleGenerate(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, refusal := take_request.TakeRequest(host, w, r)
		if refusal != nil {
			refuse_request.RefuseRequest(host, w, *refusal)
			return
		}
		ctx, cancel := set_deadline.SetDeadline(r.Context(), host.Options)
		defer cancel()
		stay, err := open_stay.OpenStay(host.Table, host.Hub, body.Model)
		if err != nil {
			refuse_request.RefuseRequest(host, w, *refuse_failure.RefuseFailure(err))
			return
		}
		defer release_stay.ReleaseStay(stay)
		if host.Table != nil { // which has looked at the name: it may be an alias
			body.Model = ""
		}
		stream := create_stream.CreateStream(host, w, body)
		stream.Hub, stream.Patient = stay.Hub, stay.Model != nil
		stream.Client = name_client.NameClient(r.RemoteAddr)
		failure := wait_for_model.WaitForModel(ctx, stream, w)
		if failure != nil {
			write_failure.WriteFailure(stream, w, *failure)
			return
		}
		run, err := start_answer.StartAnswer(stream, body)
		if err != nil {
			write_failure.WriteFailure(stream, w, fail_answer.FailAnswer(stream.Answer, err))
			return
		}
		run_stream.RunStream(ctx, stream, w, run)
		if !stream.Events {
			write_last.WriteLast(stream, w, run)
		}
	}
}
