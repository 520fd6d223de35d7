package websocket_generation_test

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/handle_feedback"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestHandleFeedback(t *testing.T) {
	good, at := 1.0, 120
	t.Run("counted", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		handle_feedback.HandleFeedback(c, stream.Feedback{Rating: &good})
		require.Equal(t, map[string]any{"type": "status", "operation": "feedback", "progress": 100.0,
			"message": "The feedback was counted."}, websocket_sent.WebsocketSent(t, c)[0])
		require.Equal(t, []float64{1}, seen.Told.Ratings)
	})
	t.Run("stored, about the last generation or one that is named", func(t *testing.T) {
		var out bytes.Buffer
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{Feedback: &out})
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
		handle_feedback.HandleFeedback(c, stream.Feedback{Rating: &good, Text: "Great response!", Position: &at})
		handle_feedback.HandleFeedback(c, stream.Feedback{Rating: &good, RequestID: "gen_other"})
		sent := websocket_sent.WebsocketSent(t, c)
		require.Equal(t, []any{"The feedback was stored.", g.ID, "gen_other"}, []any{sent[0]["message"],
			sent[0]["request_id"], sent[1]["request_id"]})
		lines := json.NewDecoder(&out)
		var line map[string]any
		require.NoError(t, lines.Decode(&line))
		when, err := time.Parse(time.RFC3339Nano, line["time"].(string))
		require.NoError(t, err)
		require.WithinDuration(t, time.Now(), when, time.Minute)
		delete(line, "time")
		require.Equal(t, map[string]any{"request_id": g.ID, "model": "toy", "rating": 1.0, "text": "Great response!",
			"position": 120.0}, line)
		line = nil
		require.NoError(t, lines.Decode(&line))
		require.Equal(t, "gen_other", line["request_id"])
		require.NotContains(t, line, "text")
	})
	t.Run("the disk is full", func(t *testing.T) {
		full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
		require.NoError(t, err)
		defer full.Close()
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Feedback: full})
		handle_feedback.HandleFeedback(c, stream.Feedback{Rating: &good})
		require.Equal(t, "The feedback was counted, but could not be stored.", websocket_sent.WebsocketSent(t,
			c)[0]["message"])
		require.Equal(t, []float64{1}, seen.Told.Ratings)
	})
}
