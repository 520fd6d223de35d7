package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/extract_id"
)

func TestExtractID(t *testing.T) {
	for _, id := range []string{"1", "-1", "1.5", "1e3", "123456789012345678901234567890", `"a"`, `"\u0061\"\/"`, `""`,
		"null"} {
		require.Equal(t, id, string(extract_id.ExtractID(&jsonrpc.Request{ID: json.RawMessage(id)})))
	}
	for _, id := range []string{"true", "false", "{}", "[1]"} {
		require.Nil(t, extract_id.ExtractID(&jsonrpc.Request{ID: json.RawMessage(id)}), id)
	}
	require.Nil(t, extract_id.ExtractID(&jsonrpc.Request{}))
	require.Nil(t, extract_id.ExtractID(&jsonrpc.Request{ID: json.RawMessage("1"), Twice: "id"}),
		"which of two is meant cannot be told")
	require.Equal(t, "1", string(extract_id.ExtractID(&jsonrpc.Request{ID: json.RawMessage("1"), Twice: "method"})))
}
