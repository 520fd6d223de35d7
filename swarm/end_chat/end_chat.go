// Package end_chat ends a chat.
package end_chat

import (
	"rkllmd/connection/release_answer"
	"rkllmd/connection/send_to_connection"
	"rkllmd/swarm"
	"rkllmd/swarm/append_message"
)

// EndChat sends the last message of a chat, chat_end or error, whose ID is filled in here; one that the client has aborted ends so, whatever has
// happened. An answer without text is one empty chunk. The host is free for the next chat before the client knows. A chat that is not the session's any more is left alone.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes Host.Mu, then the connection's. Follows
// docs/protocols/swarm-chat.md, "Course of a chat".
func EndChat(s *swarm.Session, chat *swarm.Chat, last swarm.Message) {
	if s.Chat != chat {
		return
	}
	s.Chat = nil
	s.Host.Mu.Lock()
	s.Host.Chats--
	s.Host.Mu.Unlock()
	var reply []byte
	if chat.Aborted {
		last = swarm.Message{Type: swarm.TypeChatEnd, Payload: swarm.ChatEnd{FinishReason: swarm.ReasonAbort}}
	} else if last.Type == swarm.TypeChatEnd && !chat.Told {
		reply = append_message.AppendMessage(reply, swarm.Message{Type: swarm.TypeChatChunk, RequestID: chat.ID, Payload: swarm.ChatChunk{}})
	}
	last.RequestID = chat.ID
	_ = send_to_connection.SendToConnection(s.Conn, append_message.AppendMessage(reply, last)) // a client that is gone is the loop's affair
	release_answer.ReleaseAnswer(s.Conn)
}
