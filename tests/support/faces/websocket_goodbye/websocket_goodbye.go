// Package websocket_goodbye reads how a WebSocket is closed.
package websocket_goodbye

import (
	"encoding/binary"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/websocket_raw"
)

// WebsocketGoodbye passes over frames of the server up to its close frame, and returns the code that has; 1005: none.
// Behind it the connection must end as it should, not by a reset, after which a client may not be able to read the
// frame.
func WebsocketGoodbye(t testing.TB, raw websocket_raw.Raw) int {
	t.Helper()
	for {
		head, err := raw.In.Peek(2)
		require.NoError(t, err)
		size, first := int(head[1]&0x7f), head[0]
		require.NotEqual(t, 127, size, "frames of the tests are shorter")
		if size == 126 {
			head, err = raw.In.Peek(4)
			require.NoError(t, err)
			size = int(binary.BigEndian.Uint16(head[2:]))
		}
		payload := make([]byte, len(head)+size)
		_, err = io.ReadFull(raw.In, payload)
		require.NoError(t, err)
		if first != 0x88 {
			continue
		}
		rest, err := io.ReadAll(raw.In)
		require.NoError(t, err)
		require.Empty(t, rest, "what comes behind the close frame")
		if size == 0 {
			return 1005
		}
		return int(binary.BigEndian.Uint16(payload[len(head):]))
	}
}
