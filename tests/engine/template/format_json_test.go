package template_test

import (
	"errors"
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/format_json"
)

func TestFormatJSON(t *testing.T) {
	value := exec.AsValue([]string{"é"})
	require.Equal(t, `["é"]`, format_json.FormatJSON(nil, value, exec.NewVarArgs()).String())
	for _, arguments := range []*exec.VarArgs{
		{Args: []*exec.Value{exec.AsValue(2)}}, {KwArgs: map[string]*exec.Value{"indent": exec.AsValue(2)}},
	} {
		require.Equal(t, "[\n  \"é\"\n]", format_json.FormatJSON(nil, value, arguments).String())
	}
	failed := exec.AsValue(errors.New("failed"))
	require.Same(t, failed, format_json.FormatJSON(nil, failed, exec.NewVarArgs()))
	require.True(t, format_json.FormatJSON(nil, exec.AsValue(t.Run), exec.NewVarArgs()).IsError())
}
