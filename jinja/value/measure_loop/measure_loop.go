// Package measure_loop returns how many items a loop has.
package measure_loop

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/measure_length"
)

// MeasureLoop returns how many items a loop has.
//
// **Runs on:** one thread at a time.
func MeasureLoop(m *jinja.Machine, loop *jinja.Loop) int {
	if loop.Length >= 0 {
		return loop.Length
	}
	if length, ok := measure_length.MeasureLength(m, loop.Iterator.Source); ok && loop.Iterator.Kind == "iterator" {
		loop.Length = length
		return length
	}
	for {
		v, ok := loop.Iterator.Next(m, loop.Iterator)
		if !ok {
			break
		}
		meter_memory.MeterMemory(m, jinja.ItemSize)
		loop.Ahead = append(loop.Ahead, v)
	}
	loop.Length = loop.Index + 1 + len(loop.Ahead)
	return loop.Length
}
