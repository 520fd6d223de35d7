package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/tests/rkllm/rkllm_call_symbol"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestFindSymbol(t *testing.T) {
	object, err := load_object.LoadObject(rkllm_build_object.RkllmBuildObject(t,
		"int one(void) { return 1; } static int two(void) { return 2; } int three(void) { return two() + one(); }",
		"-Wl,--no-as-needed", "-lc"))
	require.NoError(t, err)
	require.Equal(t, int32(1), rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "one")))
	require.Equal(t, int32(3), rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "three")))
	require.Nil(t, find_symbol.FindSymbol(object, "two"), "static")
	require.Nil(t, find_symbol.FindSymbol(object, ""))
	require.NotNil(t, find_symbol.FindSymbol(object, "strlen"), "of a library that it needs")
}
