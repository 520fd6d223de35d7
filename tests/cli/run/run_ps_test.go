package run_test

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

func TestRunPs(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	t.Setenv("RKLLM_UDS_PATH", "")
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, `{"named": [{"name": "a", "state": "loaded", "requests": 1}]}`)
	}))
	defer server.Close()
	var out, notes bytes.Buffer
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(cli.Embedded{}, []string{"ps", "--http", server.URL}, nil, &out,
		&notes), notes.String())
	require.Regexp(t, `^NAME .*\na +- +- +loaded +1 +its place is needed\n$`, out.String())
	out.Reset()
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(cli.Embedded{}, []string{"ps"}, nil, &out, &notes))
	require.Equal(t, "No daemon runs; rkllmd run NAME PROMPT starts one.\n", notes.String())
	require.Empty(t, out.String())
	require.Equal(t, cli.ExitUsage, run_cli.RunCLI(cli.Embedded{}, []string{"ps", "a"}, nil, &out, &notes))
	server.Close()
	require.Equal(t, cli.ExitFailed, run_cli.RunCLI(cli.Embedded{}, []string{"ps", "--http", server.URL}, nil, &out,
		&notes))
}
