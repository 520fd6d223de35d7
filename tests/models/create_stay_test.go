package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/hub/find_loading"
	"rkllmd/models"
	"rkllmd/models/create_stay"
)

func TestCreateStay(t *testing.T) {
	model, table := &models.Model{Name: "a", Path: "/m/a.gguf"}, &models.Table{}
	stay := create_stay.CreateStay(table, model)
	require.Same(t, model, stay.Model)
	require.Same(t, table, stay.Table)
	require.Zero(t, stay.Holders)
	loading, done, _ := find_loading.FindLoading(stay.Hub)
	require.Equal(t, "/m/a.gguf", loading.Path)
	require.Zero(t, done)
}
