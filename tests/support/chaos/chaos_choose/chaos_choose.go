// Package chaos_choose chooses what happens next.
package chaos_choose

import (
	"cmp"
	"os"
	"strings"
	"time"

	"rkllmd/tests/support/chaos/chaos_fleet"
	"rkllmd/tests/support/chaos/chaos_process"
	"rkllmd/tests/support/chaos/chaos_proxy"
)

// Kinds are what happens, each as often as the others: a member is killed, told to end, or stopped, nothing goes over
// its links, or they are cut off, and so on. STRIKES names others.
const Kinds = "member-kill member-kill member-kill member-kill member-term member-term member-term member-term " +
	"member-stop member-stop member-hole member-hole member-cut member-cut " +
	"gateway-kill gateway-term gateway-stop server-kill server-kill server-stop"

// ChaosChoose returns what happens next to whom, for how long, and notes it; a program to which something happens now
// is left alone, and nil is returned for it.
func ChaosChoose(f *chaos_fleet.Fleet) (string, *chaos_process.Process, []*chaos_proxy.Proxy, time.Duration) {
	f.Mu.Lock()
	defer f.Mu.Unlock()
	kinds := strings.Fields(cmp.Or(os.Getenv("STRIKES"), Kinds))
	kind := kinds[f.Random.IntN(len(kinds))]
	var p *chaos_process.Process
	var links []*chaos_proxy.Proxy
	switch kind[0] {
	case 'm':
		i := f.Random.IntN(len(f.Members))
		p, links = f.Members[i], f.Links[i]
	case 'g':
		p = f.Gateways[f.Random.IntN(len(f.Gateways))]
	default:
		p = f.Servers[f.Random.IntN(len(f.Servers))]
	}
	long := time.Duration(200+f.Random.IntN(2800)) * time.Millisecond
	p.Mu.Lock()
	defer p.Mu.Unlock()
	if p.Held || p.Running == nil {
		return kind, nil, nil, 0
	}
	p.Held, p.Struck = true, time.Now()
	f.Strikes = append(f.Strikes, chaos_fleet.Strike{Kind: kind, Name: p.Name, At: p.Struck})
	return kind, p, links, long
}
