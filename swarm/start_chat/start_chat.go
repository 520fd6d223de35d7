// Package start_chat begins the run of a chat.
package start_chat

import (
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/start_generation"
	"rkllmd/swarm"
	"rkllmd/swarm/build_request"
	"rkllmd/swarm/end_chat"
	"rkllmd/swarm/name_fault"
	"rkllmd/swarm/on_event"
)

// StartChat begins the run of a session's chat, or tells the client why that cannot be. One that was aborted or given up meanwhile is aborted
// at once.
//
// **Runs on:** a goroutine of its own: the backend may have to be made, and the prompt is tokenized. **Holds:** takes s.Mu.
func StartChat(s *swarm.Session, chat *swarm.Chat) {
	var run *generation.Run
	var fault swarm.Fault
	backend, err := get_backend.GetBackend(s.Host.Hub)
	if err != nil {
		fault = swarm.Fault{Code: swarm.CodeNoModel, Message: err.Error()}
	} else if run, err = start_generation.StartGeneration(backend, build_request.BuildRequest(backend, chat, uint64(s.Conn.Generation)),
		on_event.OnEvent(s, chat)); err != nil {
		fault = name_fault.NameFault(err)
	}
	s.Mu.Lock()
	defer s.Mu.Unlock()
	if err != nil {
		end_chat.EndChat(s, chat, swarm.Message{Type: swarm.TypeError, Payload: fault})
		return
	}
	chat.Run = run
	if chat.Aborted || s.Chat != chat {
		abort_generation.AbortGeneration(run)
	}
}
