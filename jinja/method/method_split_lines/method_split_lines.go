// Package method_split_lines is splitlines.
package method_split_lines

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodSplitLines is splitlines.
//
// **Runs on:** one thread at a time.
func MethodSplitLines(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 0, "keepends")
	keep := values[0] != jinja.Missing && convert_index.ConvertIndex(m, values[0]) != 0
	t := get_receiver.GetReceiver(f)
	meter_work.MeterWork(m, len(t.String)>>2)
	var parts []jinja.Value
	from := 0
	for i := 0; i < len(t.String); {
		r, size := read_character.ReadCharacter(t.String[i:])
		end := i
		i += size
		if !strings.ContainsRune("\n\r\v\f\x1c\x1d\x1e\u0085\u2028\u2029", r) {
			continue
		}
		if r == '\r' && strings.HasPrefix(t.String[i:], "\n") {
			i++
		}
		if keep {
			end = i
		}
		meter_memory.MeterMemory(m, 2*jinja.ItemSize)
		parts = append(parts, extract_text.ExtractText(m, t, from, end))
		from = i
	}
	if from < len(t.String) {
		parts = append(parts, extract_text.ExtractText(m, t, from, len(t.String)))
	}
	return create_list.CreateList(m, parts)
}
