// Package ask_frames asks over UMA.
package ask_frames

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"time"

	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/faces/uma_frame"
)

// AskFrames asks for the likeliest answer to prompt, of so many tokens.
func AskFrames(ctx context.Context, place chaos_answer.Place, prompt string, tokens int) (a chaos_answer.Answer) {
	begun := time.Now()
	client, err := net.Dial("unix", place.UMA)
	if err != nil {
		chaos_answer.ChaosAnswer(&a, err)
		return a
	}
	defer client.Close()
	if limit, ok := ctx.Deadline(); ok {
		_ = client.SetDeadline(limit)
	}
	_, err = fmt.Fprint(client, uma_frame.UMAFrame(fmt.Sprintf(`{"id": "a", "prompt": %q, "max_tokens": %d}`, prompt,
		tokens)))
	for err == nil {
		header := make([]byte, 4)
		if _, err = io.ReadFull(client, header); err != nil {
			break
		}
		text := make([]byte, binary.LittleEndian.Uint32(header))
		if _, err = io.ReadFull(client, text); err != nil {
			break
		}
		event := map[string]any{}
		if err = json.Unmarshal(text, &event); err != nil {
			break
		}
		switch event["event"] {
		case "token":
			if a.Pieces = append(a.Pieces, fmt.Sprint(event["token_id"], event["text"])); a.First == 0 {
				a.First = time.Since(begun)
			}
		case "error":
			a.Failure = string(text)
			return a
		case "eos":
			a.End = fmt.Sprint(event["reason"])
			return a
		}
	}
	chaos_answer.ChaosAnswer(&a, err)
	return a
}
