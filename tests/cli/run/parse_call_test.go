package run_test

import (
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run/parse_call"
)

func TestParseCall(t *testing.T) {
	for _, test := range []struct {
		args           []string
		method, params string
	}{
		{[]string{"is_running"}, "rkllm.is_running", ""},
		{[]string{"rkllm.init", `[null, {"a": 1}]`}, "rkllm.init", `[null, {"a": 1}]`},
		{[]string{"init", `{}`}, "rkllm.init", `{}`},
		{[]string{"$/cancelRequest", `{"id":1}`}, "$/cancelRequest", `{"id":1}`},
		{[]string{"run", "-"}, "rkllm.run", `["from stdin"]`},
	} {
		method, params, err := parse_call.ParseCall(test.args, strings.NewReader(" [\"from stdin\"]\n"))
		require.NoError(t, err)
		require.Equal(t, test.method, method)
		require.Equal(t, test.params, strings.TrimSpace(string(params)))
	}
	for _, test := range []struct {
		args   []string
		reason string
	}{
		{nil, "0 were given"},
		{[]string{"a", "b", "c"}, "3 were given"},
		{[]string{"a", `[1`}, "PARAMS is not JSON: the message ends in the middle of its JSON text (at byte 2)"},
		{[]string{"a", "[\"\xff\"]"}, `PARAMS is not JSON: strings must be UTF-8, not "\xff" (at byte 2)`},
		{[]string{"a", `[1] [2]`}, "PARAMS is not JSON"},
		{[]string{"a", ``}, "PARAMS is not JSON"},
		{[]string{"a", `5`}, "PARAMS must be a JSON array or object, not 5"},
		{[]string{"a", ` "x"`}, "PARAMS must be a JSON array or object"},
	} {
		_, _, err := parse_call.ParseCall(test.args, nil)
		require.ErrorIs(t, err, cli.ErrUsage)
		require.ErrorContains(t, err, test.reason)
	}
	_, _, err := parse_call.ParseCall([]string{"a", "-"}, iotest.ErrReader(cli.ErrInterrupted))
	require.ErrorContains(t, err, "cannot read PARAMS")
}
