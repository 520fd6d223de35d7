package fleet_test

import (
	"os/exec"
	"regexp"
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

// A run with which three members are lost is given up, and its client is told so; the fleet lives, and answers others.
// Where no member is left, that is said.
func TestFleetPoison(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1", "--nats-patience",
		"5s") // a slow machine loses nobody
	const ask = `{"prompt": "once", "max_tokens": 5}`
	refusal, status := ask_path.AskPath(t, address, "/v1/completions", ask)
	require.Equal(t, 503, status)
	require.Contains(t, refusal, "no member of the fleet is there")
	members := map[string]*exec.Cmd{}
	for _, name := range []string{"a", "b", "c", "d"} {
		members[name], _ = fleet_daemon.FleetDaemon(t, url, name)
		wait_for_log.WaitForLog(t, gateway, "member="+name)
	}
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	websocket_say.WebsocketSay(t, socket, `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 4000,
		"temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}}`)
	websocket_until.WebsocketUntil(t, socket, "token")
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "pause"}`)
	websocket_until.WebsocketUntil(t, socket, "status")
	running := regexp.MustCompile(`rkllmd_fleet_running{member="(.)",model="demo"} 1`)
	for range 3 {
		holder := ""
		require.Eventually(t, func() bool {
			page, _ := ask_path.AskPath(t, address, "/metrics", "")
			found := running.FindStringSubmatch(page)
			if found != nil && members[found[1]] != nil {
				holder = found[1]
			}
			return holder != ""
		}, time.Minute, 20*time.Millisecond)
		require.NoError(t, members[holder].Process.Kill())
		delete(members, holder)
	}
	messages := websocket_until.WebsocketUntil(t, socket, "error")
	require.Contains(t, messages[len(messages)-1]["message"], "3 members of the fleet were lost")
	_, status = ask_path.AskPath(t, address, "/v1/completions", ask)
	require.Equal(t, 200, status, "the fourth one lives")
	for _, last := range members {
		require.NoError(t, last.Process.Kill())
	}
	refusal, status = ask_path.AskPath(t, address, "/v1/completions", ask)
	require.Equal(t, 503, status)
	require.Contains(t, refusal, "no member of the fleet has the model")
}
