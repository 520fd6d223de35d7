// Package method_is is isalpha and the other methods that tell of which kind a text's characters are.
package method_is

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/method/is_in_case"
	"rkllmd/jinja/method/is_of_kind"
	"rkllmd/jinja/method/is_titled"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodIs is isalpha and the other methods that tell of which kind a text's characters are.
//
// **Runs on:** one thread at a time.
func MethodIs(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, f.Name, a, 0)
	s := get_receiver.GetReceiver(f).String
	meter_work.MeterWork(m, len(s)>>1)
	switch f.Name {
	case "islower":
		return is_in_case.IsInCase(s, "lower")
	case "isupper":
		return is_in_case.IsInCase(s, "upper")
	case "istitle":
		meter_work.MeterWork(m, len(s))
		return is_titled.IsTitled(s)
	}
	if s == "" {
		return f.Name == "isascii" || f.Name == "isprintable"
	}
	for i := 0; i < len(s); {
		r, size := read_character.ReadCharacter(s[i:])
		if !is_of_kind.IsOfKind(r, f.Name, i == 0) {
			return false
		}
		i += size
	}
	return true
}
