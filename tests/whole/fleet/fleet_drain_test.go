package fleet_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/ask_events"
	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/drain_member"
	"rkllmd/tests/whole/fleet/wait_figure"
)

// All members are drained while answers stream: each of these goes on to its end, what waits and what comes is told why
// it gets no member, each drain ends when nothing goes on, and who asks when one member takes runs again is served.
func TestFleetDrain(t *testing.T) {
	const members, places = 2, 2
	const path, ask = "/api/generate", `{"prompt": "Once", "raw": true, "options": {"seed": %d, "temperature": 5, "top_k": 0,
		"top_p": 1, "repeat_penalty": 1, "num_predict": 3000}}` // tokens as they come: hardly ever one that ends the answer
	url, _ := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1")
	alone, here := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact", "--sequences", "4")
	for i := range members {
		name := fmt.Sprint("m", i)
		fleet_daemon.FleetDaemon(t, url, name, "--sequences", fmt.Sprint(places))
		wait_for_log.WaitForLog(t, gateway, "member="+name)
	}
	wait_for_log.WaitForLog(t, alone, "model loaded")
	var got [members*places + 1]chan chaos_answer.Answer
	for i := range got { // one more than there are places
		if got[i] = make(chan chaos_answer.Answer, 1); i == members*places {
			for member := range members {
				wait_figure.WaitFigure(t, address, fmt.Sprintf(`rkllmd_fleet_running{member="m%d",model="demo"} %d`, member,
					places))
			}
		}
		go func() {
			got[i] <- ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: address}, path, fmt.Sprintf(ask, i))
		}()
	}
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
	require.Empty(t, said, "answers go on")
	require.Contains(t, (<-got[members*places]).Failure, "no member of the fleet has the model any more, or those "+
		"that have it are being drained")
	for i := range members * places {
		want := ask_events.AskEvents(t.Context(), chaos_answer.Place{HTTP: here}, path, fmt.Sprintf(ask, i))
		answer := <-got[i]
		require.NotEmpty(t, want.End, want)
		require.Equal(t, []string{want.End, strings.Join(want.Pieces, "")}, []string{answer.End,
			strings.Join(answer.Pieces, "")}, answer)
	}
	for range members {
		require.Contains(t, <-said, "takes no more runs, and none goes on")
	}
	drain_member.DrainMember(t, url, said, "m1", "--undo")
	require.Contains(t, <-said, "m1 takes runs again")
	wait_figure.WaitFigure(t, address, fmt.Sprintf(`rkllmd_fleet_places_free{member="m1",model="demo"} %d`, places))
	text, status := ask_path.AskPath(t, address, "/v1/completions", `{"prompt": "once", "max_tokens": 5}`)
	require.Equal(t, 200, status, text)
}
