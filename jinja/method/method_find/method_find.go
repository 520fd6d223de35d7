// Package method_find is find, rfind, index, rindex and count.
package method_find

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/get_part"
	"rkllmd/jinja/text/count_characters"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodFind is find, rfind, index, rindex and count.
//
// **Runs on:** one thread at a time.
func MethodFind(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "sub", "start", "end")
	wanted := convert_argument.ConvertArgument(m, f.Name, values[0])
	part, before := get_part.GetPart(m, f, values[1], values[2])
	at := -1
	if part != nil {
		meter_work.MeterWork(m, len(part.String)>>3)
	}
	switch {
	case part == nil && f.Name == "count":
		return int64(0)
	case f.Name == "count" && wanted.String == "":
		return int64(count_characters.CountCharacters(m, part.String) + 1)
	case f.Name == "count":
		return int64(strings.Count(part.String, wanted.String))
	case part == nil:
	case f.Name[0] == 'r':
		at = strings.LastIndex(part.String, wanted.String)
	default:
		at = strings.Index(part.String, wanted.String)
	}
	if at < 0 && strings.HasSuffix(f.Name, "index") {
		return fail_render.FailRender(m, "substring not found")
	}
	if at < 0 {
		return int64(-1)
	}
	return before + int64(count_characters.CountCharacters(m, part.String[:at]))
}
