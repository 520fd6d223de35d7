package chat_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/cli/cli_embedded"
)

func TestRunChat(t *testing.T) {
	embedded := cli_embedded.CliEmbedded()
	if len(os.Args) > 1 && os.Args[1] == "serve" { // the private daemon: this program again
		os.Exit(run_cli.RunCLI(embedded, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	stderr, err := os.Create(filepath.Join(t.TempDir(), "stderr")) // shared with the private daemon
	require.NoError(t, err)
	defer stderr.Close()
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("RKLLM_LIBRARY", "embedded")
	t.Setenv("RKLLMD_RKLLM_VERSION", "")
	model := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "qwen3", 1))
	for _, c := range []struct {
		words []string
		typed string
		code  int
		out   string
		err   string
	}{
		{[]string{"chat", model, "--context", "256"}, "/set max_tokens 4\nHello\n/show\n", cli.ExitDone,
			"user: Hello\n", ""},
		{[]string{"chat", model}, "/nope\n/help\n", cli.ExitFailed, "", "rkllmd chat: there is no command /nope"},
		{[]string{"chat", "--http", "127.0.0.1:1"}, "", cli.ExitFailed, "",
			"no daemon answers at http://127.0.0.1:1 (connection refused): "},
		{[]string{"chat", "a", "b"}, "", cli.ExitUsage, "", "one MODEL may be given"},
	} {
		var out bytes.Buffer
		require.Equal(t, c.code, run_cli.RunCLI(embedded, c.words, strings.NewReader(c.typed), &out, stderr))
		require.Contains(t, out.String(), c.out)
		text, err := os.ReadFile(stderr.Name())
		require.NoError(t, err)
		require.Contains(t, string(text), c.err)
	}
	left, err := os.ReadDir(os.TempDir())
	require.NoError(t, err)
	require.Empty(t, left, "the daemon's directory")
}
