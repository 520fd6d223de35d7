// Package swarm holds the types and constants of its room: rkllmd swarm.
package swarm

import (
	"errors"
	"time"
)

// AnswerPatience is how long a host may be silent while it owes an answer.
const AnswerPatience = 30 * time.Second

// ErrLinkEnded is returned when the host, or the way to it, has ended the connection.
var ErrLinkEnded = errors.New("the connection has ended")

// ErrIdle is returned when the host has ended the connection because nothing was asked, as rkllmd 0.1.0 does. The next
// prompt connects again.
var ErrIdle = errors.New("the host has ended the connection because it has got no prompt")
