package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
)

func TestAppendMessage(t *testing.T) {
	for line, message := range map[string]swarm.Message{
		`{"type":"server_info","payload":{"host_name":"h","model":"","status":"busy","version":1}}`: {
			Type: swarm.TypeServerInfo, Payload: swarm.ServerInfo{HostName: "h", Status: swarm.StatusBusy, Version: 1}},
		`{"type":"chat_chunk","request_id":"a","payload":{"text":"<é\n\"\u0000>"}}`: {
			Type: swarm.TypeChatChunk, RequestID: "a", Payload: swarm.ChatChunk{Text: "<é\n\"\x00>"}},
		`{"type":"chat_chunk","request_id":"a","payload":{"text":""}}`: {
			Type: swarm.TypeChatChunk, RequestID: "a", Payload: swarm.ChatChunk{}},
		`{"type":"chat_end","request_id":"a","payload":{"finish_reason":"stop"}}`: {
			Type: swarm.TypeChatEnd, RequestID: "a", Payload: swarm.ChatEnd{FinishReason: swarm.ReasonStop}},
		`{"type":"chat_end","request_id":"a","payload":{"finish_reason":"stop","cause":"length"}}`: {
			Type: swarm.TypeChatEnd, RequestID: "a",
			Payload: swarm.ChatEnd{FinishReason: swarm.ReasonStop, Cause: swarm.CauseLength}},
		`{"type":"error","payload":{"code":"BAD_MESSAGE","message":"why"}}`: {
			Type: swarm.TypeError, Payload: swarm.Fault{Code: swarm.CodeBadMessage, Message: "why"}},
	} {
		require.Equal(t, "before\n"+line+"\n", string(append_message.AppendMessage([]byte("before\n"), message)),
			"one line")
	}
}
