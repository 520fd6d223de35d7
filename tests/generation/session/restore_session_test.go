package session_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/remove_answer"
	"rkllmd/generation/session/restore_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/session/generation_session_bytes"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestRestoreSession(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Limit: 2})
	path := filepath.Join(t.TempDir(), "session")
	require.NoError(t, os.WriteFile(path, generation_session_bytes.GenerationSessionBytes(t), 0o600))
	s, err := restore_session.RestoreSession(table, path)
	require.NoError(t, err)
	require.Same(t, s, table.ByID[s.ID])
	require.Equal(t, []int32{5, 6, 7, 8}, s.Tokens)
	require.Equal(t, []any{"mine", 2, 6, 12, []int32{7}, 2, 1}, []any{s.Label, s.Sink, s.Window, s.Capacity,
		s.EndTokens, s.Turn, s.Answer})
	require.Equal(t, []int32{5, 6, 7}, fake.Tokens[s.Owner])
	require.Equal(t, "the state", string(fake.States[s.Owner]))
	answer, err := remove_answer.RemoveAnswer(&generation.Session{Tokens: s.Tokens[:3], Turn: s.Turn,
		Answer: s.Answer})
	require.NoError(t, err)
	require.Equal(t, []int32{7}, answer, "its answer is known")

	table.Backend.Capabilities.Exact = false
	other, err := restore_session.RestoreSession(table, path)
	require.NoError(t, err)
	require.NotEqual(t, s.ID, other.ID)
	require.NotContains(t, fake.States, other.Owner, "computed by other kernels: decoded anew")
	table.Backend.Capabilities.Exact, table.Backend.Model.Fingerprint = true, "2f"
	other, err = restore_session.RestoreSession(table, path)
	require.NoError(t, err)
	require.Equal(t, s.Tokens, other.Tokens)
	require.NotContains(t, fake.States, other.Owner, "computed by another build: decoded anew")
	table.Backend.Model.Fingerprint = "1f"

	table.Backend.Model.Vocabulary = 8
	_, err = restore_session.RestoreSession(table, path)
	require.EqualError(t, err, path+" cannot be used: tokens[3] is 8; this model has the tokens 0 to 7")
	table.Backend.Model.Vocabulary, fake.Err = 100, errors.New("llama.cpp refused the state")
	_, err = restore_session.RestoreSession(table, path)
	require.EqualError(t, err, path+" cannot be used: llama.cpp refused the state")
	fake.Err = generation.ErrBusy
	fourth, err := restore_session.RestoreSession(table, path)
	require.NoError(t, err, "no place in the cache: decoded anew")
	require.Equal(t, []int32{5, 6, 7, 8}, fourth.Tokens)
	fake.Err = nil
	for _, s := range table.ByID {
		generation_fake_begin.GenerationFakeBegin(t, s, 1)
	}
	_, err = restore_session.RestoreSession(table, path)
	require.ErrorIs(t, err, generation.ErrBusy)
	require.Len(t, table.ByID, 2, "nothing stays behind")
	require.Equal(t, []generation.CloseReason{generation.ClosedCapacity}, fake.Gone[s], "for the third")
	require.Len(t, fake.Gone, 2, "and one more, for the fourth")
	require.Len(t, fake.Tokens, 1)
	table.Backend.Capabilities.Sessions = false
	_, err = restore_session.RestoreSession(table, path)
	require.EqualError(t, err, "fake keeps no sessions")
	table.Backend.Capabilities.Sessions, table.Backend.Model.Identity = true, "toy-2"
	_, err = restore_session.RestoreSession(table, path)
	require.EqualError(t, err, path+
		` cannot be used: it was made with another model, "toy"; the one that is loaded is "toy"`)
}
