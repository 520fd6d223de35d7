package find_symbol_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/find_symbol"
	"rkllmd/rkllm/load_object"
	"rkllmd/tests/support/rkllm_build_object"
	"rkllmd/tests/support/rkllm_call_symbol"
)

func TestFindSymbol(t *testing.T) {
	object, err := load_object.LoadObject(rkllm_build_object.RkllmBuildObject(t, "int one(void) { return 1; } static int two(void) { return 2; } int three(void) { return two() + one(); }", "-Wl,--no-as-needed", "-lc"))
	require.NoError(t, err)
	require.Equal(t, int32(1), rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "one")))
	require.Equal(t, int32(3), rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "three")))
	require.Nil(t, find_symbol.FindSymbol(object, "two"), "static")
	require.Nil(t, find_symbol.FindSymbol(object, ""))
	require.NotNil(t, find_symbol.FindSymbol(object, "strlen"), "of a library that it needs")
}
