package fleet_test

import (
	"fmt"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/hear_end"
	"rkllmd/tests/whole/fleet/hold_answer"
	"rkllmd/tests/whole/fleet/wait_figure"
)

// Daemons that are members and gateways at once: whichever is asked, all compute, and when one is killed its answer
// goes on at another, with the words of a daemon alone. Each answer is paused until then, so that none ends before.
func TestFleetBoth(t *testing.T) {
	t.Parallel()
	const config = `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 1000,
		"temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}}` // none of its tokens ends it
	url, _ := nats_server.NATSServer(t)
	both := []string{"--model", "builtin:demo", "--exact", "--sequences", "1", "--nats", url, "--nats-gateway",
		"--nats-patience", "5s", "--nats-name"} // a slow machine loses nobody
	a, first := http_daemon.HTTPDaemon(t, append(both, "a")...)
	b, second := http_daemon.HTTPDaemon(t, append(both, "b")...)
	killed, _ := fleet_daemon.FleetDaemon(t, url, "c", "--sequences", "1", "--nats-gateway", "--http", "127.0.0.1:0")
	wait_for_log.WaitForLog(t, a, `role="member and gateway"`)
	for _, name := range []string{"a", "b", "c"} {
		wait_for_log.WaitForLog(t, a, "member="+name)
		wait_for_log.WaitForLog(t, b, "member="+name)
	}
	alone, here := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact")
	wait_for_log.WaitForLog(t, alone, "model loaded")
	var sockets [3]*coder.Conn
	ended := make(chan [2]any, len(sockets)+1)
	for i, address := range []string{first, first, second} {
		sockets[i] = websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
		hold_answer.HoldAnswer(t, sockets[i], config, "status")
		go hear_end.HearEnd(t, sockets[i], ended)
	}
	for _, name := range []string{"a", "b", "c"} {
		wait_figure.WaitFigure(t, second, fmt.Sprintf(`rkllmd_fleet_places_free{member=%q,model="demo"} 0`, name))
	}
	require.NoError(t, killed.Process.Kill())
	for _, socket := range sockets {
		websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "resume"}`)
	}
	socket := websocket_dial.WebsocketDial(t, "ws://"+here+"/generate")
	websocket_say.WebsocketSay(t, socket, config)
	go hear_end.HearEnd(t, socket, ended)
	want := <-ended
	require.Equal(t, "length", want[0])
	for range sockets {
		require.Equal(t, want, <-ended)
	}
}
