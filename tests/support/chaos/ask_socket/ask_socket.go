// Package ask_socket asks over WebSocket.
package ask_socket

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	coder "github.com/coder/websocket"

	"rkllmd/tests/support/chaos/chaos_answer"
)

// AskSocket asks for an answer of so many tokens by that seed.
func AskSocket(ctx context.Context, place chaos_answer.Place, seed, tokens int) (a chaos_answer.Answer) {
	begun := time.Now()
	socket, _, err := coder.Dial(ctx, "ws://"+place.HTTP+"/generate", nil)
	if err != nil {
		chaos_answer.ChaosAnswer(&a, err)
		return a
	}
	defer socket.CloseNow()
	socket.SetReadLimit(16 << 20)
	err = socket.Write(ctx, coder.MessageText, fmt.Appendf(nil, `{"type": "config", "prompt": "The sea", "parameters":
		{"max_tokens": %d, "temperature": 1.2, "seed": %d}}`, tokens, seed))
	for err == nil {
		var text []byte
		if _, text, err = socket.Read(ctx); err != nil {
			break
		}
		message := map[string]any{}
		if err = json.Unmarshal(text, &message); err != nil {
			break
		}
		switch message["type"] {
		case "token":
			if a.Pieces = append(a.Pieces, fmt.Sprint(message["token"], message["text"])); a.First == 0 {
				a.First = time.Since(begun)
			}
		case "error":
			a.Failure = string(text)
			return a
		case "completion":
			a.End = fmt.Sprint(message["finish_reason"])
			return a
		}
	}
	chaos_answer.ChaosAnswer(&a, err)
	return a
}
