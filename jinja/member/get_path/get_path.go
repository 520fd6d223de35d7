// Package get_path returns what a dotted attribute of a value leads to, where parts that are numbers are indexes.
package get_path

import (
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/member/get_item"
)

// GetPath returns what a dotted attribute of a value leads to, where parts that are numbers are indexes.
//
// **Runs on:** one thread at a time.
func GetPath(m *jinja.Machine, v jinja.Value, path jinja.Value) jinja.Value {
	text, ok := path.(*jinja.Text)
	if !ok {
		return get_item.GetItem(m, v, path)
	}
	for part := range strings.SplitSeq(text.String, ".") {
		meter_work.MeterWork(m, 1)
		if index, err := strconv.ParseInt(part, 10, 64); err == nil && index >= 0 && part[0] != '+' {
			v = get_item.GetItem(m, v, index)
			continue
		}
		v = get_item.GetItem(m, v, &jinja.Text{String: part})
	}
	return v
}
