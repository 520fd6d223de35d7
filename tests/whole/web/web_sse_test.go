package web_test

import (
	"bufio"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/web/metric_changes"
	"rkllmd/tests/whole/web/web_ready"
	"rkllmd/tests/whole/web_metric"
)

// A stream has the messages that WebSocket has, comes while it is made, ends with the client, and with its time.
func TestWebSse(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", write_long_model.WriteLongModel(t, "llama"))
	base := "http://" + address
	web_ready.WebReady(t, base)
	t.Run("every message", func(t *testing.T) {
		answer, err := http.Post(base+"/v1/generate", "application/json",
			strings.NewReader(`{"prompt": "rain", "max_tokens": 5, "stream": true, "include_token_ids": true,
			"include_logprobs": true, "include_timing": true}`))
		require.NoError(t, err)
		defer answer.Body.Close()
		require.Equal(t, "text/event-stream", answer.Header.Get("Content-Type"))
		text, err := io.ReadAll(answer.Body)
		require.NoError(t, err)
		messages := web_events.WebEvents(t, string(text))
		require.Equal(t, "init", messages[0]["type"])
		last := messages[len(messages)-1]
		require.Equal(t, "completion", last["type"])
		require.Equal(t, messages[0]["request_id"], last["request_id"])
		var joined string
		for _, message := range messages[1 : len(messages)-1] {
			require.Equal(t, "token", message["type"])
			joined += message["token"].(string)
			require.Equal(t, joined, message["generated_text"])
			require.Contains(t, message, "timing")
		}
		require.Equal(t, joined, last["generated_text"])
		require.Contains(t, messages[1], "token_id")
		require.GreaterOrEqual(t, len(messages[1]["logprobs"].([]any)), 5,
			"the five likeliest, and its own if that is none of them")
		require.Contains(t, last, "timing")
	})
	t.Run("a client that goes away", func(t *testing.T) {
		const cancels = `rkllmd_cancels_total{face="http",model=""}`
		before := web_metric.WebMetric(t, base, cancels)
		answer, err := http.Post(base+"/v1/generate", "application/json",
			strings.NewReader(`{"prompt": "rain", "stream": true}`))
		require.NoError(t, err)
		reader := bufio.NewReader(answer.Body)
		for line := ""; !strings.Contains(line, `"type":"token"`); {
			line, err = reader.ReadString('\n') // tokens come while it goes on
			require.NoError(t, err)
		}
		require.NoError(t, answer.Body.Close())
		metric_changes.MetricChanges(t, base, cancels, before, "its generation goes on")
		require.Zero(t, web_metric.WebMetric(t, base, "rkllmd_sequences_running"))
	})
	t.Run("its time is over", func(t *testing.T) {
		_, brief := http_daemon.HTTPDaemon(t, "--http-timeout", "1ms", "--model",
			write_long_model.WriteLongModel(t, "llama"))
		web_ready.WebReady(t, "http://"+brief)
		code, _, answer := web_post.WebPost(t, "http://"+brief+"/v1/generate", `{"prompt": "rain"}`)
		failure := answer["error"].(map[string]any)
		require.Equal(t, 504, code, failure)
		require.Equal(t, "timeout", failure["type"])
		require.Contains(t, failure, "generated_text")
	})
}
