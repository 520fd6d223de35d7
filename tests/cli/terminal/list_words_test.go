package terminal_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/list_words"
	"rkllmd/tests/cli/terminal/terminal_names"
)

func TestListWords(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("talk.json", nil, 0o600))
	for line, words := range map[string][]string{
		"/s": {"/set", "/show", "/system", "/save", "/stats"}, "/set top": {"top_p", "top_k"},
		"/set ": cli.ChatParameters, "/model s": {"small"}, "/model ": {"large", "small"}, "/load t": {"talk.json"},
		"/plain o": {"on", "off"}, "What is in @t": {"@talk.json"}, "What /s": nil, "What t": nil, "": nil,
		"/set top_k 4 t": nil,
	} {
		require.Equal(t, words, list_words.ListWords(line, terminal_names.TerminalNames), line)
	}
}
