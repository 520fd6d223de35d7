// Package format_text_spec formats a text.
package format_text_spec

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/build_padded"
	"rkllmd/jinja/text/count_characters"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_offset"
)

// FormatTextSpec formats a text: precision, width.
//
// **Runs on:** one thread at a time.
func FormatTextSpec(m *jinja.Machine, spec *jinja.FormatSpec, t *jinja.Text) *jinja.Text {
	if spec.Precision >= 0 {
		t = extract_text.ExtractText(m, t, 0, find_offset.FindOffset(m, t.String, spec.Precision))
	}
	missing := spec.Width - count_characters.CountCharacters(m, t.String)
	if missing <= 0 {
		return t
	}
	switch spec.Align {
	case '>':
		return build_padded.BuildPadded(m, t, spec.Fill, missing, 0)
	case '^':
		return build_padded.BuildPadded(m, t, spec.Fill, missing/2, missing-missing/2)
	}
	return build_padded.BuildPadded(m, t, spec.Fill, 0, missing)
}
