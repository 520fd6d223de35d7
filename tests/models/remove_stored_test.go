package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/remove_stored"
	"rkllmd/tests/models/bare_table"
)

func TestRemoveStored(t *testing.T) {
	table := bare_table.BareTable(models.Options{})
	named, idle := &models.Model{Name: "a"}, &models.Model{Name: "i", Stored: true}
	loaded, coming := &models.Model{Name: "l", Stored: true}, &models.Model{Name: "c", Stored: true}
	loaded.Stay = &models.Stay{Model: loaded, Table: table, Loaded: true, Holders: 1,
		Left: make(chan struct{})}
	coming.Stay = &models.Stay{Model: coming, Table: table, Holders: 1}
	table.Models = []*models.Model{named, idle, loaded, coming}
	table.Mu.Lock()
	defer table.Mu.Unlock()
	require.False(t, remove_stored.RemoveStored(table, "a", "why"), "it is the operator's")
	require.False(t, remove_stored.RemoveStored(table, "x", "why"))
	require.True(t, remove_stored.RemoveStored(table, "i", "why"))
	stay := loaded.Stay
	require.True(t, remove_stored.RemoveStored(table, "l", "why"))
	require.True(t, stay.Leaving, "and whoever holds it is answered")
	require.Equal(t, "why", stay.Reason)
	require.True(t, remove_stored.RemoveStored(table, "c", "why"))
	require.False(t, coming.Stay.Leaving, "who waits for it gets it")
	require.Equal(t, models.AtOnce, *coming.Stay.Keep)
	require.Equal(t, []*models.Model{named}, table.Models)
}
