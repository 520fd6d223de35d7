package uma_test

import (
	"bytes"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/append_fault"
	"rkllmd/rkllm"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/utils"
)

func TestAppendFault(t *testing.T) {
	for code, fault := range map[string]jsonrpc2.Error{
		uma.CodeInvalidJSON:   {Code: jsonrpc2.CodeParseError, Message: "Parse error: why"},
		uma.CodeFrameTooLarge: {Code: jsonrpc2.CodeInvalidRequest, Message: "Invalid Request: a message of 9 bytes"},
		uma.CodeBusy:          {Code: rkllm.CodeTooManyClients, Message: "why"},
		uma.CodeBadRequest:    {Code: rkllm.CodeIdleTimeout, Message: "why"},
	} {
		event := uma_read.UMARead(t, bytes.NewReader(append_fault.AppendFault(nil, utils.FramingLength, nil, &fault)))
		require.Equal(t, code, event["code"])
		require.Equal(t, "error", event["event"])
		require.Contains(t, event, "id")
		require.Nil(t, event["id"])
		if code == uma.CodeFrameTooLarge {
			require.Equal(t, "a message of 9 bytes", event["message"])
		}
	}
}
