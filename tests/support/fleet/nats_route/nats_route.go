// Package nats_route hands a message of NATS to those who listen.
package nats_route

import (
	"fmt"

	"rkllmd/tests/support/fleet/nats_state"
)

// NATSRoute sends data to all who listen to subject, of each group to one; where nobody does, reply is told so.
func NATSRoute(s *nats_state.Server, subject, reply string, data []byte) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	told, groups := 0, map[string]bool{}
	for _, sub := range s.Subs {
		if !nats_state.NATSState(sub, subject) || groups[sub.Group] {
			continue
		}
		groups[sub.Group] = sub.Group != ""
		told++
		fmt.Fprintf(sub.Conn, "MSG %s %s %s %d\r\n%s\r\n", subject, sub.SID, reply, len(data), data)
	}
	for _, sub := range s.Subs {
		if told == 0 && reply != "" && nats_state.NATSState(sub, reply) {
			fmt.Fprintf(sub.Conn, "HMSG %s %s 16 16\r\nNATS/1.0 503\r\n\r\n\r\n", reply, sub.SID)
		}
	}
}
