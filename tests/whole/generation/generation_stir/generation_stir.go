// Package generation_stir does something to a table of sessions, at random.
package generation_stir

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"sync"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/close_idle_sessions"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/find_session"
	"rkllmd/generation/session/fork_session"
	"rkllmd/generation/session/remove_answer"
	"rkllmd/tests/whole/generation/generation_stir_run"
)

// Stir is what several goroutines do to one table. Each session's label is a number, and its tokens are that number
// alone.
type Stir struct {
	Table *generation.Sessions

	Mu      sync.Mutex
	All     []*generation.Session
	Done    map[string]int // what was done, how often
	Strange []string       // what must not be
}

// GenerationStir does one thing to a random session, and notes what must not be: foreign tokens in a history or in a
// run's prompt, a closed session that is found, an error of a kind that nothing explains.
func GenerationStir(stir *Stir, random *rand.Rand) {
	stir.Mu.Lock()
	var s *generation.Session
	if len(stir.All) > 0 {
		s = stir.All[len(stir.All)-1-random.IntN(min(len(stir.All), 24))] // the older ones are gone
	}
	stir.Mu.Unlock()
	what, made, strange, err := "create", (*generation.Session)(nil), "", error(nil)
	var mark int32
	if s != nil {
		number, _ := strconv.Atoi(s.Label)
		mark = int32(number)
	}
	switch dice := random.IntN(100); {
	case s == nil || dice < 10:
		made, err = create_session.CreateSession(stir.Table, strconv.Itoa(random.IntN(100)), nil)
	case dice < 15:
		what = "fork"
		made, err = fork_session.ForkSession(stir.Table, s)
	case dice < 20:
		what = "close"
		close_session.CloseSession(stir.Table, s, generation.ClosedByClient)
		if _, err := find_session.FindSession(stir.Table, s.ID); err == nil {
			strange = "a closed session was found"
		}
	case dice < 21:
		what = "expire"
		close_idle_sessions.CloseIdleSessions(stir.Table,
			time.Now().Add(time.Duration(random.IntN(6000))*time.Microsecond))
	case dice < 27:
		what = "cut"
		if _, err = remove_answer.RemoveAnswer(s); errors.Is(err, generation.ErrInvalid) {
			err = nil // nothing to cut
		}
	case dice < 60:
		what = "append"
		_, err = append_session.AppendSession(s, []int32{mark, mark, mark})
	default:
		what = "run"
		strange, err = generation_stir_run.GenerationStirRun(s, mark, random)
	}
	if err != nil && !errors.Is(err, generation.ErrBusy) && !errors.Is(err, generation.ErrNotFound) &&
		!errors.Is(err, generation.ErrTooLong) {
		strange = what + ": " + err.Error()
	}
	stir.Mu.Lock()
	defer stir.Mu.Unlock()
	if made != nil {
		stir.All = append(stir.All, made)
	}
	if strange != "" {
		stir.Strange = append(stir.Strange, strange)
	}
	if err != nil {
		what += " refused"
	}
	stir.Done[what]++
}
