package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_arguments"
)

func TestCheckArguments(t *testing.T) {
	for _, right := range []string{"{}", `{"enable_thinking": true, "date_string": "1 May", "x": [1.0]}`} {
		require.NoError(t, check_arguments.CheckArguments(right))
	}
	for text, want := range map[string]string{
		"[1]":                `template_arguments is [1]; it must be a JSON object of variables such as {"date_string": "1 May"}`,
		"null":               `template_arguments is null; it must be a JSON object of variables such as {"date_string": "1 May"}`,
		`{"tools": []}`:      `template_arguments has "tools", which is a member of the request itself: give it there`,
		`{"messages": 1}`:    `template_arguments has "messages", which is a member of the request itself: give it there`,
		`{"bos_token": "a"}`: `template_arguments has "bos_token", which is the model's: leave it out`,
	} {
		err := check_arguments.CheckArguments(text)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
