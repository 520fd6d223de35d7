// Package set_indent sets with what lines of JSON begin.
package set_indent

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/format/check_width"
	"rkllmd/jinja/value/convert_bound"
)

// SetIndent sets with what lines of JSON begin.
//
// **Runs on:** one thread at a time.
func SetIndent(m *jinja.Machine, style *jinja.JSONStyle, v jinja.Value) {
	style.Indented = true
	style.Comma = &jinja.Text{String: ",", Mark: jinja.FromValue}
	if t, ok := v.(*jinja.Text); ok {
		style.Indent = t.String
		return
	}
	count := max(convert_bound.ConvertBound(m, v), 0)
	check_width.CheckWidth(m, count)
	meter_memory.MeterMemory(m, int(count))
	style.Indent = strings.Repeat(" ", int(count))
}
