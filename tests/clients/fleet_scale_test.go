package clients_test

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/fleet/fleet_crowd"
	"rkllmd/tests/support/fleet/fleet_load"
	"rkllmd/tests/support/fleet/fleet_open"
	"rkllmd/tests/support/fleet/fleet_role"
	"rkllmd/tests/support/fleet/fleet_usage"
)

// Members by the number, with backends that make tokens up under the real member, gateway and nats-server, each of
// these three kinds in a process of its own: each run is answered once and exactly. What server and gateway, with its
// clients, spend on it stands in the log. FLEET_SCALE="10 100 1000" RUNS=100000 says how many members and runs there
// are, and TOKENS how many a run has.
func TestFleetScale(t *testing.T) {
	const places, clients, pace = 4, 400, 20 * time.Millisecond
	switch os.Getenv("FLEET_ROLE") {
	case "server":
		hub, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: -1, NoSigs: true})
		require.NoError(t, err)
		hub.Start()
		require.True(t, hub.ReadyForConnections(time.Minute))
		fmt.Println("READY " + hub.ClientURL())
		_, _ = io.Copy(io.Discard, os.Stdin)
		return
	case "members":
		count, err := strconv.Atoi(os.Getenv("FLEET_COUNT"))
		require.NoError(t, err)
		fleet_crowd.FleetCrowd(t, os.Getenv("FLEET_URL"), slices.Repeat([]time.Duration{pace}, count), places)
		fmt.Println("READY all")
		_, _ = io.Copy(io.Discard, os.Stdin)
		return
	}
	tokens, err := strconv.Atoi(cmp.Or(os.Getenv("TOKENS"), "16"))
	require.NoError(t, err)
	runs, err := strconv.Atoi(cmp.Or(os.Getenv("RUNS"), "400"))
	require.NoError(t, err)
	for word := range strings.FieldsSeq(cmp.Or(os.Getenv("FLEET_SCALE"), "5 40")) {
		t.Run(word, func(t *testing.T) {
			count, err := strconv.Atoi(word)
			require.NoError(t, err)
			hub, url := fleet_role.FleetRole(t, "server")
			fleet_role.FleetRole(t, "members", "FLEET_URL="+url, "FLEET_COUNT="+word)
			_, b := fleet_open.FleetOpen(t, url, count)
			var spent [3][2]time.Duration // before, behind an idle time, at the end: of the server, of the gateway
			var memory [2]float64
			const idle = 3 * time.Second
			begun := time.Now()
			var took []time.Duration
			for i := range spent {
				for j, pid := range []int{hub.Pid, os.Getpid()} {
					spent[i][j], memory[j] = fleet_usage.FleetUsage(t, pid)
				}
				switch i {
				case 0:
					time.Sleep(idle)
				case 1:
					begun = time.Now()
					took = fleet_load.FleetLoad(t, b, min(clients, count*places), runs, tokens)
				}
			}
			for j, name := range []string{"server ", "gateway"} {
				used := float64((spent[2][j] - spent[1][j]).Microseconds())
				t.Logf("%d members: %s %6.1f us a token, %6.0f us a run, %4.0f MB, idle %.1f %% of a core", count, name,
					used/float64(runs*tokens), used/float64(runs), memory[j],
					100*float64(spent[1][j]-spent[0][j])/float64(idle))
			}
			t.Logf("%d members: %d runs of %d tokens in %v, first token p50 %v, p99 %v (a token each %v)", count, runs,
				tokens, time.Since(begun).Round(time.Millisecond), took[runs/2], took[runs*99/100], pace)
		})
	}
}
