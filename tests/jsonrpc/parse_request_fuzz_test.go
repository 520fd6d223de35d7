package jsonrpc_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/parse_request"
)

// FuzzParseRequest compares the members found in any JSON object with those that encoding/json finds.
func FuzzParseRequest(f *testing.F) {
	for _, seed := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"m","params":[1,"]",{"a":"}"}]}`, `{"\u0069d":"\"","id":{}}`,
		`{ "params" : null , "x":[[]] }`, `{}`,
		`{"id":1,"method":"a","id":"1","method":"b"}`, `{"params":1,"jsonrpc":2,"params":3}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, message []byte) {
		message = bytes.Trim(message, " \t\r\n")
		var members map[string]json.RawMessage
		if len(message) == 0 || message[0] != '{' || json.Unmarshal(message, &members) != nil {
			return
		}
		req := parse_request.ParseRequest(message)
		if req.Twice != "" { // as it stands, or with escapes
			require.True(t, bytes.Count(message, []byte(req.Twice)) > 1 || bytes.IndexByte(message, '\\') >= 0)
			return
		}
		require.Equal(t, string(members["jsonrpc"]), string(req.Version))
		require.Equal(t, string(members["id"]), string(req.ID))
		require.Equal(t, string(members["method"]), string(req.Method))
		require.Equal(t, string(members["params"]), string(req.Params))
	})
}
