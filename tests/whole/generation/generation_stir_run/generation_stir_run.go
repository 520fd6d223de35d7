// Package generation_stir_run plays a run of a session, for generation_stir.
package generation_stir_run

import (
	"math/rand/v2"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/restore_history"
	"rkllmd/generation/session/start_session_run"
)

// GenerationStirRun plays a run of s, whose tokens are mark alone, that takes up to 0.1 ms and generates two tokens, or
// could not begin. strange: its prompt holds other tokens.
func GenerationStirRun(s *generation.Session, mark int32, random *rand.Rand) (strange string, err error) {
	run := &generation.Run{Backend: s.Backend, Begun: true, Request: generation.Request{Session: s}}
	if _, err := start_session_run.StartSessionRun(run, []int32{mark}); err != nil {
		return "", err
	}
	for _, token := range run.Prompt {
		if token != mark {
			strange = "a run was given tokens of another session"
		}
	}
	time.Sleep(time.Duration(random.IntN(100)) * time.Microsecond)
	if random.IntN(8) == 0 {
		restore_history.RestoreHistory(run)
	} else {
		end_session_run.EndSessionRun(run, []int32{mark, mark})
	}
	return strange, nil
}
