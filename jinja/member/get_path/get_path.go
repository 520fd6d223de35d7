// Package get_path returns what a dotted attribute of a value leads to, where parts that are numbers are indexes.
package get_path

import (
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/member/choose_defined"
	"rkllmd/jinja/member/get_item"
)

// GetPath returns what a dotted attribute of a value leads to, where parts that are numbers are indexes. Another value,
// if one is given, stands for what is undefined on the way.
//
// **Runs on:** one thread at a time.
func GetPath(m *jinja.Machine, v, path, instead jinja.Value) jinja.Value {
	text, ok := path.(*jinja.Text)
	if !ok {
		return choose_defined.ChooseDefined(get_item.GetItem(m, v, path), instead)
	}
	meter_work.MeterWork(m, len(text.String)>>2)
	for part := range strings.SplitSeq(text.String, ".") {
		meter_memory.MeterMemory(m, jinja.TextSize+len(part))
		var key jinja.Value = &jinja.Text{String: part}
		if index, err := strconv.ParseInt(part, 10, 64); err == nil && index >= 0 && part[0] != '+' {
			key = index
		}
		v = choose_defined.ChooseDefined(get_item.GetItem(m, v, key), instead)
	}
	return v
}
