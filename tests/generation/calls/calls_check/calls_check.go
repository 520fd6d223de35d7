// Package calls_check compares what is told of answers with calls.
package calls_check

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/generation/calls/calls_state"
	"rkllmd/tests/generation/calls/calls_told"
)

// CallsCheck requires that of each case, an answer in the form called format, the right parts are told (calls_told),
// however it is split: second, where calls are told as a whole, third, where they are told in pieces, "": the same.
func CallsCheck(t testing.TB, format string, cases ...[3]string) {
	t.Helper()
	for _, c := range cases {
		if c[2] == "" {
			c[2] = c[1]
		}
		for _, pieces := range [][]string{{c[0]}, strings.Split(c[0], ""), strings.SplitAfter(c[0], " ")} {
			whole := calls_told.CallsTold(calls_state.CallsState(format, true, false), pieces...)
			require.Equal(t, c[1], whole, c[0])
			told := calls_told.CallsTold(calls_state.CallsState(format, false, false), pieces...)
			require.Equal(t, c[2], told, c[0])
		}
	}
}
