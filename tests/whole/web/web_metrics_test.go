package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/whole/web/web_generate"
	"rkllmd/tests/whole/web/web_ready"
	"rkllmd/tests/whole/web/web_request"
	"rkllmd/tests/whole/web_metric"
)

// What clients have done is what Prometheus reads.
func TestWebMetrics(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--sequences", "3")
	base := "http://" + address
	web_ready.WebReady(t, base)
	tokens := 0.0
	for range 3 {
		answer := web_generate.WebGenerate(t, base,
			`{"prompt": "Who are you?", "chat": true, "max_tokens": 6, "temperature": 0}`)
		tokens += answer["usage"].(map[string]any)["completion_tokens"].(float64)
	}
	web_post.WebPost(t, base+"/v1/generate", `{"prompt": ""}`)
	for _, wrong := range []struct {
		method, path string
		status       int
	}{{"GET", "/nothing", 404}, {"GET", "/page/nothing.js", 404}, {"PUT", "/v1/models", 405}, {"GET", "/generate",
		426}} {
		answer, text := web_request.WebRequest(t, wrong.method, base+wrong.path, "")
		require.Equal(t, wrong.status, answer.StatusCode, wrong.path)
		require.Regexp(t, `^{"error":{"type":"invalid_request","message":"`, text)
	}
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	websocket_say.WebsocketSay(t, socket,
		`{"type": "config", "prompt": "Who are you?", "chat": true, "parameters": {"max_tokens": 4, "temperature": 0}}`)
	websocket_until.WebsocketUntil(t, socket, "completion")
	for name, want := range map[string]float64{
		`rkllmd_generations_total{face="http",model="",reason="length"}`:      3,
		`rkllmd_generations_total{face="websocket",model="",reason="length"}`: 1,
		`rkllmd_tokens_total{face="http",model="",kind="generated"}`:          tokens,
		`rkllmd_tokens_total{face="websocket",model="",kind="generated"}`:     4,
		`rkllmd_errors_total{face="http",type="invalid_request"}`:             5, `rkllmd_clients{face="websocket"}`: 1,
		`rkllmd_generation_queue_seconds_count{face="http",model=""}`:       3,
		`rkllmd_generation_first_token_seconds_count{face="http",model=""}`: 3,
		`rkllmd_generation_token_seconds_count{face="http",model=""}`:       tokens - 3,
		`rkllmd_generation_seconds_count{face="websocket",model=""}`:        1,
		`rkllmd_model_loaded`: 1, `rkllmd_worker_busy`: 0, `rkllmd_sequences`: 3, `rkllmd_kv_capacity_tokens`: 3 * 4096,
	} {
		require.Equal(t, want, web_metric.WebMetric(t, base, name), name)
	}
	require.Positive(t, web_metric.WebMetric(t, base, "rkllmd_kv_tokens"))
	_, text := web_request.WebRequest(t, "GET", base+"/metrics", "")
	require.Regexp(t, `(?m)^rkllmd_build_info{.*version="[0-9.]+"} 1$`, text)
	require.Positive(t, web_metric.WebMetric(t, base, "go_goroutines"))
	require.Positive(t, web_metric.WebMetric(t, base, "process_resident_memory_bytes"))
}
