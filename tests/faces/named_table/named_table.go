// Package named_table makes a table of a model for tests.
package named_table

import (
	"testing"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/close_table"
	"rkllmd/models/create_table"
	"rkllmd/tests/faces/named_open"
)

// NamedTable makes a table with one model, of that name, whose backend is b. It is loaded when it is asked for and gate
// is closed; nil: at once.
func NamedTable(t testing.TB, name string, b *generation.Backend, gate <-chan struct{}) *models.Table {
	t.Helper()
	table := create_table.CreateTable([]*models.Model{{Name: name, Path: "/models/" + name,
		Open: named_open.NamedOpen(b, gate)}}, models.Options{})
	t.Cleanup(func() { close_table.CloseTable(table) })
	return table
}
