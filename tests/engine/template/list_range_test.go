package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/list_range"
)

func TestListRange(t *testing.T) {
	for _, sample := range []struct {
		arguments []any
		want      []int
		err       string
	}{
		{[]any{3}, []int{0, 1, 2}, ""},
		{[]any{0}, []int{}, ""},
		{[]any{2, 4}, []int{2, 3}, ""},
		{[]any{5, 0, -2}, []int{5, 3, 1}, ""},
		{[]any{}, nil, "range has 0 arguments; it must have 1 to 3"},
		{[]any{1, 2, 3, 4}, nil, "range has 4 arguments; it must have 1 to 3"},
		{[]any{"x"}, nil, `an argument of range is "x"; it must be a whole number`},
		{[]any{1, 2, 0}, nil, "the step of range is 0; it must be another number"},
		{[]any{10001}, nil, "range(0, 10001, 1) is too long; at most 10000 numbers are supported"},
		{[]any{1 << 62}, nil, "range(0, 4611686018427387904, 1) is too long; at most 10000 numbers are supported"},
	} {
		arguments := exec.NewVarArgs()
		for _, argument := range sample.arguments {
			arguments.Args = append(arguments.Args, exec.AsValue(argument))
		}
		numbers, err := list_range.ListRange(arguments)
		if sample.err != "" {
			require.EqualError(t, err, sample.err)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, sample.want, numbers)
	}
}
