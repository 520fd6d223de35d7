package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/find_oldest_session"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestFindOldestSession(t *testing.T) {
	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	found, _ := find_oldest_session.FindOldestSession(table, nil)
	require.Nil(t, found)
	begin, sessions := time.Now(), [4]*generation.Session{}
	for i := range sessions {
		sessions[i] = generation_fake_session.GenerationFakeSession(t, table, 1)
		sessions[i].Used = begin.Add(time.Duration(i) * time.Second)
	}
	found, used := find_oldest_session.FindOldestSession(table, nil)
	require.Same(t, sessions[0], found)
	require.Equal(t, begin, used)
	found, _ = find_oldest_session.FindOldestSession(table, sessions[0])
	require.Same(t, sessions[1], found, "one is to be kept")
	sessions[1].Run = &generation.Run{}
	found, used = find_oldest_session.FindOldestSession(table, sessions[0])
	require.Same(t, sessions[2], found, "one has a run")
	require.Equal(t, begin.Add(2*time.Second), used)
}
