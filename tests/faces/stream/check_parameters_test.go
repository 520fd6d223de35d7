package stream_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_parameters"
	"rkllmd/generation"
)

func TestCheckParameters(t *testing.T) {
	for _, right := range []string{`{}`,
		`{"max_tokens": 1, "temperature": 0, "top_p": 0, "top_k": 0, "repetition_penalty": 0.1, "stop": [], "min_p": 0,
			"frequency_penalty": -2, "presence_penalty": -2, "mirostat": 0, "mirostat_tau": 0.1, "mirostat_eta": 0.01}`,
		`{"max_tokens": 1073741824, "temperature": 100, "top_p": 1, "repetition_penalty": 100, "stop": ["a"], "min_p": 1,
			"frequency_penalty": 2, "presence_penalty": 2, "mirostat": 2, "mirostat_tau": 100, "mirostat_eta": 10}`} {
		var p stream.Parameters
		require.NoError(t, json.Unmarshal([]byte(right), &p))
		require.NoError(t, check_parameters.CheckParameters(p), right)
	}
	for wrong, want := range map[string]string{
		`{"max_tokens": 0}`:           "max_tokens is 0; it must be from 1 to 1073741824",
		`{"max_tokens": 1073741825}`:  "max_tokens is 1073741825",
		`{"temperature": -0.1}`:       "temperature is -0.1; it must be from 0 (always the likeliest token) to 100",
		`{"temperature": 101}`:        "temperature is 101",
		`{"top_p": -1}`:               "top_p is -1; it must be from 0 to 1 (1 is off)",
		`{"top_p": 1.1}`:              "top_p is 1.1",
		`{"top_k": -1}`:               "top_k is -1; it must be 0 (all tokens) or more",
		`{"repetition_penalty": 0}`:   "repetition_penalty is 0; it must be above 0 and at most 100 (1 is off)",
		`{"repetition_penalty": 101}`: "repetition_penalty is 101",
		`{"min_p": -0.1}`:             "min_p is -0.1; it must be from 0 (off) to 1",
		`{"min_p": 1.1}`:              "min_p is 1.1",
		`{"frequency_penalty": -2.1}`: "frequency_penalty is -2.1; it must be from -2 to 2 (0 is off)",
		`{"frequency_penalty": 3}`:    "frequency_penalty is 3",
		`{"presence_penalty": -3}`:    "presence_penalty is -3; it must be from -2 to 2 (0 is off)",
		`{"presence_penalty": 2.5}`:   "presence_penalty is 2.5",
		`{"mirostat": -1}`:            "mirostat is -1; it must be 0 (off), 1 or 2",
		`{"mirostat": 3}`:             "mirostat is 3",
		`{"mirostat_tau": 0}`:         "mirostat_tau is 0; it must be above 0 and at most 100",
		`{"mirostat_tau": 101}`:       "mirostat_tau is 101",
		`{"mirostat_eta": 0}`:         "mirostat_eta is 0; it must be above 0 and at most 10",
		`{"mirostat_eta": 11}`:        "mirostat_eta is 11",
		`{"stop": ["a", ""]}`:         "stop[1] has 0 bytes; it must have 1 to 256", `{"stop": ["` + strings.Repeat("x",
			257) +
			`"]}`: "stop[0] has 257 bytes",
		`{"stop": [` + strings.Repeat(`"a",`, 16) + `"b"]}`: "stop has 17 strings; it may have 16 at most",
	} {
		var p stream.Parameters
		require.NoError(t, json.Unmarshal([]byte(wrong), &p))
		err := check_parameters.CheckParameters(p)
		require.ErrorContains(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
	nan := float32(math.NaN())
	require.ErrorContains(t, check_parameters.CheckParameters(stream.Parameters{Temperature: &nan}),
		"temperature is NaN")
}
