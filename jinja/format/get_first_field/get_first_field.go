// Package get_first_field returns the argument of str.format with a name or a number, or the next one.
package get_first_field

import (
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/format/get_mapped"
)

// GetFirstField returns the argument of str.format with a name or a number, or the next one.
//
// **Runs on:** one thread at a time.
func GetFirstField(m *jinja.Machine, f *jinja.Formatter, name string, more bool) jinja.Value {
	index := int64(0)
	switch i, err := strconv.ParseInt(name, 10, 32); {
	case name == "" && more:
		return get_mapped.GetMapped(m, f, name)
	case name == "":
		if f.Manual {
			fail_render.FailRender(m, "cannot switch from manual field specification to automatic field numbering")
		}
		index = int64(f.Automatic)
		f.Automatic++
	case err == nil && name[0] >= '0' && name[0] <= '9':
		if f.Automatic > 0 {
			fail_render.FailRender(m, "cannot switch from manual field specification to automatic field numbering")
		}
		f.Manual, index = true, i
	default:
		for _, named := range f.Arguments.Named {
			if named.Name == name {
				return named.Value
			}
		}
		return get_mapped.GetMapped(m, f, name)
	}
	if index >= int64(len(f.Arguments.Positional)) {
		fail_render.FailRender(m, "Replacement index %d out of range for positional args tuple", index)
	}
	return f.Arguments.Positional[index]
}
