// Package start_request begins a request.
package start_request

import (
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/start_generation"
	"rkllmd/uma"
	"rkllmd/uma/build_request"
	"rkllmd/uma/end_request"
	"rkllmd/uma/name_fault"
	"rkllmd/uma/on_event"
)

// StartRequest begins the request of a session, or tells the client why it cannot be. One that was cancelled or abandoned meanwhile is
// aborted at once.
//
// **Runs on:** a goroutine of its own: the backend may have to be made, and the prompt is tokenized. **Holds:** takes s.Mu, not while it aborts.
func StartRequest(s *uma.Session, request *uma.Request) {
	var run *generation.Run
	backend, err := get_backend.GetBackend(s.Host.Hub)
	if err == nil {
		run, err = start_generation.StartGeneration(backend, build_request.BuildRequest(s.Host, backend, request, uint64(s.Conn.Generation)),
			on_event.OnEvent(s, request))
	}
	s.Mu.Lock()
	request.Run = run
	unwanted := request.Cancelled || s.Request != request
	if err != nil {
		fault := name_fault.NameFault(err)
		end_request.EndRequest(s, request, uma.Event{Event: uma.EventError, Code: fault.Code, Message: fault.Message})
	}
	s.Mu.Unlock()
	if err == nil && unwanted {
		abort_generation.AbortGeneration(run)
	}
}
