// Package is_sequence is the test sequence.
package is_sequence

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsSequence is the test sequence: what has a length and items.
//
// **Runs on:** one thread at a time.
func IsSequence(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "sequence", a, 0)
	switch v.(type) {
	case *jinja.Text, *jinja.List, *jinja.Dict, *jinja.Range, *jinja.Undefined:
		return true
	}
	return false
}
