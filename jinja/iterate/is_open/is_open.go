// Package is_open tells whether there is something to take from the source of an iterator, which is looked at now and
// no earlier.
package is_open

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/create_iterator"
	"rkllmd/jinja/value/is_true"
)

// IsOpen tells whether there is something to take from the source of an iterator, which is looked at now and no
// earlier.
//
// **Runs on:** one thread at a time.
func IsOpen(m *jinja.Machine, it *jinja.Iterator) bool {
	if it.From == nil && is_true.IsTrue(it.Source) {
		it.From = create_iterator.CreateIterator(m, it.Source)
	}
	return it.From != nil
}
