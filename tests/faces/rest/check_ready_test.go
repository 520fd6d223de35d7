package rest_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/check_ready"
	"rkllmd/generation"
	"rkllmd/models"
)

func TestCheckReady(t *testing.T) {
	require.ErrorIs(t, check_ready.CheckReady(nil), generation.ErrNoModel)
	bad := errors.New("bad")
	table := &models.Table{Models: []*models.Model{{Name: "stored", Stored: true}}}
	kept := &models.Model{Name: "kept", Pinned: true, Stay: &models.Stay{}}
	require.ErrorIs(t, check_ready.CheckReady(table), generation.ErrNoModel, "the operator has named none")
	table.Models = append(table.Models, &models.Model{Name: "named", Err: bad})
	require.NoError(t, check_ready.CheckReady(table), "it is loaded when it is asked for, and tried again")
	table.Models = append(table.Models, kept)
	require.EqualError(t, check_ready.CheckReady(table), "kept is being loaded")
	require.ErrorIs(t, check_ready.CheckReady(table), generation.ErrClosed)
	kept.Stay.Loaded = true
	require.NoError(t, check_ready.CheckReady(table))
	kept.Stay = nil
	require.NoError(t, check_ready.CheckReady(table), "its process has ended: the next request has it loaded again")
	kept.Err = bad
	require.EqualError(t, check_ready.CheckReady(table), "kept could not be loaded: bad")
}
