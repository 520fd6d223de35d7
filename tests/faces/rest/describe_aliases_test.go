package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/describe_aliases"
	"rkllmd/models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestDescribeAliases(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	table := named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	table.Options.Aliases = []models.Alias{{Name: "*", Model: "small"}, {Name: "gpt-4o", Model: "small"},
		{Name: "main", Model: "toy"}, {Name: "gone", Model: "none"}}
	list := describe_aliases.DescribeAliases(table, host.Hub)
	require.Len(t, list, 2)
	require.Equal(t, []any{"gpt-4o", 0}, []any{list[0].ID, list[0].ContextLength})
	require.Equal(t, []any{"main", 64}, []any{list[1].ID, list[1].ContextLength})
}
