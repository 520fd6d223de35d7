package swarm_test

import (
	"bytes"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_fault"
	"rkllmd/rkllm"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/utils"
)

func TestAppendFault(t *testing.T) {
	for _, test := range []struct {
		fault      jsonrpc2.Error
		code, text string
	}{
		{jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "Invalid Request: why"}, swarm.CodeBadMessage,
			"why"},
		{jsonrpc2.Error{Code: rkllm.CodeTooManyClients, Message: "why"}, swarm.CodeConnectFailed, "why"},
		{jsonrpc2.Error{Code: rkllm.CodePeerRefused, Message: "why"}, swarm.CodeConnectFailed, "why"},
		{jsonrpc2.Error{Code: rkllm.CodeIdleTimeout, Message: "why"}, swarm.CodeTimeout, "why"},
	} {
		reply := append_fault.AppendFault([]byte("before\n"), utils.FramingLine, nil, &test.fault)
		line, found := bytes.CutPrefix(reply, []byte("before\n"))
		require.True(t, found)
		require.Equal(t, map[string]any{"type": "error", "payload": map[string]any{"code": test.code,
			"message": test.text}},
			swarm_read.SwarmRead(t, bytes.NewReader(line)))
	}
}
