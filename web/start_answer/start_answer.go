// Package start_answer begins a generation.
package start_answer

import (
	"rkllmd/completion"
	"rkllmd/completion/build_request"
	"rkllmd/completion/describe_model"
	"rkllmd/completion/fail_answer"
	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/start_generation"
	"rkllmd/web"
	"rkllmd/web/on_event"
	"rkllmd/web/queue_message"
)

// StartAnswer begins the generation that config asks for, whose messages go into stream, the first of them init.
//
// **Runs on:** the request's goroutine; the backend may have to be made.
func StartAnswer(stream *web.Stream, config completion.Config) (*generation.Run, *completion.Error) {
	backend, err := get_backend.GetBackend(stream.Host.Hub)
	var request generation.Request
	if err == nil {
		request, err = build_request.BuildRequest(backend, config.Input, config.Parameters, config.Options)
	}
	var run *generation.Run
	if err == nil {
		request.Client = stream.Host.Clients.Add(1)
		queue_message.QueueMessage(stream, completion.Init{Type: completion.TypeInit, RequestID: stream.Answer.ID, Model: backend.Model.Name,
			ModelInfo: describe_model.DescribeModel(backend)})
		run, err = start_generation.StartGeneration(backend, request, on_event.OnEvent(stream))
	}
	if err != nil {
		failure := fail_answer.FailAnswer(stream.Answer, err)
		return nil, &failure
	}
	return run, nil
}
