// Package start_answer begins a generation.
package start_answer

import (
	"rkllmd/completion"
	"rkllmd/completion/build_request"
	"rkllmd/completion/describe_init"
	"rkllmd/completion/on_event"
	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/start_generation"
	"rkllmd/web"
	"rkllmd/web/deliver_event"
	"rkllmd/web/queue_message"
)

// StartAnswer begins the generation that config asks for, whose messages go into stream, the first of them init.
//
// **Runs on:** the request's goroutine; the backend may have to be made. Errors: get_backend's, build_request's,
// start_generation's.
func StartAnswer(stream *web.Stream, config completion.Config) (*generation.Run, error) {
	host := stream.Host
	backend, err := get_backend.GetBackend(host.Hub)
	if err != nil {
		return nil, err
	}
	request, err := build_request.BuildRequest(backend, config, host.Clients.Add(1))
	if err != nil {
		return nil, err
	}
	queue_message.QueueMessage(stream, describe_init.DescribeInit(stream.Answer.ID, backend))
	return start_generation.StartGeneration(backend, request,
		on_event.OnEvent(host, stream, deliver_event.DeliverEvent))
}
