package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/find_model"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestFindModel(t *testing.T) {
	a, b := &models.Model{Name: "a"}, &models.Model{Name: "b"}
	table, main := &models.Table{Models: []*models.Model{a, b}}, &generation.Hub{}
	for name, want := range map[string]*models.Model{"a": a, "b": b} {
		found, err := find_model.FindModel(table, main, name)
		require.NoError(t, err)
		require.Same(t, want, found)
	}
	for _, none := range []*models.Table{nil, {}} {
		found, err := find_model.FindModel(none, main, "anything")
		require.NoError(t, err, "there is nothing but main, whose users say what they think of the name")
		require.Nil(t, found)
	}
	_, err := find_model.FindModel(table, main, "")
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, `no model was named, and rkllm.init has loaded none: name one, by "model"; models here: "a", "b"`)
	_, err = find_model.FindModel(table, main, "c")
	require.ErrorIs(t, err, generation.ErrNotFound)
	require.EqualError(t, err, `there is no model "c"; models here: "a", "b"`)

	_, loaded := generation_backend.GenerationBackend()
	loaded.Model.Name, loaded.Model.Path = "Main", "/m/main.gguf"
	main.Backend.Store(loaded)
	for _, name := range []string{"", "Main", "/m/main.gguf", "main.gguf"} {
		found, err := find_model.FindModel(table, main, name)
		require.NoError(t, err, name)
		require.Nil(t, found, name)
	}
	_, err = find_model.FindModel(table, main, "m")
	require.EqualError(t, err, `there is no model "m"; models here: "a", "b", "main"`)
	table.Options.Aliases = []models.Alias{{Name: "gpt-4o", Model: "b"}, {Name: "mine", Model: "Main"}, {Name: "x",
		Model: "gone"}}
	for name, want := range map[string]*models.Model{"gpt-4o": b, "gpt-4o:latest": b, "mine": nil, "main:latest": nil} {
		found, err := find_model.FindModel(table, main, name)
		require.NoError(t, err, name)
		require.Same(t, want, found, name)
	}
	_, err = find_model.FindModel(table, main, "x")
	require.EqualError(t, err, `"x" stands for "gone" (--alias), which is not there; models here: "a", "b", "main", "gpt-4o", "mine", "x"`)
	table.Options.Aliases = append(table.Options.Aliases, models.Alias{Name: "*", Model: "a"})
	found, err := find_model.FindModel(table, main, "anything")
	require.NoError(t, err)
	require.Same(t, a, found)
	loaded.Model.Name = "a"
	found, err = find_model.FindModel(table, main, "a")
	require.NoError(t, err)
	require.Same(t, a, found, "the operator's name goes before the file's")
}
