// Package start_answer begins a generation.
package start_answer

import (
	"time"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_request"
	"rkllmd/faces/ollama/deliver_event"
	"rkllmd/faces/ollama/find_backend"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/stream/on_event"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/models/name_model"
)

// StartAnswer begins the generation for body, which answer tells, by the model that is there now.
//
// **Runs on:** the request's goroutine.
func StartAnswer(answer *ollama.Answer, body *ollama.Body) (*generation.Run, *openai.Refusal) {
	backend, refusal := find_backend.FindBackend(answer.Host, answer.Hub, body.Model)
	if refusal != nil {
		return nil, refusal
	}
	if answer.Model == "" {
		answer.Model = name_model.NameModel(backend.Model)
	}
	answer.Loaded = time.Now()
	request, err := build_request.BuildRequest(backend, body, answer.Client)
	if err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	run, err := start_generation.StartGeneration(backend, request,
		on_event.OnEvent(answer.Host, answer, deliver_event.DeliverEvent))
	if err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	return run, nil
}
