package library_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/tests/rkllm/rkllm_call_symbol"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestLoadObject(t *testing.T) {
	t.Run("each object binds to itself first, and nobody sees it", func(t *testing.T) {
		for want := range int32(3) {
			// getpid is the C library's for everybody else in the process.
			path := rkllm_build_object.RkllmBuildObject(t,
				`int number(void) { return WANT; } int getpid(void) { return number(); } int answer(void) { return getpid(); }`,
				"-DWANT="+string('0'+want))
			object, err := load_object.LoadObject(path)
			require.NoError(t, err)
			require.Equal(t, want, rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "answer")))
			require.Equal(t, os.Getpid(), int(rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(nil, "getpid"))))
			require.Nil(t, find_symbol.FindSymbol(nil, "answer"))
		}
	})
	t.Run("failures", func(t *testing.T) {
		_, err := load_object.LoadObject("/no/such/object.so")
		require.EqualError(t, err, "/no/such/object.so: cannot open shared object file: No such file or directory")
		_, err = load_object.LoadObject("/etc/passwd")
		require.EqualError(t, err, "/etc/passwd: invalid ELF header")
		_, err = load_object.LoadObject(rkllm_build_object.RkllmBuildObject(t,
			`int elsewhere(void); int answer(void) { return elsewhere(); }`))
		require.ErrorContains(t, err, "undefined symbol: elsewhere", "all symbols are bound at once")
	})
}
