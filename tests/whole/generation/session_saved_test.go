package generation_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/generation/session/find_session"
	"rkllmd/generation/session/restore_session"
	"rkllmd/generation/session/save_session"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/generation/generation_say"
)

// A session is saved, goes on in another backend, loses its place to others, and its history is truncated.
func TestSessionSaved(t *testing.T) {
	var tables []*generation.Sessions
	for _, architecture := range []string{"qwen3", "qwen3", "llama"} {
		_, b := generation_engine.GenerationEngine(t, architecture, engine.PoolOptions{Sequences: 2, Size: 64})
		table := create_sessions.CreateSessions(b, generation.SessionOptions{Limit: 2, Sink: 2, Window: 38}, nil)
		t.Cleanup(func() { close_sessions.CloseSessions(table) })
		tables = append(tables, table)
	}
	path, sampling := filepath.Join(t.TempDir(), "session"), tables[0].Backend.Defaults
	s, err := create_session.CreateSession(tables[0], "mine", []int32{1})
	require.NoError(t, err)
	require.Len(t, generation_say.GenerationSay(t, s, sampling, 10, 11, 12).Answer, 8)
	require.NoError(t, save_session.SaveSession(s, path))
	info, err := os.Stat(path)
	require.NoError(t, err)
	t.Logf("11 tokens, 10 of them with state: %d bytes", info.Size())

	restored, err := restore_session.RestoreSession(tables[1], path)
	require.NoError(t, err)
	require.Equal(t, s.Tokens, restored.Tokens)
	want, got := generation_say.GenerationSay(t, s, sampling, 13, 14), generation_say.GenerationSay(t, restored,
		sampling, 13, 14)
	require.Equal(t, want.Answer, got.Answer)
	require.Equal(t, generation.Usage{Prompt: 13, Reused: 10, Prefilled: 3, Generated: 8}, got.Last.Usage,
		"only what was not yet decoded")
	_, err = restore_session.RestoreSession(tables[2], path)
	require.EqualError(t, err, path+
		` cannot be used: it was made with another model, "tiny qwen3 with random weights"; the one that is loaded is "tiny llama with random weights"`)
	require.Empty(t, tables[2].ByID)

	// Two others come, and the session that was not used for longest makes room.
	history := restored.Tokens
	for range 2 {
		other, err := create_session.CreateSession(tables[1], "", nil)
		require.NoError(t, err)
		generation_say.GenerationSay(t, other, sampling, 50, 51, 52)
	}
	_, err = find_session.FindSession(tables[1], restored.ID)
	require.ErrorIs(t, err, generation.ErrNotFound)
	anew, err := create_session.CreateSession(tables[1], "", []int32{1})
	require.NoError(t, err)
	_, err = append_session.AppendSession(anew, history)
	require.NoError(t, err)
	require.Equal(t, generation_say.GenerationSay(t, s, sampling, 15).Answer, generation_say.GenerationSay(t, anew,
		sampling, 15).Answer)

	// 30 tokens, and 14 more than the session keeps: as a session that had never had others.
	for _, session := range []*generation.Session{s, anew} {
		_, err = append_session.AppendSession(session, []int32{60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
			74, 75, 76, 77, 78, 79, 80, 81, 82, 83})
		require.NoError(t, err)
	}
	require.Len(t, s.Tokens, 54)
	expected := append(append([]int32{}, s.Tokens[:2]...), s.Tokens[16:]...)
	run := generation_say.GenerationSay(t, s, sampling)
	require.Equal(t, expected, run.Prompt)
	require.Equal(t, 14, run.Dropped)
	require.Equal(t, generation.ReasonLength, run.Last.Reason, "there is room for an answer")
	require.Equal(t, append(expected, run.Answer...), s.Tokens)
}
