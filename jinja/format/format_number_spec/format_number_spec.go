// Package format_number_spec formats a number.
package format_number_spec

import (
	"strings"
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/format/add_commas"
	"rkllmd/jinja/format/format_text_spec"
	"rkllmd/jinja/format/split_number"
	"rkllmd/jinja/number/get_integer"
	"rkllmd/jinja/text/append_character"
	"rkllmd/jinja/text/create_text"
)

// FormatNumberSpec formats a number.
//
// **Runs on:** one thread at a time.
func FormatNumberSpec(m *jinja.Machine, spec *jinja.FormatSpec, v jinja.Value) *jinja.Text {
	if spec.Type == 'c' {
		if spec.Sign != 0 {
			fail_render.FailRender(m, "Sign not allowed with integer format specifier 'c'")
		}
		code, ok := get_integer.GetInteger(v)
		if !ok || code < 0 || code > unicode.MaxRune {
			fail_render.FailRender(m, "%%c arg not in range(0x110000)")
		}
		plain := *spec
		if plain.Align == 0 || plain.Align == '=' {
			plain.Align = '>'
		}
		return format_text_spec.FormatTextSpec(m, &plain, create_text.CreateText(m,
			string(append_character.AppendCharacter(nil, rune(code)))))
	}
	sign, prefix, digits := split_number.SplitNumber(m, spec, v)
	if sign == "" && spec.Sign != '-' && spec.Sign != 0 {
		sign = string(spec.Sign)
	}
	if spec.Comma != 0 {
		digits = add_commas.AddCommas(m, spec, digits, len(sign)+len(prefix))
	}
	missing := spec.Width - len(sign) - len(prefix) - len(digits)
	if missing > 0 && spec.Align == '=' {
		meter_memory.MeterMemory(m, missing*len(spec.Fill))
		digits, missing = strings.Repeat(spec.Fill, missing)+digits, 0
	}
	t := create_text.CreateText(m, sign+prefix+digits)
	if missing <= 0 {
		return t
	}
	if spec.Align == 0 {
		copied := *spec
		copied.Align, spec = '>', &copied
	}
	plain := *spec
	plain.Precision = -1
	return format_text_spec.FormatTextSpec(m, &plain, t)
}
