package models_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/keep_stored"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_store"
)

func TestKeepStored(t *testing.T) {
	table := bare_table.BareTable(models.Options{Store: fake_store.FakeStore(&sync.Map{})})
	named := fake_model.FakeModel("n").Model
	named.Number = 1
	table.Models = []*models.Model{named}
	leaver := &models.Stay{Model: &models.Model{Name: "gone", Number: 2}}
	table.Stays = []*models.Stay{leaver}
	a := keep_stored.KeepStored(table, models.Found{Name: "a", Path: "/a"})
	require.True(t, a.Stored)
	require.Equal(t, 3, a.Number, "1 and 2 are used, the one by a model that leaves")
	b := keep_stored.KeepStored(table, models.Found{Name: "b", Path: "/b"})
	require.Equal(t, 4, b.Number)
	same := keep_stored.KeepStored(table, models.Found{Name: "a", Path: "/a"})
	require.Same(t, a, same)
	other := keep_stored.KeepStored(table, models.Found{Name: "a", Path: "/other"})
	require.Equal(t, []*models.Model{named, b, other}, table.Models)
}
