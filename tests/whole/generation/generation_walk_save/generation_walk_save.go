// Package generation_walk_save saves a session and restores it.
package generation_walk_save

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/restore_session"
	"rkllmd/generation/session/save_session"
	"rkllmd/tests/whole/generation/generation_walk_runs"
)

// GenerationWalkSave saves a session of a walk and adds one that is restored from the file, in this table.
func GenerationWalkSave(t testing.TB, w *generation_walk_runs.Walk, known *generation_walk_runs.Known,
	table *generation.Sessions) {
	t.Helper()
	path := filepath.Join(w.Folder, "session")
	require.NoError(t, save_session.SaveSession(known.Session, path))
	s, err := restore_session.RestoreSession(table, path)
	require.NoError(t, err)
	require.Equal(t, known.Session.Dropped, s.Dropped)
	w.Sessions = append(w.Sessions, &generation_walk_runs.Known{Session: s, History: slices.Clone(known.History)})
}
