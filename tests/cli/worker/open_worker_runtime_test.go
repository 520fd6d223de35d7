package worker_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/open_worker_runtime"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/cli_use_llama"
)

func TestOpenWorkerRuntime(t *testing.T) {
	embedded := cli_embedded.CliEmbedded()
	embedded.UseLlama = cli_use_llama.CliUseLlama
	before, log := slog.Default(), bytes.Buffer{}
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	library, err := open_worker_runtime.OpenWorkerRuntime([]byte(`{"Llama":"/l","GPULayers":9}`), embedded)
	require.NoError(t, err)
	require.Contains(t, log.String(), "file=/l/libllama.so version=0.5.0")
	require.Contains(t, log.String(), "gpu_layers=9")
	require.NotNil(t, library.Init)
	for words, reason := range map[string]string{`{"Llama":"/none"}`: "/none has no libllama", "": "cannot be read",
		`{"ChatTemplate":"/no such file"}`: `the chat template "/no such file" is neither`} {
		_, err = open_worker_runtime.OpenWorkerRuntime([]byte(words), embedded)
		require.ErrorContains(t, err, reason)
	}
}
