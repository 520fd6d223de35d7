// Package fake_table makes a table for tests.
package fake_table

import (
	"testing"

	"rkllmd/models"
	"rkllmd/models/close_table"
	"rkllmd/models/create_table"
	"rkllmd/tests/models/fake_open"
)

// FakeTable returns the table of these models, which is closed when the test ends.
func FakeTable(t testing.TB, o models.Options, fakes ...*fake_open.Fake) *models.Table {
	t.Helper()
	var list []*models.Model
	for _, fake := range fakes {
		list = append(list, fake.Model)
	}
	table := create_table.CreateTable(list, o)
	t.Cleanup(func() { close_table.CloseTable(table) })
	return table
}
