package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/drop_deserted"
	"rkllmd/tests/models/bare_table"
)

func TestDropDeserted(t *testing.T) {
	table := bare_table.BareTable(models.Options{})
	for range 3 {
		table.Line = append(table.Line, create_stay.CreateStay(table, &models.Model{}))
	}
	deserted, held := table.Line[0], table.Line[1]
	held.Holders = 1
	drop_deserted.DropDeserted(table)
	require.Len(t, table.Line, 2)
	require.Same(t, held, table.Line[0])
	require.Equal(t, models.ErrDeserted, deserted.Hub.Loading.Load().Err)
	held.Holders, held.Model.Pinned = 0, true
	drop_deserted.DropDeserted(table)
	require.Len(t, table.Line, 2, "the operator waits for it")
	held.Model.Pinned = false
	drop_deserted.DropDeserted(table)
	require.Empty(t, table.Line)
}
