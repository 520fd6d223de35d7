// Package take_item returns the next item of a list.
package take_item

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
)

// TakeItem returns the next item of a list.
//
// **Runs on:** one thread at a time.
func TakeItem(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	list := it.Source.(*jinja.List)
	if it.At >= len(list.Items) {
		return nil, false
	}
	meter_work.MeterWork(m, 1)
	it.At++
	return list.Items[it.At-1], true
}
