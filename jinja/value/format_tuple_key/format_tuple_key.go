// Package format_tuple_key returns a tuple as a key of Go maps.
package format_tuple_key

import (
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/budget/meter_memory"
)

// FormatTupleKey returns a tuple as a key of Go maps.
//
// **Runs on:** one thread at a time.
func FormatTupleKey(m *jinja.Machine, tuple *jinja.List, format func(*jinja.Machine, jinja.Value) string) string {
	meter_depth.MeterDepth(m)
	b := []byte("\xfft")
	for _, item := range tuple.Items {
		key := format(m, item)
		meter_memory.MeterMemory(m, 4*len(key)+2*jinja.ItemSize)
		b = strconv.AppendInt(b, int64(len(key)), 10)
		b = append(append(b, ':'), key...)
	}
	m.Limits.Depth++
	return string(b)
}
