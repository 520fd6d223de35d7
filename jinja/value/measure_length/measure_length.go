// Package measure_length returns how many items or characters a value has, or false if it has no length.
package measure_length

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/count_characters"
)

// MeasureLength returns how many items or characters a value has, or false if it has no length.
//
// **Runs on:** one thread at a time.
func MeasureLength(m *jinja.Machine, v jinja.Value) (int, bool) {
	switch x := v.(type) {
	case *jinja.Text:
		return count_characters.CountCharacters(m, x.String), true
	case *jinja.List:
		return len(x.Items), true
	case *jinja.Dict:
		return len(x.Keys), true
	case *jinja.View:
		return len(x.Dict.Keys), true
	case *jinja.Range:
		return int(x.Count), true
	case *jinja.Undefined:
		return 0, true
	}
	return 0, false
}
