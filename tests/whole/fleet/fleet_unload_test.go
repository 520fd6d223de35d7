package fleet_test

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/ask_events"
	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/hear_end"
	"rkllmd/tests/whole/fleet/hold_answer"
	"rkllmd/tests/whole/fleet/reload_model"
)

// Requests come while a member unloads its model and loads it again, many times: another member answers, or goes on,
// and nobody notices. Where there is no other, an answer stands still and goes on when the model is loaded again, and
// requests are told that nobody has it.
func TestFleetUnload(t *testing.T) {
	t.Parallel()
	const path, ask = "/v1/chat/completions", `{"messages": [{"role": "user", "content": "Tell me a story."}], "seed": 5,
		"temperature": 1.2, "max_tokens": 80, "stream": true}`
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1")
	one, member := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact", "--sequences", "4", "--nats", url,
		"--nats-name", "one")
	two, _ := fleet_daemon.FleetDaemon(t, url, "two")
	for _, name := range []string{"one", "two"} {
		wait_for_log.WaitForLog(t, gateway, "member="+name)
	}
	wait_for_log.WaitForLog(t, one, "model loaded")
	want := ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: member}, path, ask)
	require.NotEmpty(t, want.End, want)
	var asking sync.WaitGroup
	var over atomic.Bool
	var answered atomic.Int64
	for range 4 {
		asking.Go(func() {
			for !over.Load() {
				got := ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: address}, path, ask)
				if got.End != want.End || strings.Join(got.Pieces, "") != strings.Join(want.Pieces, "") {
					t.Errorf("%+v", got)
				}
				answered.Add(1)
			}
		})
	}
	for range 6 {
		reload_model.ReloadModel(t, member, 100*time.Millisecond)
	}
	over.Store(true)
	asking.Wait()
	require.GreaterOrEqual(t, answered.Load(), int64(4))

	require.NoError(t, two.Process.Kill())
	const long = `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 1000,
		"temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}}` // none of its tokens ends it
	ended := make(chan [2]any, 2)
	alone := websocket_dial.WebsocketDial(t, "ws://"+member+"/generate")
	websocket_say.WebsocketSay(t, alone, long)
	hear_end.HearEnd(t, alone, ended)
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	hold_answer.HoldAnswer(t, socket, long, "status")
	go hear_end.HearEnd(t, socket, ended)
	whole := <-ended
	require.Equal(t, "length", whole[0])
	_, status := ask_path.AskPath(t, member, "/v1/models/unload", "{}")
	require.Equal(t, 200, status)
	require.Eventually(t, func() bool {
		refusal, status := ask_path.AskPath(t, address, "/v1/completions", `{"prompt": "once", "max_tokens": 5}`)
		return status == 503 && strings.Contains(refusal, "no member of the fleet")
	}, time.Minute, 20*time.Millisecond)
	reload_model.ReloadModel(t, member, 0)
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "resume"}`)
	require.Equal(t, whole, <-ended)
}
