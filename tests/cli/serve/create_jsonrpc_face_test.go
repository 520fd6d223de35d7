package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/server/server_ask"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_start"
	"rkllmd/utils"
)

func TestCreateJSONRPCFace(t *testing.T) {
	l := server_start.ServerStart(t, server.Options{})
	face := l.Faces[0]
	require.False(t, face.Strict)
	require.Equal(t, utils.FramingUnknown, face.Framing)
	client := server_dial.ServerDial(t, l)
	require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":"x"}`, server_ask.ServerAsk(t, client,
		`{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`))
	require.Contains(t, server_ask.ServerAsk(t, client, "nonsense\n"), `"id":null,"error":{"code":-32700`)
	require.Contains(t, server_ask.ServerAsk(t, client, `{"jsonrpc":"2.0","id":1,"method":"sleep","params":[1]}`),
		`"id":1,`, "the input goes on")
	require.NotNil(t, face.Abandon)
}
