package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/run_text_method"
)

func TestRunTextMethod(t *testing.T) {
	for _, sample := range []struct {
		method, text string
		arguments    []any
		want         any
		err          string
	}{
		{"strip", " \n\u00a0é\t", nil, "é", ""},
		{"lstrip", "  a ", nil, "a ", ""},
		{"rstrip", "xa\n\n", []any{"\n"}, "xa", ""},
		{"strip", "abxyba", []any{"ab"}, "xy", ""},
		{"strip", " a ", []any{nil}, "a", ""},
		{"split", " a  b\n", nil, []string{"a", "b"}, ""},
		{"split", "a,b,,c", []any{","}, []string{"a", "b", "", "c"}, ""},
		{"split", "a,b,c", []any{",", 1}, []string{"a", "b,c"}, ""},
		{"split", "a,b", []any{",", 5}, []string{"a", "b"}, ""},
		{"split", "a,b", []any{",", 0}, []string{"a,b"}, ""},
		{"rsplit", "a,b,c", []any{",", 1}, []string{"a,b", "c"}, ""},
		{"rsplit", "a,b,c", []any{","}, []string{"a", "b", "c"}, ""},
		{"replace", "abab", []any{"a", "c"}, "cbcb", ""},
		{"replace", "abab", []any{"a", "c", 1}, "cbab", ""},
		{"replace", "abab", []any{"a"}, nil, "replace has 1 arguments; it must have two texts and may have a number"},
		{"split", "abab", []any{""}, nil, "the separator of split is empty; it must be a text"},
		{"strip", "abab", []any{1}, nil, `the argument of strip is "1"; it must be a text`},
	} {
		arguments := exec.NewVarArgs()
		for _, argument := range sample.arguments {
			arguments.Args = append(arguments.Args, exec.AsValue(argument))
		}
		result, err := run_text_method.RunTextMethod(sample.method, sample.text, arguments)
		if sample.err != "" {
			require.EqualError(t, err, sample.err)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, sample.want, result, "%s of %q", sample.method, sample.text)
	}
	named := &exec.VarArgs{Args: []*exec.Value{exec.AsValue(" ")}, KwArgs: map[string]*exec.Value{
		"maxsplit": exec.AsValue(1)}}
	parts, err := run_text_method.RunTextMethod("split", "a b c", named)
	require.NoError(t, err)
	require.Equal(t, []string{"a", "b c"}, parts)
}
