// Package start_answer begins a generation.
package start_answer

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/build_request"
	"rkllmd/faces/stream/describe_init"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/web"
	"rkllmd/faces/web/deliver_event"
	"rkllmd/faces/web/queue_message"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/run/start_generation"
)

// StartAnswer begins the generation that config asks for, whose messages go into stream, the first of them init.
//
// **Runs on:** the request's goroutine. The backend may have to be made. Errors: get_backend's, build_request's,
// start_generation's.
func StartAnswer(s *web.Stream, config stream.Config) (*generation.Run, error) {
	host := s.Host
	backend, err := get_backend.GetBackend(s.Hub)
	if err != nil {
		return nil, err
	}
	request, err := build_request.BuildRequest(backend, config, s.Client)
	if err != nil {
		return nil, err
	}
	queue_message.QueueMessage(s, describe_init.DescribeInit(s.Answer.ID, backend))
	return start_generation.StartGeneration(backend, request,
		on_event.OnEvent(host, s, deliver_event.DeliverEvent))
}
