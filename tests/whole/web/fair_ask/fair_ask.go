// Package fair_ask asks as one of the clients in the story of turns.
package fair_ask

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/whole/shared_rest"
	"rkllmd/tests/whole/web/fair_client"
	"rkllmd/tests/whole/web/fair_request"
)

// FairAsk asks for an answer of so many tokens and reads it to its end.
func FairAsk(t testing.TB, c *fair_client.Client, tokens int) {
	kept := c.Kept
	switch c.Habit {
	case "uma once", "uma urgent":
		kept = connect_client.ConnectClient(t, c.UMA)
		defer kept.Conn.Close()
	case "rest once", "rest kept":
		fair_request.FairRequest(t, c.Web, c.HTTP+"/v1/generate", fmt.Sprintf(`{"prompt": "rain", "max_tokens": %d}`,
			tokens))
		return
	case "websocket":
		websocket_say.WebsocketSay(t, c.Socket, fmt.Sprintf(
			`{"type": "config", "prompt": "rain", "parameters": {"max_tokens": %d}}`, tokens))
		websocket_until.WebsocketUntil(t, c.Socket, "completion")
		return
	case "grpc":
		kakeya_answer.KakeyaAnswer(t, c.GRPC, &kakeyav1.GenerateRequest{SessionId: c.Session,
			MaxTokens: uint32(tokens)})
		return
	}
	slo := ""
	if c.Habit == "uma urgent" {
		slo = `, "slo": {"target_ttft_ms": 1}`
	}
	_, err := kept.Conn.Write([]byte(uma_frame.UMAFrame(fmt.Sprintf(
		`{"id": "1", "prompt": "rain", "max_tokens": %d, "keep_open": %t%s}`, tokens, c.Kept != nil, slo))))
	require.NoError(t, err)
	_, _, last := shared_rest.SharedRest(t, kept)
	require.Equal(t, "eos", last["event"], last)
}
