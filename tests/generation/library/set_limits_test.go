package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library/set_limits"
)

func TestSetLimits(t *testing.T) {
	for _, test := range []struct {
		asked    any // max_new_tokens that is there
		context  int
		embedded bool
		want     map[string]any
	}{
		{nil, 0, true, map[string]any{"max_new_tokens": -1}},
		{nil, 99, true, map[string]any{"max_context_len": 99, "max_new_tokens": -1}},
		{7, 99, true, map[string]any{"max_context_len": 99, "max_new_tokens": 7}},
		{nil, 0, false, map[string]any{}},
		{nil, 99, false, map[string]any{"max_context_len": 99, "max_new_tokens": 99}},
		{7, 99, false, map[string]any{"max_context_len": 99, "max_new_tokens": 7}},
	} {
		param := map[string]any{}
		if test.asked != nil {
			param["max_new_tokens"] = test.asked
		}
		set_limits.SetLimits(param, test.context, test.embedded)
		require.Equal(t, test.want, param)
	}
}
