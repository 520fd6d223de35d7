package layout_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/is_left_out"
)

func TestIsLeftOut(t *testing.T) {
	for _, c := range []struct {
		same []string
		raw  string
		want bool
	}{
		{nil, "null", true},
		{nil, "0", false},
		{nil, "{}", false},
		{[]string{"0", "1"}, "1", true},
		{[]string{"0", "1"}, "1.0", true},
		{[]string{"0", "1"}, "10e-1", true},
		{[]string{"0", "1"}, "2", false},
		{[]string{"0"}, "false", false},
		{[]string{"0"}, `"0"`, false},
		{[]string{"false"}, "false", true},
		{[]string{"false"}, "true", false},
		{[]string{`"user"`, `""`}, `""`, true},
		{[]string{`"user"`, `""`}, `"\u0075ser"`, true},
		{[]string{`"user"`, `""`}, `"tool"`, false},
		{[]string{"0"}, "[0]", false},
		{[]string{"0"}, "1e999", false},
		{[]string{"0"}, "", false},
	} {
		require.Equal(t, c.want, is_left_out.IsLeftOut(&rkllm.Absent{Same: c.same}, json.RawMessage(c.raw)), "%v %s",
			c.same, c.raw)
	}
}
