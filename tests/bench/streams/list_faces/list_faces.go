// Package list_faces lists the protocols whose streams are measured.
package list_faces

import (
	"encoding/binary"
	"fmt"

	"rkllmd/tests/bench/streams/face_marks"
	"rkllmd/tests/bench/streams/serve_clock"
	"rkllmd/tests/support/faces/websocket_frame"
)

// ListFaces returns what a client of each protocol sends to the server at s for an answer of count tokens.
func ListFaces(s serve_clock.Served, count int) []face_marks.Face {
	const post = "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
	const head = "GET /generate HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
	var list []face_marks.Face
	for _, page := range [][3]string{{"SSE, /v1/generate", "/v1/generate", `{"prompt":"a","stream":true,"max_tokens":%d}`},
		{"SSE, /v1/chat/completions", "/v1/chat/completions",
			`{"messages":[{"role":"user","content":"a"}],"stream":true,"max_tokens":%d}`},
		{"SSE, /v1/messages", "/v1/messages",
			`{"model":"clock","messages":[{"role":"user","content":"a"}],"stream":true,"max_tokens":%d}`},
		{"lines of JSON, /api/chat", "/api/chat",
			`{"model":"clock","messages":[{"role":"user","content":"a"}],"options":{"num_predict":%d}}`}} {
		body := fmt.Sprintf(page[2], count)
		list = append(list, face_marks.Face{Name: page[0], Network: "tcp", Address: s.HTTP,
			Request: fmt.Sprintf(post, page[1], s.HTTP, len(body), body)})
	}
	config := fmt.Sprintf(`{"type":"config","prompt":"a","parameters":{"max_tokens":%d}}`, count)
	frame := fmt.Sprintf(`{"id":"1","prompt":"a","max_tokens":%d}`, count)
	return append(list,
		face_marks.Face{Name: "WebSocket", Network: "tcp", Address: s.HTTP,
			Request: fmt.Sprintf(head, s.HTTP) + string(websocket_frame.WebsocketFrame(0x81, config))},
		face_marks.Face{Name: "UMA", Network: "unix", Address: s.UMA,
			Request: string(binary.LittleEndian.AppendUint32(nil, uint32(len(frame)))) + frame},
		face_marks.Face{Name: "lines of chat", Network: "unix", Address: s.Chat,
			Request: `{"type":"chat_start","request_id":"1","payload":{"prompt":"a"}}` + "\n"})
}
