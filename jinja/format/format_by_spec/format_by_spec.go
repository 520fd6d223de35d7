// Package format_by_spec formats a value as Python's format does.
package format_by_spec

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/format/format_number_spec"
	"rkllmd/jinja/format/format_text_spec"
	"rkllmd/jinja/format/parse_format_spec"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/convert_text"
)

// FormatBySpec formats a value as Python's format does.
//
// **Runs on:** one thread at a time.
func FormatBySpec(m *jinja.Machine, v jinja.Value, specification string) *jinja.Text {
	if specification == "" {
		return convert_text.ConvertText(m, v)
	}
	text, isText := v.(*jinja.Text)
	if !isText && !is_number.IsNumber(v) {
		fail_render.FailRender(m, "unsupported format string passed to %s.__format__", name_type.NameType(v))
	}
	allowed := "bcdoxXneEfFgG%"
	if _, ok := v.(float64); ok {
		allowed = "neEfFgG%"
		specification = strings.TrimSuffix(specification, "\x00") // of floats: no code at all
	}
	spec := parse_format_spec.ParseFormatSpec(m, specification)
	if isText {
		allowed = "s"
	}
	if spec.Type != 0 && strings.IndexByte(allowed, spec.Type) < 0 {
		fail_render.FailRender(m, "Unknown format code '%c' for object of type '%s'", spec.Type,
			name_type.NameType(v))
	}
	if !isText {
		if _, ok := v.(float64); !ok && spec.Precision >= 0 && strings.IndexByte("bcdoxXn", spec.Type) >= 0 {
			fail_render.FailRender(m, "Precision not allowed in integer format specifier")
		}
		if _, ok := v.(float64); !ok && spec.Precision >= 0 && spec.Type == 0 {
			fail_render.FailRender(m, "Precision not allowed in integer format specifier")
		}
		return format_number_spec.FormatNumberSpec(m, spec, v)
	}
	switch {
	case spec.Sign != 0:
		fail_render.FailRender(m, "Sign not allowed in string format specifier")
	case spec.Alternate:
		fail_render.FailRender(m, "Alternate form (#) not allowed in string format specifier")
	case spec.Comma != 0:
		fail_render.FailRender(m, "Cannot specify '%c' with 's'.", spec.Comma)
	case spec.Align == '=' && spec.Fill == "0":
		spec.Align = '<'
	case spec.Align == '=':
		fail_render.FailRender(m, "'=' alignment not allowed in string format specifier")
	}
	return format_text_spec.FormatTextSpec(m, spec, text)
}
