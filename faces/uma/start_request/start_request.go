// Package start_request begins a request.
package start_request

import (
	"rkllmd/faces/session/set_run"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/build_request"
	"rkllmd/faces/uma/deliver_event"
	"rkllmd/faces/uma/fail_request"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/run/start_generation"
)

// StartRequest begins the request of a session, or tells the client why it cannot be. One that was cancelled or
// abandoned meanwhile is aborted at once.
//
// **Runs on:** a goroutine of its own. The backend may have to be made, and the prompt is tokenized. **Holds:** takes
// s.Mu, not while it aborts.
func StartRequest(s *uma.Session, request *uma.Request) {
	backend, err := get_backend.GetBackend(s.Host.Hub)
	if err != nil {
		fail_request.FailRequest(s, request, err)
		return
	}
	wanted := build_request.BuildRequest(s.Host, backend, request, s.Conn.Client)
	run, err := start_generation.StartGeneration(backend, wanted,
		on_event.OnEvent(s, request, deliver_event.DeliverEvent))
	if err != nil {
		fail_request.FailRequest(s, request, err)
		return
	}
	set_run.SetRun(s, &request.Exchange, run)
}
