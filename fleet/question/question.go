// Package question holds the types of its room: what any member of a class is asked.
package question

import (
	"time"

	"rkllmd/fleet"
)

// AgainTime is what is waited for before another member is asked, when one has said that it unloads the model. It
// doubles each time.
const AgainTime = 50 * time.Millisecond

// MostAsked is how often a question is asked at most.
const MostAsked = 7

// Reply is how a question was answered.
type Reply struct {
	Answer fleet.Answer
	Err    error
}
