// Package start_answer begins a generation.
package start_answer

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_request"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/deliver_event"
	"rkllmd/faces/openai/is_model"
	"rkllmd/faces/openai/name_model"
	"rkllmd/faces/openai/queue_choice"
	"rkllmd/faces/openai/refuse_model"
	"rkllmd/faces/stream/on_event"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/run/start_generation"
)

// StartAnswer begins the generation for body, which answer tells. A chat's stream begins with the role.
//
// **Runs on:** the request's goroutine.
func StartAnswer(answer *openai.Answer, body *openai.Body) (*generation.Run, *openai.Refusal) {
	backend, err := get_backend.GetBackend(answer.Hub)
	if err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	if answer.Hub == answer.Host.Hub && !is_model.IsModel(backend.Model, body.Model) {
		return nil, refuse_model.RefuseModel(backend.Model, body.Model)
	}
	if answer.Model == "" {
		answer.Model = name_model.NameModel(backend.Model)
	}
	if answer.Events && answer.Chat {
		queue_choice.QueueChoice(answer, &openai.Choice{Delta: &openai.Delta{Role: "assistant", Content: new(string)}},
			false)
	}
	run, err := start_generation.StartGeneration(backend, build_request.BuildRequest(backend, body, answer.Client),
		on_event.OnEvent(answer.Host, answer, deliver_event.DeliverEvent))
	if err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	return run, nil
}
