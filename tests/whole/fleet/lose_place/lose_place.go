// Package lose_place has another user come to a line that is full.
package lose_place

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/whole/fleet/ask_as"
	"rkllmd/tests/whole/fleet/wait_waiting"
)

// LosePlace fills the line of the gateway at address, in which one place is left, with a request of 127.0.0.1, which
// has nearly all of them, and then has 127.0.0.3 ask: the request before loses its place, and is told so. The channel
// has what the late one gets at the end: its status, its error, and whether the answer has want.
func LosePlace(t testing.TB, address, ask, want string) <-chan string {
	t.Helper()
	loses := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	websocket_say.WebsocketSay(t, loses, `{"type": "config", "prompt": "Once", "parameters": {"max_tokens": 2}}`)
	wait_waiting.WaitWaiting(t, address, fleet.MostWaiting)
	late := make(chan string, 1)
	go func() {
		text, status, err := ask_as.AskAs(address, "127.0.0.3", ask)
		late <- fmt.Sprint(status, err, strings.Contains(text, want))
	}()
	told := websocket_until.WebsocketUntil(t, loses, "error")
	require.Contains(t, told[len(told)-1]["message"], "this one has given its place to another user's")
	wait_waiting.WaitWaiting(t, address, fleet.MostWaiting)
	return late
}
