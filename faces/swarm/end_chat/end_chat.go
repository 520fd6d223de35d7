// Package end_chat ends a chat.
package end_chat

import (
	"rkllmd/faces/session/end_exchange"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
)

// EndChat sends the last message of a chat, chat_end or error, whose ID is filled in here; one that the client has
// aborted ends so, whatever has happened. An answer without text is one empty chunk. A chat that is not the
// session's any more is left alone.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's. Follows docs/protocols/swarm-chat.md,
// "Course of a chat".
func EndChat(s *swarm.Session, chat *swarm.Chat, last swarm.Message) {
	var reply []byte
	if chat.Cancelled {
		last = swarm.Message{Type: swarm.TypeChatEnd, Payload: swarm.ChatEnd{FinishReason: swarm.ReasonAbort}}
	} else if last.Type == swarm.TypeChatEnd && !chat.Told {
		reply = append_message.AppendMessage(reply, swarm.Message{Type: swarm.TypeChatChunk, RequestID: chat.ID,
			Payload: swarm.ChatChunk{}})
	}
	last.RequestID = chat.ID
	end_exchange.EndExchange(s, &chat.Exchange, append_message.AppendMessage(reply, last), false)
}
