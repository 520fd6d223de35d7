// Package bare_table makes a table without its loader, for tests.
package bare_table

import (
	"sync"

	"rkllmd/models"
)

// BareTable returns a table with which nothing happens by itself.
func BareTable(o models.Options) *models.Table {
	t := &models.Table{Options: o, Ended: make(chan struct{})}
	t.Wake = sync.NewCond(&t.Mu)
	return t
}
