package utils_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/utils/describe_mismatch"
)

func TestDescribeMismatch(t *testing.T) {
	for text, want := range map[string]string{
		`{"prompt": 1}`:                          `"prompt" is a number; it must be a string`,
		`{"prompt": true}`:                       `"prompt" is a boolean; it must be a string`,
		`{"prompt": ["a"]}`:                      `"prompt" is a list; it must be a string`,
		`{"chat": "yes"}`:                        `"chat" is a string; it must be true or false`,
		`{"parameters": []}`:                     `"parameters" is a list; it must be an object`,
		`{"parameters": {"stop": "a"}}`:          `"parameters.stop" is a string; it must be a list, each element a string`,
		`{"parameters": {"stop": [1]}}`:          `an element of "parameters.stop" is a number; it must be a string`,
		`{"parameters": {"max_tokens": 1.5}}`:    `"parameters.max_tokens" is 1.5; it must be a whole number`,
		`{"parameters": {"top_k": 3000000000}}`:  `"parameters.top_k" is 3000000000; it must be a whole number from -2147483648 to 2147483647`,
		`{"parameters": {"seed": -1}}`:           `"parameters.seed" is -1; it must be a whole number from 0 to 18446744073709551615`,
		`{"parameters": {"temperature": 1e999}}`: `"parameters.temperature" is 1e999; it must be a number from -3.4e+38 to 3.4e+38`,
		`{"received": ` + strings.Repeat("9", 1000) + `}`: `"received" is ` + strings.Repeat("9", 40) +
			`...; it must be a whole number from -9223372036854775808 to 9223372036854775807`,
	} {
		var to stream.Config
		var wrong *json.UnmarshalTypeError
		require.ErrorAs(t, json.Unmarshal([]byte(text), &to), &wrong)
		require.Equal(t, want, describe_mismatch.DescribeMismatch(wrong, &to))
	}
	for text, want := range map[string]string{
		`{"turns": "a"}`:              `"turns" is a string; it must be a list, each element an object`,
		`{"turns": {"role": "user"}}`: `"turns" is an object; it must be a list, each element an object`,
		`{"turns": ["a"]}`:            `an element of "turns" is a string; it must be an object`,
		`{"turns": [{"role": 1}]}`:    `"turns.role" is a number; it must be a string`,
	} {
		var to struct {
			Turns []struct {
				Role string `json:"role"`
			} `json:"turns"`
		}
		var wrong *json.UnmarshalTypeError
		require.ErrorAs(t, json.Unmarshal([]byte(text), &to), &wrong)
		require.Equal(t, want, describe_mismatch.DescribeMismatch(wrong, &to))
	}
}
