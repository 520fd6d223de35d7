// Package daemon holds the types and constants of its room: a daemon, seen by its client.
package daemon

import (
	"time"
)

// How long a private daemon may take to listen, and to end.
const (
	StartLimit = 30 * time.Second
	StopLimit  = 5 * time.Second
)
