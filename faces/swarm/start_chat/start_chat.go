// Package start_chat begins the run of a chat.
package start_chat

import (
	"rkllmd/faces/session/set_run"
	"rkllmd/faces/stream/name_fault"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/build_request"
	"rkllmd/faces/swarm/deliver_event"
	"rkllmd/faces/swarm/fail_chat"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/run/start_generation"
)

// StartChat begins the run of a session's chat, or tells the client why that cannot be. One that was aborted or
// given up meanwhile is aborted at once.
//
// **Runs on:** a goroutine of its own. The backend may have to be made, and the prompt is tokenized. **Holds:** takes
// s.Mu, not while it aborts.
func StartChat(s *swarm.Session, chat *swarm.Chat) {
	backend, err := get_backend.GetBackend(s.Host.Hub)
	if err != nil {
		fail_chat.FailChat(s, chat, swarm.Fault{Code: swarm.CodeNoModel, Message: err.Error()})
		return
	}
	request := build_request.BuildRequest(backend, chat, s.Conn.Client)
	run, err := start_generation.StartGeneration(backend, request,
		on_event.OnEvent(s, chat, deliver_event.DeliverEvent))
	if err != nil {
		fail_chat.FailChat(s, chat, name_fault.NameFault(err, swarm.Codes, swarm.CodeFailed))
		return
	}
	set_run.SetRun(s, &chat.Exchange, run)
}
