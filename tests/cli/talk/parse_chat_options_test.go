package talk_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_chat_command"
	"rkllmd/cli/talk"
	"rkllmd/cli/talk/parse_chat_options"
)

func TestParseChatOptions(t *testing.T) {
	for _, name := range []string{"RKLLMD_HTTP", "RKLLMD_TOKEN_FILE", "RKLLM_LIBRARY", "RKLLMD_RKLLM_VERSION",
		"RKLLMD_EXACT", "RKLLMD_CONTEXT"} {
		t.Setenv(name, "")
	}
	token := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(token, []byte("0123456789abcdef\n"), 0o600))
	here, err := filepath.Abs("model.gguf")
	require.NoError(t, err)
	for _, c := range []struct {
		words    []string
		expected talk.ChatOptions
		failure  string
	}{
		{[]string{"--http", "127.0.0.1:1"}, talk.ChatOptions{Endpoint: cli.Endpoint{URL: "http://127.0.0.1:1",
			Name: "http://127.0.0.1:1"}}, ""},
		{[]string{"--http", "unix:///x", "--token-file", token}, talk.ChatOptions{Endpoint: cli.Endpoint{
			URL: "http://localhost", Unix: "/x", Name: "unix:///x"}, Token: "0123456789abcdef"}, ""},
		{[]string{"builtin:demo"}, talk.ChatOptions{Param: map[string]any{"model_path": "builtin:demo"}}, ""},
		{[]string{"model.gguf", "--context", "99", "--library", "embedded", "--exact"},
			talk.ChatOptions{Param: map[string]any{"model_path": here}, Context: 99,
				Library: cli.LibraryChoice{Path: "embedded", Name: "--library (RKLLM_LIBRARY)", Exact: true}}, ""},
		{[]string{"a", "b"}, talk.ChatOptions{}, "one MODEL may be given, not 2 arguments"},
		{[]string{"m.gguf", "--context", "many"}, talk.ChatOptions{},
			`--context (RKLLMD_CONTEXT) must be a whole number from 0 to 1073741824, not "many"`},
		{[]string{"--context", "9"}, talk.ChatOptions{},
			"--context is for the private daemon that serves MODEL, but no MODEL is given"},
		{[]string{"m.gguf", "--http", "127.0.0.1:80"}, talk.ChatOptions{},
			"--http is for a daemon that others use too, but MODEL (m.gguf) starts a private one"},
		{[]string{"--http", "ftp://x"}, talk.ChatOptions{}, `--http (RKLLMD_HTTP): "ftp://x" is neither`},
		{[]string{"--token-file", "/nowhere"}, talk.ChatOptions{}, "no such file"},
		{[]string{"m.gguf", "--library", "/nowhere"}, talk.ChatOptions{}, "no such file"},
	} {
		command := create_chat_command.CreateChatCommand(cli.Embedded{})
		require.NoError(t, command.ParseFlags(append(c.words, "--models", "none")))
		options, err := parse_chat_options.ParseChatOptions(command, command.Flags().Args(), cli.Embedded{})
		if c.failure != "" {
			require.ErrorContains(t, err, c.failure)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, c.expected, options)
	}
	command := create_chat_command.CreateChatCommand(cli.Embedded{})
	require.NoError(t, command.ParseFlags([]string{"--token-file", token, "--keep-alive", "9s"}))
	options, err := parse_chat_options.ParseChatOptions(command, []string{"qwen3"}, cli.Embedded{})
	require.NoError(t, err)
	require.Equal(t, []any{"qwen3", "0123456789abcdef", "9s"}, []any{options.Name, options.Token, options.Search.Keep})
	require.Nil(t, options.Param, "no private daemon")
}
