package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/format_error"
)

func TestFormatError(t *testing.T) {
	data := json.RawMessage(`{"function":"rkllm_init","code":-1}`)
	for want, err := range map[string]jsonrpc2.Error{
		`{"code":-32601,"message":"Method not found"}`: {Code: -32601,
			Message: "Method not found"},
		`{"code":-32000,"message":"failed","data":{"function":"rkllm_init","code":-1}}`: {Code: -32000,
			Message: "failed", Data: &data},
		`{"code":0,"message":"\"<&>\" \\ \n ` + "\u00e4" +
			`"}`: {Message: "\"<&>\" \\ \n \u00e4"},
		`{"code":0,"message":"bad ` + `\ufffd` + `"}`: {Message: "bad \xff"},
	} {
		require.Equal(t, `x{"jsonrpc":"2.0","id":"7","error":`+want+`}`, string(format_error.FormatError([]byte("x"),
			[]byte(`"7"`), &err)))
	}
	require.Equal(t, `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}`,
		string(format_error.FormatError(nil, nil, &jsonrpc2.Error{Code: jsonrpc2.CodeParseError,
			Message: "Parse error"})), "no id is null")
}
