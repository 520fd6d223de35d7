// Package format_time returns a time as C's strftime and Python's datetime write it, in English.
package format_time

import (
	"strings"
	"time"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/function/apply_time_flag"
	"rkllmd/jinja/function/format_time_part"
)

// FormatTime returns a time as C's strftime and Python's datetime write it, in English.
//
// **Runs on:** one thread at a time.
func FormatTime(m *jinja.Machine, now time.Time, format string) string {
	b := make([]byte, 0, len(format)+jinja.Reserve)
	for i := 0; i < len(format); i++ {
		meter_memory.MeterMemory(m, 16)
		if format[i] != '%' || i+1 == len(format) {
			b = append(b, format[i])
			continue
		}
		meter_memory.MeterMemory(m, jinja.TextSize)
		meter_work.MeterWork(m, 8)
		start := i
		i++
		flag := byte(0)
		for i+1 < len(format) && strings.IndexByte("-_0^#EO", format[i]) >= 0 {
			if format[i] != 'E' && format[i] != 'O' {
				flag = format[i]
			}
			i++
		}
		piece, ok := format_time_part.FormatTimePart(now, format[i])
		if !ok {
			b = append(b, format[start:i+1]...)
			continue
		}
		b = append(b, apply_time_flag.ApplyTimeFlag(piece, flag, format[i])...)
	}
	return string(b)
}
