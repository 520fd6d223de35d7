package models_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/list_names"
	"rkllmd/tests/models/fake_store"
)

func TestListNames(t *testing.T) {
	table := &models.Table{Models: []*models.Model{{Name: "b"}, {Name: `a"c`}}}
	require.Equal(t, "none", list_names.ListNames(&models.Table{}, ""))
	require.Equal(t, `"b", "a\"c"`, list_names.ListNames(table, ""))
	require.Equal(t, `"b", "a\"c", "main"`, list_names.ListNames(table, "main"))
	table.Options.Aliases = []models.Alias{{Name: "*", Model: "b"}, {Name: "gpt-4o", Model: "b"}}
	require.Equal(t, `"b", "a\"c", "gpt-4o"`, list_names.ListNames(table, ""))
	var shelf sync.Map
	table.Options.Store = fake_store.FakeStore(&shelf)
	shelf.Store("s", models.Found{Name: "s", Path: "/s"})
	require.Equal(t, `"b", "a\"c", "main", "gpt-4o", "s"`, list_names.ListNames(table, "main"))
	for i := range models.MostNames {
		name := fmt.Sprintf("t%02d", i)
		shelf.Store(name, models.Found{Name: name, Path: "/t"})
	}
	require.Regexp(t, `^"b", "a\\"c", "gpt-4o", "s", "t00", .*, "t25" and 4 more$`, list_names.ListNames(table, ""))
}
