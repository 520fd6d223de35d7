// Package is_test_name is the test test.
package is_test_name

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsTestName is the test test.
//
// **Runs on:** one thread at a time.
func IsTestName(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "test", a, 0)
	t, ok := v.(*jinja.Text)
	return ok && m.Tables.Tests[t.String] != nil
}
