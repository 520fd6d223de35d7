// Package take_input handles what has come from a client.
package take_input

import (
	"bytes"

	"rkllmd/buffer/append_buffer"
	"rkllmd/buffer/consume_buffer"
	"rkllmd/connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/server"
	"rkllmd/server/client/handle_input"
	"rkllmd/server/client/handle_large_message"
	"rkllmd/server/client/list_waiting"
)

// TakeInput handles one turn of a connection's input: what is left in c.In, and fresh behind it. What is not done with
// by the end of the turn is kept in c.In; only that is copied. The answers leave in one write. A large message, or
// those that may wait (list_waiting), are handled by a goroutine of their own (handle_large_message); what follows
// waits.
//
// **Runs on:** the loop. c is neither Fatal nor being parsed.
func TakeInput(l *server.Loop, c *connection.Connection, fresh []byte) {
	var n, more int
	var large []byte
	var waiting [][]byte
	if len(c.In.Data) > c.In.Start {
		append_buffer.AppendBuffer(&c.In, fresh)
		n, large = handle_input.HandleInput(l, c, c.In.Data[c.In.Start:])
		if large != nil {
			waiting, more = list_waiting.ListWaiting(l, c, large, c.In.Data[c.In.Start+n:])
			n += more
		}
		if consume_buffer.ConsumeBuffer(&c.In, n); n > 0 { // where large lies, nothing is written any more
			c.BegunAt = l.Now
		}
	} else {
		n, large = handle_input.HandleInput(l, c, fresh)
		if large != nil {
			waiting, more = list_waiting.ListWaiting(l, c, large, fresh[n:])
			n += more
		}
		for i := range waiting {
			waiting[i] = bytes.Clone(waiting[i])
		}
		append_buffer.AppendBuffer(&c.In, fresh[n:])
		c.BegunAt = l.Now
	}
	if len(l.Reply) > 0 {
		_ = send_to_connection.SendToConnection(c, l.Reply) // a client that is gone is seen as a hang-up
	}
	if l.Reply = l.Reply[:0]; cap(l.Reply) > 2*server.PauseBytes {
		l.Reply = nil
	}
	if large != nil {
		c.Parsing.Store(true)
		go handle_large_message.HandleLargeMessage(l, c, waiting)
	}
}
