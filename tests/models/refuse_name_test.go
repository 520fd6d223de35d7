package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/refuse_name"
)

func TestRefuseName(t *testing.T) {
	table := &models.Table{Models: []*models.Model{{Name: "a"}}}
	err := refuse_name.RefuseName(table, "/x/m.gguf", "Title", "c", "", models.Unknown)
	require.ErrorIs(t, err, generation.ErrNotFound)
	require.EqualError(t, err, `there is no model "c"; models here: "a", "m"`)
	err = refuse_name.RefuseName(table, "", "", "c", "", models.Removed)
	require.ErrorIs(t, err, generation.ErrNotFound)
	require.EqualError(t, err, `there is no model "c" any more, it was removed from the store; models here: "a"`)
	err = refuse_name.RefuseName(table, "", "", "c", "d", models.Unknown)
	require.EqualError(t, err, `"c" stands for "d" (--alias), which is not there; models here: "a"`)
	err = refuse_name.RefuseName(table, "", "", "", "", models.Unknown)
	require.ErrorIs(t, err, generation.ErrClosed)
}
