// Package generation_walk walks through what sessions can do, at random.
package generation_walk

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/fork_session"
	"rkllmd/tests/whole/generation/generation_walk_runs"
	"rkllmd/tests/whole/generation/generation_walk_save"
)

// GenerationWalk takes one step: a session is made (with the history of an evicted one, if there is one), appended to,
// forked, saved and restored, closed, or up to three have answers generated at once.
func GenerationWalk(t testing.TB, w *generation_walk_runs.Walk, random *rand.Rand) {
	t.Helper()
	table, what := w.Tables[random.IntN(2)], "create"
	dice := random.IntN(100)
	if len(w.Sessions) == 0 {
		dice = 0
	}
	random.Shuffle(len(w.Sessions), func(i, k int) { w.Sessions[i], w.Sessions[k] = w.Sessions[k], w.Sessions[i] })
	switch {
	case dice < 15:
		s, err := create_session.CreateSession(table, "", nil)
		require.NoError(t, err)
		known := &generation_walk_runs.Known{Session: s}
		if n := len(w.Lost); n > 0 {
			what, known.History, w.Lost = "create anew", w.Lost[n-1], w.Lost[:n-1]
		}
		for _, token := range known.History { // one by one
			_, err = append_session.AppendSession(s, []int32{token})
			require.NoError(t, err)
		}
		w.Sessions = append(w.Sessions, known)
	case dice < 30:
		what = "append"
		for range random.IntN(12) {
			w.Sessions[0].History = append(w.Sessions[0].History, int32(random.IntN(w.Alone.Model.Vocabulary)))
		}
		s := w.Sessions[0].Session
		length, err := append_session.AppendSession(s, w.Sessions[0].History[len(s.Tokens):])
		require.NoError(t, err)
		require.Equal(t, len(w.Sessions[0].History), length)
	case dice < 40:
		what = "fork"
		fork, err := fork_session.ForkSession(w.Tables[slices.Index([]*generation.Backend{w.Tables[0].Backend,
			w.Tables[1].Backend}, w.Sessions[0].Session.Backend)], w.Sessions[0].Session)
		require.NoError(t, err)
		w.Sessions = append(w.Sessions, &generation_walk_runs.Known{Session: fork,
			History: slices.Clone(w.Sessions[0].History)})
	case dice < 50:
		what = "save and restore"
		generation_walk_save.GenerationWalkSave(t, w, w.Sessions[0], table)
	case dice < 55:
		what = "close"
		require.Equal(t, len(w.Sessions[0].History), close_session.CloseSession(w.Tables[0], w.Sessions[0].Session,
			generation.ClosedByClient))
		close_session.CloseSession(w.Tables[1], w.Sessions[0].Session, generation.ClosedByClient) // of whichever it is
		w.Sessions = w.Sessions[1:]
	default:
		what = "run"
		generation_walk_runs.GenerationWalkRuns(t, w, random, w.Sessions[:min(len(w.Sessions), 1+random.IntN(3))])
	}
	w.Counts[what]++
	for i := len(w.Sessions) - 1; i >= 0; i-- {
		if known := w.Sessions[i]; known.Session.Closed {
			w.Lost, w.Sessions = append(w.Lost, known.History), slices.Delete(w.Sessions, i, i+1)
			w.Counts["evicted"]++
		}
	}
}
