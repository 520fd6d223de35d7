// Package chaos_strike does harm to a fleet.
package chaos_strike

import (
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/tests/support/chaos/chaos_choose"
	"rkllmd/tests/support/chaos/chaos_fleet"
)

// ChaosStrike does what comes next (chaos_choose), and makes it good again, for which it waits. It runs on a goroutine
// of its own.
func ChaosStrike(f *chaos_fleet.Fleet) {
	kind, p, links, long := chaos_choose.ChaosChoose(f)
	if p == nil {
		return
	}
	_, what, _ := strings.Cut(kind, "-")
	p.Mu.Lock()
	p.Pause = long
	signal := map[string]unix.Signal{"kill": unix.SIGKILL, "term": unix.SIGTERM, "stop": unix.SIGSTOP}[what]
	if signal != 0 && p.Running != nil {
		_ = p.Running.Signal(signal) // it has just ended
		p.Ending = what != "stop"
	}
	p.Mu.Unlock()
	for _, link := range links {
		switch what {
		case "hole":
			link.Gate.Lock()
			defer link.Gate.Unlock()
		case "cut":
			link.Mu.Lock()
			link.Cut = true
			for c := range link.Conns {
				c.Close()
			}
			link.Mu.Unlock()
		}
	}
	time.Sleep(long)
	p.Mu.Lock()
	if p.Held, p.Struck = false, time.Now(); what == "stop" && p.Running != nil {
		_ = p.Running.Signal(unix.SIGCONT) // it has ended
	}
	p.Mu.Unlock()
	for _, link := range links {
		link.Mu.Lock()
		link.Cut = false
		link.Mu.Unlock()
	}
}
