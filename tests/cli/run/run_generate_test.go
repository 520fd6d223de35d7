package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/faces/lines"
	"rkllmd/generation"
	"rkllmd/tests/cli/run/cli_generate"
	"rkllmd/tests/support/terminal/cli_write_library"
)

// By the command whose body it is.
func TestRunGenerate(t *testing.T) {
	_, err := cli_generate.CliGenerate(cli.Embedded{}, "")
	require.ErrorIs(t, err, cli.ErrUsage)
	_, err = cli_generate.CliGenerate(cli.Embedded{}, "", "m.gguf", "--library", "embedded")
	require.ErrorIs(t, err, cli.ErrNoRuntime, "a build without it")

	t.Run("a vendor's library does what it can", func(t *testing.T) {
		library := cli_write_library.CliWriteLibrary(t, "D", "")
		output, err := cli_generate.CliGenerate(cli.Embedded{}, `{"id": 1, "prompt": "Hi"}`+"\n"+
			`{"id": 2, "prompt": "Hi", "seed": 1}`+"\n"+`{"id": 3, "op": "create_session"}`+
			"\n"+`{"id": 4, "prompt": "Hi", "stop": ["from"]}`, library, "--library", library, "--rkllm-version",
			"1.3.0")
		require.ErrorIs(t, err, lines.ErrRefused)
		require.Contains(t, output, `{"id":1,"event":"token","token":1,"text":"Hello from C"}`)
		require.Contains(t, output, `{"id":1,"event":"done","reason":"stop"`)
		require.Contains(t, output, `{"id":2,"event":"error","kind":"not_supported"`)
		require.Contains(t, output, `{"id":3,"event":"error","kind":"not_supported"`)
		require.Contains(t, output, `{"id":4,"event":"token","token":1,"text":"Hello "}`)
		require.Contains(t, output, `"stop_text":"from"`)
		_, err = cli_generate.CliGenerate(cli.Embedded{}, "", library, "--library", library, "--rkllm-version", "1.3.0",
			"--exact")
		require.ErrorIs(t, err, generation.ErrNotSupported)
	})
}
