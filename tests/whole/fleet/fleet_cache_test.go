package fleet_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
)

// A conversation goes on at the member that has computed it, and finds its history in the cache there, although another
// one would be chosen for anything new.
func TestFleetCache(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1", "--nats-patience",
		"20s") // a slow machine loses nobody
	for _, name := range []string{"a", "b"} {
		fleet_daemon.FleetDaemon(t, url, name)
		wait_for_log.WaitForLog(t, gateway, "member="+name)
	}
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate") // "a" has work while the conversation begins
	websocket_say.WebsocketSay(t, socket, `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 4000,
		"temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}}`)
	websocket_until.WebsocketUntil(t, socket, "token")
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "pause"}`)
	websocket_until.WebsocketUntil(t, socket, "status")
	for _, running := range []int{1, 0} {
		require.Eventually(t, func() bool {
			page, _ := ask_path.AskPath(t, address, "/metrics", "")
			return strings.Contains(page, fmt.Sprintf(`rkllmd_fleet_running{member="a",model="demo"} %d`, running))
		}, time.Minute, 20*time.Millisecond)
		history := []map[string]string{{"role": "user", "content": strings.Repeat("The cat sat on the mat. ", 20)}}
		if running == 0 {
			history = append(history, map[string]string{"role": "assistant", "content": "Yes."},
				map[string]string{"role": "user", "content": "And then?"})
		}
		body, err := json.Marshal(map[string]any{"messages": history, "max_tokens": 5, "temperature": 0,
			"ignore_eos": true})
		require.NoError(t, err)
		text, status := ask_path.AskPath(t, address, "/v1/chat/completions", string(body))
		require.Equal(t, 200, status, text)
		var answer struct {
			Usage struct {
				Prompt  int `json:"prompt_tokens"`
				Details struct {
					Cached int `json:"cached_tokens"`
				} `json:"prompt_tokens_details"`
			}
		}
		require.NoError(t, json.Unmarshal([]byte(text), &answer))
		page, _ := ask_path.AskPath(t, address, "/metrics", "")
		require.Contains(t, page, fmt.Sprintf(`rkllmd_fleet_tokens_total{member="b"} %d`, 10-5*running), text)
		if running == 1 {
			websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "stop"}`)
			websocket_until.WebsocketUntil(t, socket, "completion")
			continue
		}
		require.Greater(t, 2*answer.Usage.Details.Cached, answer.Usage.Prompt, text)
	}
}
