// Package nats_state is what a small server of NATS knows.
package nats_state

import (
	"net"
	"strings"
	"sync"
)

// Server is a server of NATS for tests: subjects with *, groups, and the word that nobody listens. It keeps nothing.
type Server struct {
	Mu    sync.Mutex
	Subs  []*Sub
	Conns map[net.Conn]bool
}

// Sub is a subscription.
type Sub struct {
	Conn                net.Conn
	Subject, Group, SID string
}

// NATSState tells whether s takes what is sent to subject.
func NATSState(s *Sub, subject string) bool {
	pattern, words := strings.Split(s.Subject, "."), strings.Split(subject, ".")
	for i, word := range pattern {
		if i >= len(words) || word != "*" && word != words[i] {
			return false
		}
	}
	return len(pattern) == len(words)
}
