package fleet_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/drain_member"
	"rkllmd/tests/whole/fleet/hear_end"
	"rkllmd/tests/whole/fleet/hold_answer"
	"rkllmd/tests/whole/fleet/wait_figure"
)

// All members are drained while each of their places has an answer, which is paused so that it cannot end before: what
// waits and what comes is told why it gets no member, no drain ends, and all answers go on to their ends when they are
// resumed, as on one machine. Then the drains end, and who asks when one member takes runs again is served.
func TestFleetDrain(t *testing.T) {
	t.Parallel()
	const members, places = 2, 2
	const config = `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 1000,
		"temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}}` // none of its tokens ends it
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1", "--nats-patience", "5s")
	alone, here := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact")
	for i := range members {
		name := fmt.Sprint("m", i)
		fleet_daemon.FleetDaemon(t, url, name, "--sequences", fmt.Sprint(places))
		wait_for_log.WaitForLog(t, gateway, "member="+name)
	}
	wait_for_log.WaitForLog(t, alone, "model loaded")
	var sockets [members * places]*coder.Conn
	ended := make(chan [2]any, len(sockets)+1)
	for i := range sockets {
		sockets[i] = websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
		hold_answer.HoldAnswer(t, sockets[i], config, "status")
		go hear_end.HearEnd(t, sockets[i], ended)
	}
	for i := range members {
		wait_figure.WaitFigure(t, address, fmt.Sprintf(`rkllmd_fleet_running{member="m%d",model="demo"} %d`, i, places))
	}
	waits := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	websocket_say.WebsocketSay(t, waits, config)
	wait_figure.WaitFigure(t, address, "rkllmd_fleet_waiting 1")
	said := make(chan string, members)
	for i := range members {
		go drain_member.DrainMember(t, url, said, fmt.Sprint("m", i))
	}
	require.Eventually(t, func() bool {
		list, _ := ask_path.AskPath(t, address, "/v1/fleet", "")
		return strings.Count(list, `"state":"draining"`) == members
	}, time.Minute, 5*time.Millisecond)
	refusal, status := ask_path.AskPath(t, address, "/v1/completions", `{"prompt": "once", "max_tokens": 5}`)
	require.Equal(t, 503, status, refusal)
	require.Contains(t, refusal, "no member of the fleet has the model now, or those that have it are being drained")
	messages := websocket_until.WebsocketUntil(t, waits, "error")
	require.Contains(t, messages[len(messages)-1]["message"], "no member of the fleet has the model any more, or "+
		"those that have it are being drained")
	require.Empty(t, said, "answers go on")

	whole := websocket_dial.WebsocketDial(t, "ws://"+here+"/generate")
	websocket_say.WebsocketSay(t, whole, config)
	hear_end.HearEnd(t, whole, ended)
	want := <-ended
	for _, socket := range sockets {
		websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "resume"}`)
	}
	for range sockets {
		require.Equal(t, want, <-ended)
	}
	for range members {
		require.Contains(t, <-said, "takes no more runs, and none goes on")
	}
	drain_member.DrainMember(t, url, said, "m1", "--undo")
	require.Contains(t, <-said, "m1 takes runs again")
	wait_figure.WaitFigure(t, address, fmt.Sprintf(`rkllmd_fleet_places_free{member="m1",model="demo"} %d`, places))
	refusal, status = ask_path.AskPath(t, address, "/v1/completions", `{"prompt": "once", "max_tokens": 5}`)
	require.Equal(t, 200, status, refusal)
}
