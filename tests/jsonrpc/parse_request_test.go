package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/parse_request"
	"rkllmd/tests/support/project/count_allocations"
)

func TestParseRequest(t *testing.T) {
	t.Run("members", func(t *testing.T) {
		req := parse_request.ParseRequest(
			[]byte(`{"jsonrpc": "2.0", "method": "m", "params": [1, {"id": 7}], "id": -1.50e1}`))
		require.Equal(t, `"2.0"`, string(req.Version))
		require.Equal(t, `"m"`, string(req.Method))
		require.Equal(t, `[1, {"id": 7}]`, string(req.Params))
		require.Equal(t, `-1.50e1`, string(req.ID))
	})
	t.Run("absent, null and unknown", func(t *testing.T) {
		req := parse_request.ParseRequest([]byte(`{"id":null,"ID":1,"extra":{"method":"no"}}`))
		require.Equal(t, "null", string(req.ID))
		require.Nil(t, req.Version)
		require.Nil(t, req.Method)
		require.Nil(t, req.Params)
	})
	t.Run("given twice", func(t *testing.T) {
		for text, name := range map[string]string{
			`{"jsonrpc":"2.0","method":"m","id":1,"params":[]}`:               "",
			`{"jsonrpc":"2.0","jsonrpc":"2.0"}`:                               "jsonrpc",
			`{"method":"a","id":1,"method":"a"}`:                              "method",
			`{"params":null,"params":[]}`:                                     "params",
			`{"id":null,"\u0069d":2}`:                                         "id",
			`{"method":"a","method":"b","id":1,"id":2,"params":1,"params":2}`: "id",
			`{"extra":1,"extra":2,"params":{"id":1,"id":2}}`:                  "",
		} {
			require.Equal(t, name, parse_request.ParseRequest([]byte(text)).Twice, text)
		}
	})
	t.Run("escapes in keys", func(t *testing.T) {
		require.Equal(t, "1", string(parse_request.ParseRequest([]byte(`{"\u0069d":1}`)).ID))
	})
	t.Run("no object has no members", func(t *testing.T) {
		for _, text := range []string{"1", `"id"`, "null", "[1]"} {
			require.Zero(t, parse_request.ParseRequest([]byte(text)), text)
		}
	})
	t.Run("allocates nothing", func(t *testing.T) {
		message := []byte(`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running","params":[null]}`)
		require.Zero(t, count_allocations.CountAllocations(100, func() { parse_request.ParseRequest(message) }))
	})
}
