package worker_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/open_worker_runtime"
	"rkllmd/engine"
	"rkllmd/tests/cli/cli_embedded"
)

func TestOpenWorkerRuntime(t *testing.T) {
	embedded := cli_embedded.CliEmbedded()
	var told []any
	embedded.UseLlama = func(folder string, layers int) (*engine.Llama, error) {
		if folder == "/none" {
			return nil, errors.New("there is none")
		}
		told = append(told, folder, layers)
		return &engine.Llama{}, nil
	}
	library, err := open_worker_runtime.OpenWorkerRuntime([]byte(`{"Llama":"/l","GPULayers":9}`), embedded)
	require.NoError(t, err)
	require.Equal(t, []any{"/l", 9}, told)
	require.NotNil(t, library.Init)
	for words, reason := range map[string]string{`{"Llama":"/none"}`: "there is none", "": "cannot be read",
		`{"ChatTemplate":"/no such file"}`: `the chat template "/no such file" is neither`} {
		_, err = open_worker_runtime.OpenWorkerRuntime([]byte(words), embedded)
		require.ErrorContains(t, err, reason)
	}
}
