package generation_test

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/generation/session/read_session_file"
	"rkllmd/generation/session/remove_answer"
	"rkllmd/generation/session/restore_session"
	"rkllmd/generation/session/save_session"
	"rkllmd/generation/session/write_session_file"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/generation/generation_say"
	"rkllmd/tests/whole/generation/generation_spoil_session"
)

// Whoever writes a saved session's file himself, checksum and all, gets an error, or a session that answers something:
// no crash.
func TestSessionHostile(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 2, Size: 64})
	table := create_sessions.CreateSessions(b, generation.SessionOptions{}, nil)
	t.Cleanup(func() { close_sessions.CloseSessions(table) })
	path := filepath.Join(t.TempDir(), "session")
	s, err := create_session.CreateSession(table, "", nil)
	require.NoError(t, err)
	generation_say.GenerationSay(t, s, b.Defaults, 10, 11, 12)
	require.NoError(t, save_session.SaveSession(s, path))
	sound, err := read_session_file.ReadSessionFile(path, b)
	require.NoError(t, err)
	require.Equal(t, 10, sound.Header.Cached)
	close_session.CloseSession(table, s, generation.ClosedByClient)
	s, err = create_session.CreateSession(table, "", nil)
	require.NoError(t, err)
	want := generation_say.GenerationSay(t, s, b.Defaults, 50, 51, 52).Answer

	random, refused, answered, failed := rand.New(rand.NewPCG(1, 2)), map[string]int{}, 0, 0
	for range 500 {
		f, what := generation_spoil_session.GenerationSpoilSession(sound, random)
		require.NoError(t, write_session_file.WriteSessionFile(path, f))
		restored, err := restore_session.RestoreSession(table, path)
		if err != nil {
			require.ErrorContains(t, err, path+" cannot be used: ")
			require.ErrorIs(t, err, generation.ErrInvalid)
			require.Len(t, table.ByID, 1)
			refused[what]++
			continue
		}
		answered++
		run := generation_say.GenerationSay(t, restored, b.Defaults, 1)
		if run.Last.Reason == generation.ReasonError {
			require.ErrorIs(t, run.Last.Err, generation.ErrFailed)
			failed++
		} else {
			require.Len(t, run.Answer, 8)
		}
		close_session.CloseSession(table, restored, generation.ClosedByClient)
		_, err = remove_answer.RemoveAnswer(s)
		require.NoError(t, err)
		require.Equal(t, want, generation_say.GenerationSay(t, s, b.Defaults).Answer, "nobody else notices: %s", what)
	}
	require.Len(t, refused, 6, "each was refused at least once")
	require.NotZero(t, answered)
	t.Logf("500 files: %d answered, %d failed when they were to, refused: %v", answered, failed, refused)
}
