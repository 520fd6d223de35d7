// Package read_framed reads a framed message as a client does.
package read_framed

import (
	"encoding/binary"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/utils"
)

// ReadFramed reads one message in the given framing.
func ReadFramed(tb testing.TB, client *connect_client.Client, framing utils.Framing) string {
	tb.Helper()
	var length uint32
	switch framing {
	case utils.FramingHeader:
		header, err := client.Reader.ReadString('\n')
		require.NoError(tb, err)
		_, err = fmt.Sscanf(header, "Content-Length: %d\r\n", &length)
		require.NoError(tb, err, header)
		blank, err := client.Reader.ReadString('\n')
		require.NoError(tb, err)
		require.Equal(tb, "\r\n", blank)
	case utils.FramingLength:
		require.NoError(tb, binary.Read(client.Reader, binary.LittleEndian, &length))
	default:
		line, err := client.Reader.ReadString('\n')
		require.NoError(tb, err)
		return strings.TrimSuffix(line, "\n")
	}
	message := make([]byte, length)
	_, err := io.ReadFull(client.Reader, message)
	require.NoError(tb, err)
	return string(message)
}
