// Package generation_fake_session makes a session with a history.
package generation_fake_session

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/create_session"
)

// GenerationFakeSession makes a session in the table, labelled "mine", with these tokens.
func GenerationFakeSession(tb testing.TB, table *generation.Sessions, tokens ...int32) *generation.Session {
	tb.Helper()
	s, err := create_session.CreateSession(table, "mine", []int32{7})
	require.NoError(tb, err)
	_, err = append_session.AppendSession(s, tokens)
	require.NoError(tb, err)
	return s
}
