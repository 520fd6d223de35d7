// Package method_translate is translate.
package method_translate

import (
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/member/find_item"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/number/get_integer"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_character"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodTranslate is translate.
//
// **Runs on:** one thread at a time.
func MethodTranslate(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	table := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "table")[0]
	t, w := get_receiver.GetReceiver(f), &jinja.Writer{}
	for i := 0; i < len(t.String); {
		r, size := read_character.ReadCharacter(t.String[i:])
		meter_work.MeterWork(m, 1)
		fail_undefined.FailUndefined(m, table)
		v, found := find_item.FindItem(m, table, int64(r))
		code, isCode := get_integer.GetInteger(v)
		replacement, isText := v.(*jinja.Text)
		switch {
		case !found:
			append_part.AppendPart(m, w, t, i, i+size)
		case v == nil:
		case isText:
			append_text.AppendText(m, w, replacement)
		case isCode && code >= 0 && code <= unicode.MaxRune:
			append_bytes.AppendBytes(m, w, string(append_character.AppendCharacter(nil, rune(code))),
				get_mark.GetMark(t, i))
		default:
			fail_render.FailRender(m, "character mapping must return integer, None or str")
		}
		i += size
	}
	return finish_text.FinishText(m, w, t.Safe)
}
