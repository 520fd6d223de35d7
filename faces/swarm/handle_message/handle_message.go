// Package handle_message is the way into the chat over Hyperswarm.
package handle_message

import (
	"rkllmd/connection"
	"rkllmd/connection/end_connection"
	"rkllmd/faces/session/abort_exchange"
	"rkllmd/faces/session/drop_exchange"
	"rkllmd/faces/session/open_session"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
	"rkllmd/faces/swarm/handle_chat_start"
	"rkllmd/faces/swarm/parse_message"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
	"rkllmd/utils/scan/skip_blanks"
)

// HandleMessage serves one line of a client: what can be answered at once is appended to reply. A line of blanks, or of
// nothing, is no message. A message that is wrong is refused by itself and ends nothing, but for one of another version
// of the protocol, which ends the connection; an error of the client's is logged. It is the face's Handle.
//
// **Runs on:** the loop. For the longest line it is a goroutine of its own. Messages of one connection are handled one
// after the other. **Holds:** takes Session.Mu, not while it aborts a run. Follows the swarm document (chat_start,
// abort and error Message).
func HandleMessage(host *swarm.Host, c *connection.Connection, line, reply []byte) []byte {
	if skip_blanks.SkipBlanks(line, 0) == len(line) {
		return reply
	}
	s := open_session.OpenSession(host, &host.Chats, c)
	m, fault := parse_message.ParseMessage(line, host.MaxPromptBytes)
	var aborted *generation.Run
	s.Mu.Lock()
	switch {
	case s.Ended:
		fault = nil
	case fault != nil && fault.Code == swarm.CodeUnsupportedVersion:
		aborted = drop_exchange.DropExchange(s)
		end_connection.EndConnection(c)
	case fault != nil:
	case m.Type == swarm.TypeChatStart:
		fault = handle_chat_start.HandleChatStart(s, m)
	case m.Type == swarm.TypeAbort:
		aborted = abort_exchange.AbortExchange(s, m.ID)
	case m.Type == swarm.TypeError:
		log_message.LogMessage(utils.LevelDebug, "a swarm client reports an error", "code", m.Report.Code,
			"message", m.Report.Message, "request_id", m.ID)
	}
	s.Mu.Unlock()
	if aborted != nil {
		abort_generation.AbortGeneration(aborted)
	}
	if fault == nil {
		return reply
	}
	return append_message.AppendMessage(reply, swarm.Message{Type: swarm.TypeError, RequestID: m.ID, Payload: fault})
}
