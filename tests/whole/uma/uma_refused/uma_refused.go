// Package uma_refused runs "rkllmd uma" where it must fail.
package uma_refused

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/uma/uma_run"
)

// UMARefused runs "rkllmd uma" as uma_run does. It must end with this exit code, write nothing to standard output, and
// to stderr what the regular expression says.
func UMARefused(tb testing.TB, program []string, path string, code int, expression string, args ...string) {
	tb.Helper()
	stdout, stderr, got := uma_run.UMARun(tb, program, path, args...)
	require.Equal(tb, []any{"", code}, []any{stdout, got}, stderr)
	require.Regexp(tb, expression, stderr)
}
