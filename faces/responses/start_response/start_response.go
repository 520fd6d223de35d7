// Package start_response begins a generation.
package start_response

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/get_model"
	"rkllmd/faces/openai/set_param"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/build_request"
	"rkllmd/faces/responses/deliver_event"
	"rkllmd/faces/responses/queue_event"
	"rkllmd/faces/stream/on_event"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/models/name_model"
)

// StartResponse begins the generation for body, which answer tells.
//
// **Runs on:** the request's goroutine.
func StartResponse(answer *responses.Answer, body *responses.Body) (*generation.Run, *openai.Refusal) {
	backend, refusal := get_model.GetModel(answer.Host, answer.Hub, body.Model)
	if refusal != nil {
		return nil, refusal
	}
	if answer.Response.Model == "" {
		answer.Response.Model = name_model.NameModel(backend.Model)
	}
	for _, name := range []string{responses.EventCreated, responses.EventGoing} {
		queue_event.QueueEvent(answer, responses.Event{Type: name, Response: &answer.Response})
	}
	run, err := start_generation.StartGeneration(backend,
		build_request.BuildRequest(backend, body, answer.Client),
		on_event.OnEvent(answer.Host, answer, deliver_event.DeliverEvent))
	if err != nil {
		return nil, set_param.SetParam(convert_failure.ConvertFailure(err), "input")
	}
	return run, nil
}
