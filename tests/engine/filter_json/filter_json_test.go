package filter_json_test

import (
	"errors"
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/filter_json"
)

func TestFilterJSON(t *testing.T) {
	value := exec.AsValue([]string{"é"})
	require.Equal(t, `["é"]`, filter_json.FilterJSON(nil, value, exec.NewVarArgs()).String())
	for _, arguments := range []*exec.VarArgs{
		{Args: []*exec.Value{exec.AsValue(2)}}, {KwArgs: map[string]*exec.Value{"indent": exec.AsValue(2)}},
	} {
		require.Equal(t, "[\n  \"é\"\n]", filter_json.FilterJSON(nil, value, arguments).String())
	}
	failed := exec.AsValue(errors.New("failed"))
	require.Same(t, failed, filter_json.FilterJSON(nil, failed, exec.NewVarArgs()))
	require.True(t, filter_json.FilterJSON(nil, exec.AsValue(t.Run), exec.NewVarArgs()).IsError())
}
