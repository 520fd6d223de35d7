package fleet_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/ask_events"
	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/wait_figure"
)

// Daemons that are members and gateways at once: whichever is asked, all compute, and when one is killed its answers go
// on at the others, with the words of a daemon alone.
func TestFleetBoth(t *testing.T) {
	const path, ask = "/api/generate", `{"prompt": "Once", "raw": true, "options": {"seed": %d, "temperature": 5, "top_k": 0,
		"top_p": 1, "repeat_penalty": 1, "num_predict": 2000}}` // tokens as they come: hardly ever one that ends the answer
	url, _ := nats_server.NATSServer(t)
	both := []string{"--model", "builtin:demo", "--exact", "--sequences", "1", "--nats", url, "--nats-gateway",
		"--nats-name"}
	a, first := http_daemon.HTTPDaemon(t, append(both, "a")...)
	b, second := http_daemon.HTTPDaemon(t, append(both, "b")...)
	killed, _ := fleet_daemon.FleetDaemon(t, url, "c", "--sequences", "1", "--nats-gateway", "--http", "127.0.0.1:0")
	wait_for_log.WaitForLog(t, a, `role="member and gateway"`)
	for _, name := range []string{"a", "b", "c"} {
		wait_for_log.WaitForLog(t, a, "member="+name)
		wait_for_log.WaitForLog(t, b, "member="+name)
	}
	var got [3]chan chaos_answer.Answer
	for i, address := range []string{first, first, second} {
		got[i] = make(chan chaos_answer.Answer, 1)
		go func() {
			got[i] <- ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: address}, path, fmt.Sprintf(ask, i))
		}()
	}
	for _, name := range []string{"a", "b", "c"} {
		wait_figure.WaitFigure(t, second, fmt.Sprintf(`rkllmd_fleet_places_free{member=%q,model="demo"} 0`, name))
	}
	require.NoError(t, killed.Process.Kill())
	alone, here := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact")
	wait_for_log.WaitForLog(t, alone, "model loaded")
	for i := range got {
		want := ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: here}, path, fmt.Sprintf(ask, i))
		answer := <-got[i]
		require.NotEmpty(t, want.End, want)
		require.Equal(t, []string{want.End, strings.Join(want.Pieces, "")}, []string{answer.End,
			strings.Join(answer.Pieces, "")}, answer)
	}
}
