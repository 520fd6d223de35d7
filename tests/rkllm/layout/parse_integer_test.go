package layout_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/parse_integer"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestParseInteger(t *testing.T) {
	for raw, want := range map[string]int64{"5": 5, "5.0": 5, "5e0": 5, "0.5e1": 5, "-0": 0, "-3": -3, "100": 100,
		"1E2": 100, "-100": -100} {
		got, err := parse_integer.ParseInteger("p", rkllm.Range{Low: -100, High: 100}, json.RawMessage(raw))
		require.Nil(t, err)
		require.Equal(t, want, got, raw)
	}
	for raw, message := range map[string]string{
		"101":                   "p: 101 is outside -100..100",
		"-101":                  "p: -101 is outside -100..100",
		"5.5":                   "p: 5.5 is not a whole number",
		"1e-3":                  "p: 1e-3 is not a whole number",
		"1e400":                 "p: 1e400 is outside -100..100",
		"-1e400":                "p: -1e400 is outside -100..100",
		"99999999999999999999":  "p: 99999999999999999999 is outside -100..100",
		"-99999999999999999999": "p: -99999999999999999999 is outside -100..100",
		`"5"`:                   `p: "5" is not a number`,
		"true":                  "p: true is not a number",
		"[1]":                   "p: [1] is not a number",
		"":                      "p:  is not a number",
	} {
		_, err := parse_integer.ParseInteger("p", rkllm.Range{Low: -100, High: 100}, json.RawMessage(raw))
		rkllm_require_refused.RkllmRequireRefused(t, message, err)
	}
	for _, r := range rkllm.Ranges[:rkllm.Bool] {
		for _, value := range []int64{r.Low, r.High} {
			got, err := parse_integer.ParseInteger("p", r, fmt.Append(nil, value))
			require.Nil(t, err)
			require.Equal(t, value, got)
		}
		_, err := parse_integer.ParseInteger("p", r, fmt.Append(nil, r.High+1))
		require.NotNil(t, err)
	}
}
