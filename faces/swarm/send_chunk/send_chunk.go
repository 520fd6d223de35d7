// Package send_chunk sends a piece of an answer.
package send_chunk

import (
	"rkllmd/connection/send_to_connection"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
)

// SendChunk sends a piece of a chat's answer; "" is a sign of life.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's. Follows docs/protocols/swarm-chat.md,
// "chat_chunk". Errors: send_to_connection's.
func SendChunk(s *swarm.Session, chat *swarm.Chat, text string) error {
	chat.Told, chat.Lively = true, true
	return send_to_connection.SendToConnection(s.Conn, append_message.AppendMessage(nil,
		swarm.Message{Type: swarm.TypeChatChunk, RequestID: chat.ID, Payload: swarm.ChatChunk{Text: text}}))
}
