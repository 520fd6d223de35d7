package models_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/list_models"
	"rkllmd/tests/models/bare_table"
)

func TestListModels(t *testing.T) {
	require.Empty(t, list_models.ListModels(nil))
	table, bad := bare_table.BareTable(models.Options{}), errors.New("bad")
	table.Models = []*models.Model{
		{Name: "z", Path: "/z"}, {Name: "failed", Err: bad},
		{Name: "tried again", Err: bad, Stay: &models.Stay{Holders: 2}},
		{Name: "loading", Stay: &models.Stay{Holders: 1, Begun: time.Now()}},
		{Name: "loaded", Pinned: true, Stay: &models.Stay{Begun: time.Now(), Loaded: true}},
	}
	require.Equal(t, []models.Entry{
		{Name: "z", Path: "/z", State: "unloaded"}, {Name: "failed", State: "unloaded", Error: "bad"},
		{Name: "tried again", State: "waiting", Users: 2}, {Name: "loading", State: "loading", Users: 1},
		{Name: "loaded", State: "loaded", Pinned: true},
	}, list_models.ListModels(table))
}
