package run_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/cli/daemon/wait_for_end"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/cli/cli_embedded"
)

func TestRunNamed(t *testing.T) {
	embedded := cli_embedded.CliEmbedded()
	if len(os.Args) > 1 && os.Args[1] == "serve" { // the daemon: this program again
		os.Exit(run_cli.RunCLI(embedded, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	folder, runtime := t.TempDir(), t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", runtime)
	t.Setenv("RKLLMD_MODELS", folder)
	t.Setenv("RKLLM_UDS_PATH", "")
	t.Setenv("RKLLM_LIBRARY", "embedded")
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(folder, "small.gguf"), "llama", 1))
	var out, notes bytes.Buffer
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(embedded, []string{"run", "small", "Hello", "--max-tokens", "5",
		"--keep-alive", "300ms"}, nil, &out, &notes), notes.String())
	require.NotEmpty(t, out.String())
	require.Contains(t, notes.String(), "answer 5 tokens")
	require.Equal(t, cli.ExitFailed, run_cli.RunCLI(embedded, []string{"run", "other", "Hello", "--keep-alive",
		"300ms"}, nil, &out, &notes))
	require.Contains(t, notes.String(), `there is no model "other"; models here: "small"; rkllmd pull SOURCE gets a model`)
	require.NoError(t, wait_for_end.WaitForEnd(filepath.Join(runtime, "rkllmd", "http.sock"), 2*time.Minute, nil),
		"it ends when nobody has used it for so long")
	require.NoFileExists(t, filepath.Join(runtime, "rkllmd", "http.sock"))
}
