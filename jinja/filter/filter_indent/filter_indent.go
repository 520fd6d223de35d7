// Package filter_indent is the filter indent.
package filter_indent

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/method/method_split_lines"
	"rkllmd/jinja/text/add_texts"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/build_repetition"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/is_true"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterIndent is the filter indent.
//
// **Runs on:** one thread at a time.
func FilterIndent(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "indent", a, 0, "width", "first", "blank")
	blanks := &jinja.Text{String: "    "}
	if t, ok := values[0].(*jinja.Text); ok {
		blanks = t
	} else if values[0] != jinja.Missing {
		blanks = build_repetition.BuildRepetition(m, &jinja.Text{String: " "}, convert_index.ConvertIndex(m,
			values[0]))
	}
	t, ok := v.(*jinja.Text)
	if !ok {
		fail_undefined.FailUndefined(m, v)
		return fail_render.FailRender(m, "unsupported operand type(s) for +=: '%s' and 'str'", name_type.NameType(v))
	}
	blank := values[2] != jinja.Missing && is_true.IsTrue(values[2])
	t = add_texts.AddTexts(m, t, &jinja.Text{String: "\n", Safe: t.Safe})
	lines := method_split_lines.MethodSplitLines(m, &jinja.Function{Name: "splitlines", Receiver: t},
		&jinja.Arguments{}).(*jinja.List).Items
	w := &jinja.Writer{}
	for i, line := range lines {
		if i > 0 {
			append_bytes.AppendBytes(m, w, "\n", jinja.FromTemplate)
		}
		first := i == 0 && values[1] != jinja.Missing && is_true.IsTrue(values[1])
		if first || i > 0 && (blank || line.(*jinja.Text).String != "") {
			append_text.AppendText(m, w, blanks)
		}
		append_text.AppendText(m, w, line.(*jinja.Text))
	}
	return finish_text.FinishText(m, w, t.Safe)
}
