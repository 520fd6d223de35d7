package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/release_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestReleaseSession(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	s := generation_fake_session.GenerationFakeSession(t, table, 1)
	release_session.ReleaseSession(table, s, nil, generation.ClosedIdle)
	require.Equal(t, map[uint64]int{s.Owner: 1}, fake.Released)
	require.Equal(t, []generation.CloseReason{generation.ClosedIdle}, fake.Gone[s])

	run := generation_fake_begin.GenerationFakeBegin(t, s)
	table.Gone = nil
	release_session.ReleaseSession(table, s, run, generation.ClosedByClient)
	require.Equal(t, 1, fake.Aborted[run])
	require.Equal(t, map[uint64]int{s.Owner: 1}, fake.Released, "the cache is given back when the run has ended")
	require.Len(t, fake.Gone[s], 1, "nobody asks")
}
