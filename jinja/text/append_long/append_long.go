// Package append_long returns a long text with another behind it, and the buffer in which it stands.
package append_long

import (
	"unsafe"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
)

// AppendLong returns a long text with another behind it, and the buffer in which it stands. Where nobody has yet
// written behind the first it is not copied: a text can be made of many without the work growing with their square.
//
// **Runs on:** one thread at a time.
func AppendLong(m *jinja.Machine, t *jinja.Text, more string) (string, *[]byte) {
	buffer := t.Buffer
	if buffer == nil || len(*buffer) != len(t.String) || cap(*buffer)-len(*buffer) < len(more) {
		size := len(t.String) + len(t.String)/2 + len(more)
		meter_memory.MeterMemory(m, size)
		grown := append(make([]byte, 0, size), t.String...)
		buffer = &grown
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	meter_work.MeterWork(m, len(more)>>6)
	*buffer = append(*buffer, more...)
	return unsafe.String(unsafe.SliceData(*buffer), len(*buffer)), buffer
}
