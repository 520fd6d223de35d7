// Package start_message begins a generation.
package start_message

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/build_request"
	"rkllmd/faces/anthropic/deliver_event"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/get_model"
	"rkllmd/faces/stream/on_event"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/models/name_model"
)

// StartMessage begins the generation for body, which answer tells.
//
// **Runs on:** the request's goroutine.
func StartMessage(answer *anthropic.Answer, body *anthropic.Body) (*generation.Run, *openai.Refusal) {
	backend, refusal := get_model.GetModel(answer.Host, answer.Hub, body.Model)
	if refusal != nil {
		return nil, refusal
	}
	if answer.Message.Model == "" {
		answer.Message.Model = name_model.NameModel(backend.Model)
	}
	run, err := start_generation.StartGeneration(backend,
		build_request.BuildRequest(backend, body, answer.Client),
		on_event.OnEvent(answer.Host, answer, deliver_event.DeliverEvent))
	if err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	return run, nil
}
