package clients_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/grpc_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
)

// Each script makes sessions, appends in pieces, generates by a seed, cancels, is refused, and closes; it checks all of
// that itself. What it was given for the seed is what the others were given.
func TestGRPCClients(t *testing.T) {
	t.Parallel()
	address := grpc_daemon.GRPCDaemon(t, write_long_model.WriteLongModel(t, "llama"), 1<<14, start_daemon.Options{})
	var first []uint32
	for _, words := range [][]string{{"node", "grpc_js.mjs"}, {"/usr/bin/python3", "grpcio.py"}} {
		t.Run(words[1], func(t *testing.T) {
			command := exec.Command(words[0], words[1], address)
			command.Stderr = os.Stderr
			output, err := command.Output()
			require.NoError(t, err)
			var tokens []uint32
			require.NoError(t, json.Unmarshal(output, &tokens))
			require.Len(t, tokens, 20)
			if first == nil {
				first = tokens
			}
			require.Equal(t, first, tokens)
		})
	}
}
