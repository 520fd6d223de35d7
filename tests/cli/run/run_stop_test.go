package run_test

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

func TestRunStop(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	t.Setenv("RKLLM_UDS_PATH", "")
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {}))
	defer server.Close()
	for _, test := range []struct {
		code    int
		says    string
		command []string
	}{
		{cli.ExitDone, "", []string{"stop", "a", "--http", server.URL}},
		{cli.ExitFailed, "no daemon runs, so that no model is loaded", []string{"stop", "a"}},
		{cli.ExitUsage, "the argument is NAME, but 0 were given", []string{"stop"}},
		{cli.ExitUsage, "ftp://x", []string{"stop", "a", "--http", "ftp://x"}},
	} {
		var out, notes bytes.Buffer
		require.Equal(t, test.code, run_cli.RunCLI(cli.Embedded{}, test.command, nil, &out, &notes), notes.String())
		require.Contains(t, notes.String(), test.says)
		require.Empty(t, out.String())
	}
	t.Setenv("RKLLM_UDS_PATH", "/nowhere")
	var notes bytes.Buffer
	require.Equal(t, cli.ExitFailed, run_cli.RunCLI(cli.Embedded{}, []string{"stop", "a"}, nil, &notes, &notes))
	require.Contains(t, notes.String(), "no daemon listens on /nowhere", "the user names it")
}
