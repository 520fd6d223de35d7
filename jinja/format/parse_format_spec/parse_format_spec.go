// Package parse_format_spec parses what stands behind the colon of a field of str.format.
package parse_format_spec

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/format/split_size"
	"rkllmd/jinja/text/read_character"
)

// ParseFormatSpec parses what stands behind the colon of a field of str.format.
//
// **Runs on:** one thread at a time.
func ParseFormatSpec(m *jinja.Machine, s string) *jinja.FormatSpec {
	spec := &jinja.FormatSpec{Precision: -1, Fill: " "}
	if _, size := read_character.ReadCharacter(s); size > 0 && len(s) > size && strings.IndexByte("<>=^",
		s[size]) >= 0 {
		spec.Fill, spec.Align, s = s[:size], s[size], s[size+1:]
	} else if s != "" && strings.IndexByte("<>=^", s[0]) >= 0 {
		spec.Align, s = s[0], s[1:]
	}
	if s != "" && strings.IndexByte("+- ", s[0]) >= 0 {
		spec.Sign, s = s[0], s[1:]
	}
	if after, ok := strings.CutPrefix(s, "z"); ok {
		s = after
	}
	s, spec.Alternate = strings.TrimPrefix(s, "#"), strings.HasPrefix(s, "#")
	if after, ok := strings.CutPrefix(s, "0"); ok {
		s = after
		if spec.Align == 0 {
			spec.Fill, spec.Align = "0", '='
		}
	}
	s, spec.Width = split_size.SplitSize(m, s)
	if s != "" && (s[0] == ',' || s[0] == '_') {
		spec.Comma, s = s[0], s[1:]
	}
	if after, ok := strings.CutPrefix(s, "."); ok {
		if after == "" || after[0] < '0' || after[0] > '9' {
			fail_render.FailRender(m, "Format specifier missing precision")
		}
		s, spec.Precision = split_size.SplitSize(m, after)
	}
	if len(s) > 1 || s == "\x00" {
		fail_render.FailRender(m, "Invalid format specifier")
	}
	if s != "" {
		spec.Type = s[0]
	}
	return spec
}
