package fleet_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_as"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/lose_place"
	"rkllmd/tests/whole/fleet/wait_waiting"
)

// As many requests wait at a gateway as may: the next one is refused, or, where it is another user's, gets the place
// of the newest one of who has nearly all; a client that leaves gives its place up, places are told, and when there is
// room again all are answered: another user's single one before nearly all of who has a thousand.
func TestFleetQueue(t *testing.T) {
	const ask = `{"prompt": "once", "max_tokens": 2, "temperature": 0, "ignore_eos": true}`
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1", "--http-max-clients", "2000",
		"--nats-patience", "5s") // a slow machine loses nobody
	fleet_daemon.FleetDaemon(t, url, "a", "--sequences", "1")
	wait_for_log.WaitForLog(t, gateway, "member=a")
	want, _ := ask_path.AskPath(t, address, "/v1/completions", ask)
	quoted, err := json.Marshal(want)
	require.NoError(t, err)
	want = `"text":` + string(quoted)
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate") // it has the one place
	websocket_say.WebsocketSay(t, socket, `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 4000,
		"temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}}`)
	websocket_until.WebsocketUntil(t, socket, "token")
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "pause"}`)
	websocket_until.WebsocketUntil(t, socket, "status")
	var asking sync.WaitGroup
	var answered, wrong, before atomic.Int64
	before.Store(-1)
	for i := range fleet.MostWaiting - 1 {
		user := "127.0.0.1"
		if i == fleet.MostWaiting-2 { // the last one
			user = "127.0.0.2"
		}
		if i%32 == 0 || user == "127.0.0.2" { // few at once: the member has time to say that it lives
			wait_waiting.WaitWaiting(t, address, i)
		}
		asking.Go(func() {
			text, status, err := ask_as.AskAs(address, user, ask)
			if err != nil || status != 200 || !strings.Contains(text, want) {
				t.Log(user, text, status, err)
				wrong.Add(1)
			}
			if count := answered.Add(1); user == "127.0.0.2" {
				before.Store(count - 1)
			}
		})
	}
	wait_waiting.WaitWaiting(t, address, fleet.MostWaiting-1)
	leaves := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	websocket_say.WebsocketSay(t, leaves, `{"type": "config", "prompt": "Once", "parameters": {"max_tokens": 2}}`)
	told := websocket_until.WebsocketUntil(t, leaves, "status")
	require.EqualValues(t, fleet.MostWaiting, told[len(told)-1]["place"], told)
	wait_waiting.WaitWaiting(t, address, fleet.MostWaiting)
	text, status := ask_path.AskPath(t, address, "/v1/completions", ask)
	require.Equal(t, 429, status, text)
	require.Contains(t, text, fmt.Sprintf("%d requests wait for the model", fleet.MostWaiting))
	require.NoError(t, leaves.CloseNow())
	wait_waiting.WaitWaiting(t, address, fleet.MostWaiting-1)
	late := lose_place.LosePlace(t, address, ask, want)
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "stop"}`)
	asking.Wait()
	require.Zero(t, wrong.Load())
	require.Less(t, before.Load(), int64(20), "users take turns")
	require.GreaterOrEqual(t, before.Load(), int64(0))
	require.Equal(t, "200 <nil> true", <-late, "who came when the line was full")
}
