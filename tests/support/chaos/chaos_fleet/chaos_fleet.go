// Package chaos_fleet starts a fleet that is to suffer.
package chaos_fleet

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/chaos/chaos_keep"
	"rkllmd/tests/support/chaos/chaos_pass"
	"rkllmd/tests/support/chaos/chaos_ports"
	"rkllmd/tests/support/chaos/chaos_process"
	"rkllmd/tests/support/chaos/chaos_proxy"
	"rkllmd/tests/support/chaos/chaos_server"
	"rkllmd/tests/support/daemon/daemon_command"
)

// Fleet is programs, each a process of its own, and what its clients have met.
type Fleet struct {
	Alone    chaos_answer.Place // of a daemon that nothing happens to
	Places   [2]chaos_answer.Place
	Gateways [2]*chaos_process.Process
	Members  []*chaos_process.Process
	Links    [][]*chaos_proxy.Proxy // of each member, to each server
	Servers  []*chaos_process.Process
	Want     map[string]chaos_answer.Answer
	Rest     time.Duration // of a client before each request, on average

	Mu      sync.Mutex
	Random  *rand.Rand // for strikes
	Strikes []Strike
	Counts  map[string]int
	Faults  []string
	Firsts  []time.Duration
}

// Strike is what was done to whom.
type Strike struct {
	Kind, Name string
	At         time.Time
}

// Sequences is how many runs a member computes at once.
const Sequences = 8

// ChaosFleet starts so many servers of NATS, so many members, each with a link of its own to each server, two gateways,
// and a daemon that serves alone.
func ChaosFleet(t testing.TB, servers, members int, seed uint64) *Fleet {
	t.Helper()
	f := &Fleet{Random: rand.New(rand.NewPCG(seed, 0)), Counts: map[string]int{},
		Want: map[string]chaos_answer.Answer{}}
	ports, urls := chaos_ports.ChaosPorts(t, 2*servers+3), make([]string, members+1)
	for i := range servers {
		f.Servers = append(f.Servers, chaos_process.ChaosProcess(t, fmt.Sprint("s", i), chaos_server.ChaosServer(t,
			ports, servers, i), chaos_keep.ChaosKeep))
		urls[members] += fmt.Sprintf(",nats://127.0.0.1:%d", ports[i])
	}
	folder := t.TempDir()
	f.Links = make([][]*chaos_proxy.Proxy, members)
	model := []string{"--model", "builtin:demo", "--exact", "--sequences", fmt.Sprint(Sequences)}
	for i := range members {
		for _, port := range ports[:servers] {
			p := chaos_proxy.ChaosProxy(t, fmt.Sprint("127.0.0.1:", port), chaos_pass.ChaosPass)
			f.Links[i], urls[i] = append(f.Links[i], p), urls[i]+","+p.URL
		}
		f.Members = append(f.Members, chaos_process.ChaosProcess(t, fmt.Sprint("m", i), daemon_command.DaemonCommand(t,
			false, append([]string{"serve", "--socket", filepath.Join(folder, fmt.Sprint("m", i)), "--models", "none",
				"--nats", strings.TrimPrefix(urls[i], ","), "--nats-name", fmt.Sprint("m", i)}, model...)...).Args,
			chaos_keep.ChaosKeep))
	}
	for i, port := range ports[2*servers:] {
		name := fmt.Sprint("g", i)
		place := chaos_answer.Place{HTTP: fmt.Sprint("127.0.0.1:", port), UMA: filepath.Join(folder, name+".uma"),
			GRPC: filepath.Join(folder, name+".grpc")}
		flags := []string{"serve", "--socket", filepath.Join(folder, name), "--models", "none", "--http", place.HTTP,
			"--uma-socket", place.UMA, "--grpc", "unix://" + place.GRPC, "--max-clients", "1000", "--max-queued",
			"1000", "--grpc-sessions", "1000"}
		if i == len(f.Places) {
			f.Alone = place
			chaos_process.ChaosProcess(t, "alone", daemon_command.DaemonCommand(t, false, append(flags,
				model...)...).Args, chaos_keep.ChaosKeep)
			break
		}
		f.Places[i] = place
		flags = append(flags, "--nats", strings.TrimPrefix(urls[members], ","), "--nats-name", name)
		f.Gateways[i] = chaos_process.ChaosProcess(t, name, daemon_command.DaemonCommand(t, false, flags...).Args,
			chaos_keep.ChaosKeep)
	}
	return f
}
