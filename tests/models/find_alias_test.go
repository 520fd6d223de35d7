package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/find_alias"
)

func TestFindAlias(t *testing.T) {
	list := []models.Alias{{Name: "*", Model: "any"}, {Name: "gpt-4o", Model: "big"}, {Name: "x:latest", Model: "x"}}
	for name, want := range map[string]string{"gpt-4o": "big", "gpt-4o:latest": "big", "x:latest": "x", "x": "",
		"": "", "*": "any"} {
		require.Equal(t, want, find_alias.FindAlias(list, name), name)
	}
	require.Empty(t, find_alias.FindAlias(list, "other"), "the name * is for find_model to ask for")
}
