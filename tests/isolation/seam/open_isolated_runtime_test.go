package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/isolation/seam/ask_row_size"
	"rkllmd/isolation/seam/open_isolated_runtime"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/support/daemon/run_program"
	"rkllmd/tests/support/engine/llama_folder"
)

func TestOpenIsolatedRuntime(t *testing.T) {
	run_program.RunProgram(t)
	folder := llama_folder.LlamaFolder(t, "")
	runtime := open_builtin.OpenBuiltin()
	library, err := open_isolated_runtime.OpenIsolatedRuntime(runtime, []byte(`{"Llama":"`+folder+`"}`), "a title", folder,
		isolation.Limits{Confined: true, Roots: []string{t.TempDir()}})
	require.NoError(t, err)
	defer library.Isolated.Close()
	require.Equal(t, []any{"embedded", runtime.Version, runtime.Builtins, ask_row_size.Pointer, runtime.Layout},
		[]any{library.Name, library.Version, library.Builtins, library.RowSize, library.Layout})
	require.Nil(t, library.LastError)
	require.NotNil(t, runtime.LastError, "it is left as it is")
	i := find_isolation.FindIsolation(library.Isolated.Base)
	require.Equal(t, []string{"a title", folder}, []string{i.Title, i.Path})
	require.Positive(t, i.Current.Held.Landlock)
	_, failure := library.Isolated.DefaultParam()
	require.Nil(t, failure)
	file, _ := library.Isolated.Link("")
	require.NotNil(t, file)

	for words, reason := range map[string]string{
		`{"Llama":"/none"}`: "/none cannot be read",
		`{"Llama":7}`:       "the setup of the runtime's process cannot be read",
	} {
		_, err = open_isolated_runtime.OpenIsolatedRuntime(runtime, []byte(words), "a title", folder,
			isolation.Limits{})
		require.ErrorContains(t, err, reason)
	}
}
