// Package method_ends is startswith and endswith.
package method_ends

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/method/get_part"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodEnds is startswith and endswith.
//
// **Runs on:** one thread at a time.
func MethodEnds(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "prefix", "start", "end")
	part, _ := get_part.GetPart(m, f, values[1], values[2])
	candidates := []jinja.Value{values[0]}
	if list, ok := values[0].(*jinja.List); ok && list.Tuple {
		candidates = list.Items
	}
	for _, candidate := range candidates {
		meter_work.MeterWork(m, 1)
		t, ok := candidate.(*jinja.Text)
		if !ok {
			fail_undefined.FailUndefined(m, candidate)
			return fail_render.FailRender(m, "%s first arg must be str or a tuple of str, not %s", f.Name,
				name_type.NameType(candidate))
		}
		if part == nil {
			continue
		}
		meter_work.MeterWork(m, len(t.String)>>6)
		if f.Name == "startswith" && strings.HasPrefix(part.String, t.String) ||
			f.Name == "endswith" && strings.HasSuffix(part.String, t.String) {
			return true
		}
	}
	return false
}
