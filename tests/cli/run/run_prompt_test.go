package run_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/cli_scripted_daemon"
	"rkllmd/tests/cli/cli_until_text"
	"rkllmd/tests/cli/run/cli_run_form"
)

func TestRunPrompt(t *testing.T) {
	embedded := cli_embedded.CliEmbedded()
	if len(os.Args) > 1 && os.Args[1] == "serve" { // the private daemon of the subtests: this program again
		os.Exit(run_cli.RunCLI(embedded, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	stderr, err := os.Create(filepath.Join(t.TempDir(), "stderr")) // shared with the private daemons
	require.NoError(t, err)
	defer stderr.Close()
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("RKLLM_LIBRARY", "embedded")
	t.Setenv("RKLLMD_RKLLM_VERSION", "")
	model := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "qwen3", 1))
	t.Run("a private daemon", func(t *testing.T) {
		var stdout bytes.Buffer
		require.Equal(t, cli.ExitDone, run_cli.RunCLI(embedded, []string{"run", model, "--threads", "1", "--max-tokens",
			"5", "--no-template", "Hello"}, nil, &stdout, stderr))
		require.NotEmpty(t, strings.TrimSpace(stdout.String()))
		text, err := os.ReadFile(stderr.Name())
		require.NoError(t, err)
		require.Contains(t, string(text), "answer 5 tokens")
		left, err := os.ReadDir(os.TempDir())
		require.NoError(t, err)
		require.Empty(t, left, "the daemon's directory")
	})
	cli_run_form.CliRunForm(t, embedded, model, stderr)
	t.Run("Ctrl-C", func(t *testing.T) {
		output, code := cli_until_text.CliUntilText(t, embedded, stderr, "run", model, "--threads", "1", "--max-tokens",
			"-1", "Hello")
		require.NoError(t, unix.Kill(os.Getpid(), unix.SIGINT))
		go io.Copy(io.Discard, output)
		require.Equal(t, cli.ExitInterrupted, <-code)
	})
	t.Run("a model that is none", func(t *testing.T) {
		require.Equal(t, cli.ExitFailed, run_cli.RunCLI(embedded, []string{"run", os.Args[0], "Hello"}, nil, io.Discard,
			stderr))
		text, err := os.ReadFile(stderr.Name())
		require.NoError(t, err)
		require.Regexp(t, "^[^G]*\nrkllmd run: "+regexp.QuoteMeta(os.Args[0])+" is not a GGUF model [^G]*$",
			string(text), "said once")
	})
	t.Run("a daemon that is there", func(t *testing.T) {
		ok := []string{`{"id":ID,"result":0}`}
		path, requests := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
			"rkllm.init": ok, "rkllm.set_chat_template": ok, "rkllm.destroy": ok,
			"rkllm.get_constants": {`{"id":ID,"result":{"library":{"name":"/v.so"}}}`},
			"rkllm.run_async": {`{"id":ID,"result":{"text":"x","_callback_state":0}}`,
				`{"id":ID,"result":{"_callback_state":2,"perf":{"prefill_tokens":3,"generate_tokens":509}}}`}})
		var stdout, stderr bytes.Buffer
		require.Equal(t, cli.ExitDone, run_cli.RunCLI(embedded, []string{"run", "--socket", path, "--no-template", "m",
			"Hello"}, nil, &stdout, &stderr), stderr.String())
		require.Equal(t, "x\n", stdout.String())
		require.Contains(t, stderr.String(), "(stopped: the context of 512 tokens is full; --context gives more)\n",
			"a vendor's library has its default")
		for _, method := range []string{"get_constants", "init", "set_chat_template", "run_async", "destroy"} {
			require.Contains(t, <-requests, `"method":"rkllm.`+method+`"`)
		}
	})
	t.Run("wrong usage", func(t *testing.T) {
		require.Equal(t, cli.ExitUsage, run_cli.RunCLI(embedded, []string{"run"}, nil, io.Discard, io.Discard))
	})
}
