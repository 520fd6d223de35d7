package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/rules/documents/describe_values"
)

func TestDescribeValues(t *testing.T) {
	for want, setting := range map[string]cli.Setting{
		"V":               {},
		"V, 1 to 64":      {Kind: cli.KindNumber, Min: 1, Max: 64},
		"V, 0 to 9 bytes": {Kind: cli.KindSize, Max: 9},
		"true, false":     {Kind: cli.KindBool},
		"V, 0 or more":    {Kind: cli.KindTime},
		"V, above 0":      {Kind: cli.KindTime, Min: 1},
		"V; repeatable, in the variable separated by `:`": {Kind: cli.KindList, Separator: ":"},
	} {
		require.Equal(t, want, describe_values.DescribeValues(setting, "V"))
	}
}
