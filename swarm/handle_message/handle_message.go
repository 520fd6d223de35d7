// Package handle_message is the way into the chat over Hyperswarm.
package handle_message

import (
	"rkllmd/connection"
	"rkllmd/connection/end_connection"
	"rkllmd/swarm"
	"rkllmd/swarm/abort_chat"
	"rkllmd/swarm/append_message"
	"rkllmd/swarm/begin_chat"
	"rkllmd/swarm/drop_chat"
	"rkllmd/swarm/parse_message"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// HandleMessage serves one line of a client: what can be answered at once is appended to reply. An empty line is nothing. A message that is wrong is refused by itself and
// ends nothing, but for one of another version of the protocol, which ends the connection; an error of the client's is logged. It is the
// face's Handle.
//
// **Runs on:** the loop, for the longest line a goroutine of its own; messages of one connection one after the other. **Holds:** takes
// Session.Mu. Follows docs/protocols/swarm-chat.md.
func HandleMessage(host *swarm.Host, c *connection.Connection, line, reply []byte) []byte {
	if len(line) == 0 {
		return reply
	}
	if c.State == nil {
		c.State = &swarm.Session{Host: host, Conn: c}
	}
	s := c.State.(*swarm.Session)
	m, fault := parse_message.ParseMessage(line, host.MaxPromptBytes)
	s.Mu.Lock()
	defer s.Mu.Unlock()
	if s.Ended {
		return reply
	}
	if fault == nil {
		switch m.Type {
		case swarm.TypeChatStart:
			fault = begin_chat.BeginChat(s, m)
		case swarm.TypeAbort:
			abort_chat.AbortChat(s, m.ID)
		case swarm.TypeError:
			log_message.LogMessage(utils.LevelDebug, "a swarm client reports an error", "code", m.Report.Code, "message", m.Report.Message, "request_id", m.ID)
		}
	}
	if fault == nil {
		return reply
	}
	if fault.Code == swarm.CodeUnsupportedVersion {
		drop_chat.DropChat(s)
		end_connection.EndConnection(c)
	}
	return append_message.AppendMessage(reply, swarm.Message{Type: swarm.TypeError, RequestID: m.ID, Payload: fault})
}
