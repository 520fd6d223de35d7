// Package append_part writes the part of a text between two bytes.
package append_part

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/extract_text"
)

// AppendPart writes the part of a text between two bytes.
//
// **Runs on:** one thread at a time.
func AppendPart(m *jinja.Machine, w *jinja.Writer, t *jinja.Text, from, to int) {
	if t.Mark != jinja.Mixed {
		append_bytes.AppendBytes(m, w, t.String[from:to], t.Mark)
		return
	}
	append_text.AppendText(m, w, extract_text.ExtractText(m, t, from, to))
}
