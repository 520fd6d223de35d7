// Package chaos_ask asks on one of five faces.
package chaos_ask

import (
	"context"
	"fmt"
	"time"

	"rkllmd/tests/support/chaos/ask_events"
	"rkllmd/tests/support/chaos/ask_frames"
	"rkllmd/tests/support/chaos/ask_sessions"
	"rkllmd/tests/support/chaos/ask_socket"
	"rkllmd/tests/support/chaos/chaos_answer"
)

// Faces is those that are asked, Variants how many requests there are of each, longer and longer ones, Limit how long
// an answer may take: it is lost then.
const (
	Faces    = "OpenAI Ollama WebSocket UMA gRPC"
	Variants = 6
	Limit    = 2 * time.Minute
)

// ChaosAsk makes the request of that number on that one of Faces.
func ChaosAsk(place chaos_answer.Place, face string, variant int) chaos_answer.Answer {
	limit, cancel := context.WithTimeout(context.Background(), Limit)
	defer cancel()
	tokens := 60 + 60*variant
	switch face {
	case "OpenAI":
		return ask_events.AskEvents(limit, place, "/v1/chat/completions", fmt.Sprintf(`{"messages": [{"role": "user",
			"content": "Tell me a story."}], "seed": %d, "temperature": 1.2, "max_tokens": %d, "stream": true,
			"ignore_eos": true}`, variant, tokens))
	case "Ollama":
		return ask_events.AskEvents(limit, place, "/api/generate", fmt.Sprintf(`{"prompt": "Once upon a time", "raw": true,
			"options": {"seed": %d, "temperature": 1.2, "num_predict": %d, "repeat_penalty": 1.3}}`, variant, tokens))
	case "WebSocket":
		return ask_socket.AskSocket(limit, place, variant, tokens)
	case "UMA":
		return ask_frames.AskFrames(limit, place, fmt.Sprint("A day in the garden ", variant), tokens)
	default:
		return ask_sessions.AskSessions(limit, place, variant, tokens/2)
	}
}
