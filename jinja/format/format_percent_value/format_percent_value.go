// Package format_percent_value formats a value for the operator %.
package format_percent_value

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/format/choose_align"
	"rkllmd/jinja/format/convert_as"
	"rkllmd/jinja/format/format_number_spec"
	"rkllmd/jinja/format/format_text_spec"
	"rkllmd/jinja/number/convert_truncated"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/text/convert_to_markup"
	"rkllmd/jinja/text/count_characters"
	"rkllmd/jinja/value/fail_undefined"
)

// FormatPercentValue formats a value for the operator %.
//
// **Runs on:** one thread at a time.
func FormatPercentValue(m *jinja.Machine, spec *jinja.FormatSpec, v jinja.Value, safe bool, at int) *jinja.Text {
	if strings.IndexByte("sra", spec.Type) >= 0 {
		t := convert_as.ConvertAs(m, v, spec.Type)
		if safe && !t.Safe {
			t = convert_to_markup.ConvertToMarkup(m, t)
		}
		if spec.Align != '<' {
			spec.Align, spec.Fill = '>', " "
		}
		return format_text_spec.FormatTextSpec(m, spec, t)
	}
	if strings.IndexByte("diuoxXeEfFgGc", spec.Type) < 0 {
		fail_render.FailRender(m, "unsupported format character '%c' (0x%x) at index %d", spec.Type, spec.Type, at)
	}
	if spec.Type == 'c' {
		spec.Precision, spec.Fill, spec.Sign, spec.Align = -1, " ", 0, choose_align.ChooseAlign(spec.Align)
	}
	if t, ok := v.(*jinja.Text); ok && spec.Type == 'c' && count_characters.CountCharacters(m, t.String) == 1 {
		return format_text_spec.FormatTextSpec(m, spec, t)
	}
	if !is_number.IsNumber(v) {
		fail_undefined.FailUndefined(m, v)
		if spec.Type == 'c' {
			fail_render.FailRender(m, "%%c requires int or char")
		}
		fail_render.FailRender(m, "%%%c format: a real number is required, not %s", spec.Type, name_type.NameType(v))
	}
	if f, ok := v.(float64); ok && strings.IndexByte("diu", spec.Type) >= 0 {
		v = convert_truncated.ConvertTruncated(m, f)
	}
	if _, ok := v.(float64); ok && strings.IndexByte("oxXc", spec.Type) >= 0 {
		fail_render.FailRender(m, "%%%c format: an integer is required, not float", spec.Type)
	}
	if spec.Type == 'i' || spec.Type == 'u' {
		spec.Type = 'd'
	}
	return format_number_spec.FormatNumberSpec(m, spec, v)
}
