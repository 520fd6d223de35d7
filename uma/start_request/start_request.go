// Package start_request begins a request.
package start_request

import (
	"rkllmd/completion/enter_run"
	"rkllmd/completion/on_event"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/start_generation"
	"rkllmd/uma"
	"rkllmd/uma/build_request"
	"rkllmd/uma/deliver_event"
	"rkllmd/uma/fail_request"
)

// StartRequest begins the request of a session, or tells the client why it cannot be. One that was cancelled or abandoned meanwhile is
// aborted at once.
//
// **Runs on:** a goroutine of its own: the backend may have to be made, and the prompt is tokenized. **Holds:** takes s.Mu, not while it aborts.
func StartRequest(s *uma.Session, request *uma.Request) {
	backend, err := get_backend.GetBackend(s.Host.Hub)
	if err != nil {
		fail_request.FailRequest(s, request, err)
		return
	}
	wanted := build_request.BuildRequest(s.Host, backend, request, uint64(s.Conn.Generation))
	run, err := start_generation.StartGeneration(backend, wanted,
		on_event.OnEvent(s, request, deliver_event.DeliverEvent))
	if err != nil {
		fail_request.FailRequest(s, request, err)
		return
	}
	enter_run.EnterRun(s, &request.Exchange, run)
}
