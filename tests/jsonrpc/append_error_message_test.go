package jsonrpc_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/append_error_message"
	"rkllmd/utils"
)

func TestAppendErrorMessage(t *testing.T) {
	fault := &jsonrpc2.Error{Code: jsonrpc2.CodeParseError, Message: "Parse error"}
	reply := append_error_message.AppendErrorMessage([]byte("before\n"), utils.FramingText, nil, fault)
	reply = append_error_message.AppendErrorMessage(reply, utils.FramingHeader, []byte("7"), fault)
	reply = append_error_message.AppendErrorMessage(reply, utils.FramingLength, []byte(`"a"`), fault)
	require.Equal(t, "before\n"+
		`{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}`+"\n"+
		"Content-Length: 72\r\n\r\n"+`{"jsonrpc":"2.0","id":7,"error":{"code":-32700,"message":"Parse error"}}`+
		"\x4a\x00\x00\x00"+`{"jsonrpc":"2.0","id":"a","error":{"code":-32700,"message":"Parse error"}}`, string(reply))
}
