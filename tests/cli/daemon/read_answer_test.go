package daemon_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/read_answer"
)

func TestReadAnswer(t *testing.T) {
	for _, test := range []struct {
		name, input, result, method, reason string
		plain                               bool
	}{
		{name: "its own", input: `{"jsonrpc":"2.0","id":7,"result":[1]}`, result: "[1]"},
		{name: "after others'", input: `{"id":6,"result":0} {"id":"7","result":0} {"id":6,"error":{"code":1,"message":"x"}} {"id":7,"result":1}`, result: "1"},
		{name: "a result of null", input: `{"id":7,"result":null}`, result: "null"},
		{name: "a notification", input: `{"method":"$/progress","params":{}}`, method: "$/progress"},
		{name: "an error", input: `{"id":7,"error":{"code":-32002,"message":"no model"}}`,
			reason: "no model (error -32002)"},
		{name: "an error for people", plain: true,
			input: `{"id":7,"error":{"code":-32000,"message":"rkllm_init failed with -1: damaged","data":{"function":"rkllm_init","code":-1}}}`, reason: "damaged"},
		{name: "an error for the connection", input: `{"id":null,"error":{"code":-32007,"message":"too many"}}`,
			reason: "too many (error -32007)"},
		{name: "the end", input: ``, reason: "the connection to the daemon ended: EOF"},
		{name: "the end within a message", input: `{"id":7,`,
			reason: "the connection to the daemon ended: unexpected EOF"},
		{name: "no JSON", input: `hello`, reason: "the answer is not JSON-RPC (invalid character"},
	} {
		t.Run(test.name, func(t *testing.T) {
			client := &cli.Client{Decoder: json.NewDecoder(strings.NewReader(test.input)), Plain: test.plain}
			answer, err := read_answer.ReadAnswer(client, 7)
			if test.reason != "" {
				require.ErrorContains(t, err, test.reason)
				require.False(t, test.plain && err.Error() != test.reason)
				return
			}
			require.NoError(t, err)
			require.Equal(t, test.result, string(answer.Result))
			require.Equal(t, test.method, answer.Method)
		})
	}
}
