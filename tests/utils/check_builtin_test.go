package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/check_builtin"
)

func TestCheckBuiltin(t *testing.T) {
	require.NoError(t, check_builtin.CheckBuiltin("builtin:b", []string{"a", "b"}))
	require.EqualError(t, check_builtin.CheckBuiltin("builtin:c", []string{"a", "b"}),
		`there is no model "builtin:c", there is builtin:a, builtin:b`)
	require.EqualError(t, check_builtin.CheckBuiltin("builtin:", []string{"a"}),
		`there is no model "builtin:", there is builtin:a`)
	require.EqualError(t, check_builtin.CheckBuiltin("builtin:a", nil),
		`there is no model "builtin:a": this library has no models inside, give the path of a model file`)
}
