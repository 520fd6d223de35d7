package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/list_pairs"
)

func TestListPairs(t *testing.T) {
	dictionary := exec.AsValue(&exec.Dict{Pairs: []*exec.Pair{
		{Key: exec.AsValue("z"), Value: exec.AsValue(1)}, {Key: exec.AsValue("a"), Value: exec.AsValue("x")},
	}})
	for method, want := range map[string]string{"items": "[['z', 1], ['a', 'x']]", "keys": "['z', 'a']",
		"values": "[1, 'x']"} {
		list, err := list_pairs.ListPairs(method, dictionary, exec.NewVarArgs())
		require.NoError(t, err)
		require.Equal(t, want, exec.ToValue(list).String())
	}
	for _, sample := range []struct {
		arguments []*exec.Value
		want      any
	}{
		{[]*exec.Value{exec.AsValue("a")}, "x"},
		{[]*exec.Value{exec.AsValue("b")}, nil},
		{[]*exec.Value{exec.AsValue("b"), exec.AsValue("other")}, "other"},
	} {
		value, err := list_pairs.ListPairs("get", dictionary, &exec.VarArgs{Args: sample.arguments})
		require.NoError(t, err)
		require.Equal(t, sample.want, value)
	}
	_, err := list_pairs.ListPairs("get", dictionary, exec.NewVarArgs())
	require.EqualError(t, err, "get has 0 arguments; it must have a key and may have a default")
}
