package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/format_response"
)

func TestFormatResponse(t *testing.T) {
	for _, id := range []string{"1", "-1", "1.50", "null", `"a\u0062\/"`} {
		require.Equal(t, `x{"jsonrpc":"2.0","id":`+id+`,"result":{"a":[1]}}`,
			string(format_response.FormatResponse([]byte("x"), []byte(id), []byte(`{"a":[1]}`))))
	}
	require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":null}`, string(format_response.FormatResponse(nil, []byte("1"),
		nil)),
		"a response has a result, always")
}
