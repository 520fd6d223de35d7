// Package format_field formats one field of str.format.
package format_field

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/format/convert_as"
	"rkllmd/jinja/format/format_by_spec"
	"rkllmd/jinja/format/get_field"
	"rkllmd/jinja/text/convert_to_markup"
	"rkllmd/jinja/text/extract_text"
)

// FormatField formats one field of str.format: NAME!CONVERSION:SPECIFICATION.
//
// **Runs on:** one thread at a time.
func FormatField(m *jinja.Machine, f *jinja.Formatter, field *jinja.Text,
	format func(*jinja.Machine, *jinja.Formatter, *jinja.Text) *jinja.Text) *jinja.Text {
	name, specification := field.String, &jinja.Text{}
	bracket := false
	for i := range len(name) {
		bracket = bracket && name[i] != ']' || name[i] == '['
		if bracket || name[i] != ':' && name[i] != '!' {
			continue
		}
		specification = extract_text.ExtractText(m, field, i, len(field.String))
		name = name[:i]
		break
	}
	conversion := byte(0)
	if s := specification.String; strings.HasPrefix(s, "!") {
		if len(s) < 2 || len(s) > 2 && s[2] != ':' {
			fail_render.FailRender(m, "expected ':' after conversion specifier")
		}
		conversion = s[1]
		specification = extract_text.ExtractText(m, specification, 2, len(s))
	}
	meter_memory.MeterMemory(m, jinja.ListSize)
	v := get_field.GetField(m, f, name)
	if conversion != 0 {
		if strings.IndexByte("sra", conversion) < 0 {
			fail_render.FailRender(m, "Unknown conversion specifier %c", conversion)
		}
		v = convert_as.ConvertAs(m, v, conversion)
	}
	if s := specification.String; s != "" {
		specification = format(m, f, extract_text.ExtractText(m, specification, 1, len(s)))
	}
	t := format_by_spec.FormatBySpec(m, v, specification.String)
	if f.Safe && !t.Safe {
		t = convert_to_markup.ConvertToMarkup(m, t)
	}
	return t
}
