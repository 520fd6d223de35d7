package clients_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/chaos_ask"
	"rkllmd/tests/support/chaos/chaos_client"
	"rkllmd/tests/support/chaos/chaos_fleet"
	"rkllmd/tests/support/chaos/chaos_report"
	"rkllmd/tests/support/chaos/chaos_strike"
	"rkllmd/tests/support/chaos/chaos_wait"
)

// Five members, two gateways, and one server of NATS or a cluster of three, are killed, told to end, stopped, and cut
// off at random, while clients ask on five faces: each gets what a daemon alone tells, or the name of what has failed.
// CHAOS=10m and CLIENTS=200 say how long and how many, REST how long a client rests before it asks again, SEED what
// happens, STRIKES of which kinds that is, NATS_SERVER which program is the server; in CHAOS_LOGS, a folder, the logs
// stay.
func TestFleetChaos(t *testing.T) {
	long, err := time.ParseDuration(cmp.Or(os.Getenv("CHAOS"), "15s"))
	require.NoError(t, err)
	clients, err := strconv.Atoi(cmp.Or(os.Getenv("CLIENTS"), "20"))
	require.NoError(t, err)
	seed, err := strconv.ParseUint(cmp.Or(os.Getenv("SEED"), fmt.Sprint(time.Now().UnixNano()%1000000)), 10, 64)
	require.NoError(t, err)
	rest, err := time.ParseDuration(cmp.Or(os.Getenv("REST"), "50ms"))
	require.NoError(t, err)
	for name, servers := range map[string]int{"one server": 1, "three servers": 3} {
		t.Run(name, func(t *testing.T) {
			t.Logf("SEED=%d CHAOS=%v CLIENTS=%d REST=%v", seed, long, clients, rest)
			f := chaos_fleet.ChaosFleet(t, servers, 5, seed)
			f.Rest = rest
			for face := range strings.FieldsSeq(chaos_ask.Faces) {
				for variant := range chaos_ask.Variants {
					f.Want[fmt.Sprint(face, variant)] = chaos_wait.ChaosWait(t, f.Alone, face, variant)
				}
				for _, place := range f.Places {
					chaos_wait.ChaosWait(t, place, face, 0)
				}
			}
			var asking, striking sync.WaitGroup
			until, random := time.Now().Add(long), rand.New(rand.NewPCG(seed, 1<<32))
			for number := range clients {
				asking.Go(func() { chaos_client.ChaosClient(f, seed, uint64(number+1), until) })
			}
			for time.Now().Before(until) {
				time.Sleep(time.Duration(300+random.IntN(900)) * time.Millisecond) // between two strikes
				striking.Go(func() { chaos_strike.ChaosStrike(f) })
			}
			striking.Wait()
			asking.Wait()
			chaos_report.ChaosReport(t, f)
		})
	}
}
