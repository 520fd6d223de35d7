package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/list_names"
)

func TestListNames(t *testing.T) {
	table := &models.Table{Models: []*models.Model{{Name: "b"}, {Name: `a"c`}}}
	require.Equal(t, "none", list_names.ListNames(&models.Table{}, ""))
	require.Equal(t, `"b", "a\"c"`, list_names.ListNames(table, ""))
	require.Equal(t, `"b", "a\"c", "main"`, list_names.ListNames(table, "main"))
	table.Options.Aliases = []models.Alias{{Name: "*", Model: "b"}, {Name: "gpt-4o", Model: "b"}}
	require.Equal(t, `"b", "a\"c", "gpt-4o"`, list_names.ListNames(table, ""))
}
