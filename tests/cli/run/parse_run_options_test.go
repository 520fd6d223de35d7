package run_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/run"
	"rkllmd/cli/run/parse_run_options"
)

func TestParseRunOptions(t *testing.T) {
	folder := t.TempDir()
	t.Chdir(folder)
	t.Setenv("RKLLM_LIBRARY", "embedded")
	t.Setenv("RKLLMD_RKLLM_VERSION", "")
	t.Setenv("RKLLMD_EXACT", "")
	t.Setenv("RKLLMD_CONTEXT", "0")
	embedded := cli.LibraryChoice{Path: cli.EmbeddedLibrary, Name: "RKLLM_LIBRARY (--library)"}
	for _, test := range []struct {
		flags, args []string
		want        run.Options
	}{
		{nil, []string{"m.gguf", "hi"}, run.Options{Library: embedded, Prompt: "hi",
			Param: map[string]any{"skip_special_token": true, "model_path": folder + "/m.gguf"}}},
		{nil, []string{"/m.gguf"}, run.Options{Library: embedded, Prompt: "piped",
			Param: map[string]any{"skip_special_token": true, "model_path": "/m.gguf"}}},
		{[]string{"--socket", "s", "--no-template", "--context", "64", "--max-tokens", "-1", "--top-k", "0", "--top-p",
			"0.5",
			"--temperature", "0", "--repeat-penalty", "1.5", "--threads", "3"}, []string{"/m", "-"},
			run.Options{Socket: "s", Prompt: "piped", NoTemplate: true, Context: 64,
				Param: map[string]any{"skip_special_token": true, "model_path": "/m",
					"max_new_tokens": -1, "top_k": 0, "top_p": float32(0.5),
					"temperature": float32(0), "repeat_penalty": float32(1.5), "extend_param": map[string]any{
						"enabled_cpus_num": int8(3)}}}},
		{nil, []string{"builtin:demo", "hi"}, run.Options{Library: embedded, Prompt: "hi",
			Param: map[string]any{"skip_special_token": true, "model_path": "builtin:demo"}}},
		{[]string{"--exact"}, []string{"/m", "hi"}, run.Options{Library: cli.LibraryChoice{Path: embedded.Path,
			Name: embedded.Name, Exact: true},
			Prompt: "hi", Param: map[string]any{"skip_special_token": true, "model_path": "/m"}}},
	} {
		command := create_run_command.CreateRunCommand(cli.Embedded{})
		command.SetIn(strings.NewReader("piped\n"))
		require.NoError(t, command.ParseFlags(test.flags))
		options, err := parse_run_options.ParseRunOptions(command, test.args)
		require.NoError(t, err)
		require.Equal(t, test.want, options)
	}
	_, err := parse_run_options.ParseRunOptions(create_run_command.CreateRunCommand(cli.Embedded{}), nil)
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "MODEL is missing")
	for reason, flags := range map[string][]string{
		"--library (RKLLM_LIBRARY): /nowhere cannot be used": {"--library", "/nowhere"},
		`--top-p must be a number, not "NaN"; see --help`:    {"--top-p", "nan"},
		"but --socket names one that is there": {"--library", "embedded",
			"--socket", "s"},
		"--exact is for the private daemon": {"--exact", "--socket",
			"s"},
		`--context (RKLLMD_CONTEXT) must be a whole number from 0 to 1073741824, not "-1"`: {"--context", "-1"},
	} {
		command := create_run_command.CreateRunCommand(cli.Embedded{})
		require.NoError(t, command.ParseFlags(flags))
		_, err = parse_run_options.ParseRunOptions(command, []string{"./m", "p"})
		require.ErrorIs(t, err, cli.ErrUsage)
		require.ErrorContains(t, err, reason)
	}
	_, err = parse_run_options.ParseRunOptions(create_run_command.CreateRunCommand(cli.Embedded{}), []string{"./m",
		"two", "words"})
	require.ErrorIs(t, err, cli.ErrUsage)
}
