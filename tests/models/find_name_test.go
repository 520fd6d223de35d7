package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/find_name"
)

func TestFindName(t *testing.T) {
	a, tagged := &models.Model{Name: "a"}, &models.Model{Name: "b:latest"}
	table := &models.Table{Models: []*models.Model{a, tagged}}
	for name, want := range map[string]*models.Model{"a": a, "a:latest": a, "b:latest": tagged} {
		model, found := find_name.FindName(table, "/m/a.gguf", "A", name)
		require.True(t, found, name)
		require.Same(t, want, model, name)
	}
	for _, name := range []string{"/m/main.gguf", "main.gguf", "main", "Main", "main:latest"} {
		model, found := find_name.FindName(table, "/m/main.gguf", "Main", name)
		require.True(t, found, name)
		require.Nil(t, model, name)
	}
	for _, name := range []string{"", "b", "A", "."} {
		_, found := find_name.FindName(table, "", "", name)
		require.False(t, found, name)
	}
}
