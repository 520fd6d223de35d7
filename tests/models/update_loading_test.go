package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/hub/find_loading"
	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/update_loading"
	"rkllmd/tests/models/bare_table"
)

func TestUpdateLoading(t *testing.T) {
	table := bare_table.BareTable(models.Options{})
	stay := create_stay.CreateStay(table, &models.Model{})
	require.True(t, update_loading.UpdateLoading(stay)(0.5))
	_, done, _ := find_loading.FindLoading(stay.Hub)
	require.Equal(t, 0.5, done)
	table.Stopped = true
	require.False(t, update_loading.UpdateLoading(stay)(0.6), "nobody needs it any more")
}
