// Package versions_ask asks the daemon, and reads its answer.
package versions_ask

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/versions/versions_prepare"
)

// Init is the load of a model whose path stands in the place of %s; Run is a run of it.
const (
	Init = `{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":"%s"},null]}`
	Run  = `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,{"prompt_input":"Hello"},{}]}`
	Free = `{"jsonrpc":"2.0","id":3,"method":"rkllm.destroy"}`
)

// VersionsAsk sends line and returns the answer.
func VersionsAsk(tb testing.TB, s *versions_prepare.Set, line string) (answer conformance_ask.Answer) {
	tb.Helper()
	text := ask_daemon.AskDaemon(tb, s.Client, line)
	require.NoError(tb, json.Unmarshal([]byte(text), &answer), text)
	return answer
}
