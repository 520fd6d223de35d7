// Package get_field returns the value that the name of a field of str.format leads to.
package get_field

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/format/choose_index"
	"rkllmd/jinja/format/get_first_field"
	"rkllmd/jinja/member/get_item"
	"rkllmd/jinja/member/get_member"
	"rkllmd/jinja/text/create_text"
)

// GetField returns the value that the name of a field of str.format leads to.
//
// **Runs on:** one thread at a time.
func GetField(m *jinja.Machine, f *jinja.Formatter, name string) jinja.Value {
	end := strings.IndexAny(name, ".[")
	if end < 0 {
		end = len(name)
	}
	v, rest := get_first_field.GetFirstField(m, f, name[:end], end < len(name)), name[end:]
	for rest != "" {
		meter_work.MeterWork(m, 1)
		if rest[0] == '[' {
			at := strings.IndexByte(rest, ']')
			if at < 2 {
				fail_render.FailRender(m, "Empty attribute in format string")
			}
			v = get_item.GetItem(m, v, choose_index.ChooseIndex(rest[1:at]))
			rest = rest[at+1:]
			if rest != "" && rest[0] != '.' && rest[0] != '[' {
				fail_render.FailRender(m, "Only '.' or '[' may follow ']' in format field specifier")
			}
			continue
		}
		at := strings.IndexAny(rest[1:], ".[") + 1
		if at == 0 {
			at = len(rest)
		}
		if at == 1 {
			fail_render.FailRender(m, "Empty attribute in format string")
		}
		v = get_member.GetMember(m, v, create_text.CreateText(m, rest[1:at]))
		rest = rest[at:]
	}
	return v
}
