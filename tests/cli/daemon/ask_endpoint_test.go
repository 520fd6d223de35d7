package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/ask_endpoint"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestAskEndpoint(t *testing.T) {
	for answer, want := range map[string]string{
		`{"id":ID,"result":{"http":"http://127.0.0.1:80"}}`: "http://127.0.0.1:80",
		`{"id":ID,"result":{"http":"unix:///h"}}`:           "unix:///h",
		`{"id":ID,"result":{}}`:                             "",
		`{"id":ID,"result":[]}`:                             "is no rkllmd",
		`{"id":ID,"error":{"code":1,"message":"no"}}`:       "no (error 1)",
		`CLOSE`: "the connection to the daemon ended",
	} {
		path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.get_constants": {answer}})
		endpoint, err := ask_endpoint.AskEndpoint(path, false)
		switch {
		case want == "":
			require.ErrorIs(t, err, daemon.ErrNoFront)
		case endpoint.URL == "":
			require.ErrorContains(t, err, want)
		default:
			require.NoError(t, err)
			require.Equal(t, want, endpoint.Name)
		}
	}
	_, err := ask_endpoint.AskEndpoint("/nowhere", true)
	require.ErrorContains(t, err, "no daemon listens on /nowhere")
}
