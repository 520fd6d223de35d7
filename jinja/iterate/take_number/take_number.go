// Package take_number returns the next number of a range.
package take_number

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
)

// TakeNumber returns the next number of a range.
//
// **Runs on:** one thread at a time.
func TakeNumber(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	r := it.Source.(*jinja.Range)
	if int64(it.At) >= r.Count {
		return nil, false
	}
	meter_work.MeterWork(m, 1)
	meter_memory.MeterMemory(m, jinja.ItemSize)
	it.At++
	return r.Start + int64(it.At-1)*r.Step, true
}
