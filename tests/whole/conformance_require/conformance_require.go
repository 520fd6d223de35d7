// Package conformance_require compares an answer with what it must be.
package conformance_require

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// ConformanceRequire requires that two JSON texts say the same. Long arrays of numbers, which take seconds to decode,
// are compared as texts: both sides write a number in its shortest form.
func ConformanceRequire(t *testing.T, want, got, message string) {
	t.Helper()
	array, rest := "", want
	for rest != "" {
		_, rest, _ = strings.Cut(rest, "[")
		if array, rest, _ = strings.Cut(rest, "]"); len(array) > 4096 {
			require.True(t, strings.Contains(got, "["+array+"]"), "%s: a long array is not what it must be", message)
			want, got = strings.Replace(want, array, "", 1), strings.Replace(got, array, "", 1)
		}
	}
	require.JSONEq(t, want, got, message)
}
