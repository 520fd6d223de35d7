package fleet_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/hold_answer"
	"rkllmd/tests/whole/fleet/spill_ask"
)

// A gateway with an upstream server, which is another rkllmd, asks that where no member has room, or none is there:
// from the beginning of a request only, and only what it can be told. Where it is not there, requests wait for a
// member.
func TestFleetSpill(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	server, there := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--alias", "cloud=demo")
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1", "--upstream",
		"http://"+there+"/v1", "--upstream-model", "cloud", "--upstream-kind", "rkllmd", "--nats-patience",
		"5s") // a slow machine loses nobody
	status, by, said := spill_ask.SpillAsk(t, address, "")
	require.Equal(t, []any{200, "cloud"}, []any{status, by}, said)
	status, by, said = spill_ask.SpillAsk(t, address, `, "logprobs": 2`)
	require.Equal(t, []any{400, ""}, []any{status, by}, "nobody else is there: %s", said)
	status, by, _ = spill_ask.SpillAsk(t, address, `, "model": "cloud"`)
	require.Equal(t, []any{200, "cloud"}, []any{status, by}, "its own name")
	list, _ := ask_path.AskPath(t, address, "/v1/models", "")
	require.Contains(t, list, `"id":"cloud"`)

	fleet_daemon.FleetDaemon(t, url, "one", "--sequences", "1")
	wait_for_log.WaitForLog(t, gateway, "member=one")
	require.Eventually(t, func() bool {
		status, by, _ = spill_ask.SpillAsk(t, address, "")
		return status == 200 && by == ""
	}, time.Minute, 20*time.Millisecond, "the fleet has room")
	const long = `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 4000,
		"temperature": 2, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}}`
	holder := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	spilled := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	hold_answer.HoldAnswer(t, holder, strings.Replace(long, `"temperature": 2`, `"temperature": 5`, 1), "status")
	for _, more := range []string{"", `, "model": "demo"`, `, "top_k": 3`} {
		status, by, said = spill_ask.SpillAsk(t, address, more)
		require.Equal(t, []any{200, "cloud"}, []any{status, by}, said)
	}
	refused := hold_answer.HoldAnswer(t, spilled, long, "error")
	require.Contains(t, refused[len(refused)-1]["message"], "cannot be paused on the upstream server")
	websocket_say.WebsocketSay(t, spilled, `{"type": "control", "action": "stop"}`)
	websocket_until.WebsocketUntil(t, spilled, "completion")
	page, _ := ask_path.AskPath(t, address, "/metrics", "")
	require.NotContains(t, page, "rkllmd_fleet_spilled_total 0\n")
	wait_for_log.WaitForLog(t, gateway, `the upstream server answers a request" model=demo upstream=cloud`)

	waited := make(chan string, 2)
	for i, more := range []string{`, "logprobs": 2`, ""} { // it cannot be told; then it is not there
		go func() {
			status, by, said := spill_ask.SpillAsk(t, address, more)
			if waited <- by; status != 200 {
				t.Error(said)
			}
		}()
		require.Eventually(t, func() bool {
			page, _ = ask_path.AskPath(t, address, "/metrics", "")
			return strings.Contains(page, "rkllmd_fleet_waiting "+string(rune('1'+i))+"\n")
		}, time.Minute, 20*time.Millisecond)
		if i == 0 {
			require.NoError(t, server.Process.Signal(unix.SIGTERM))
			<-server.Exited
		}
		time.Sleep(1100 * time.Millisecond) // for as long the gateway believes that it is there
	}
	require.Empty(t, waited)
	websocket_say.WebsocketSay(t, holder, `{"type": "control", "action": "stop"}`)
	websocket_until.WebsocketUntil(t, holder, "completion")
	require.Equal(t, []string{"", ""}, []string{<-waited, <-waited}, "a member has answered")
}
