// Package server_ask asks a server and reads the answer.
package server_ask

import (
	"bufio"
	"io"
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

// ServerAsk writes a message, or nothing, and reads one line: the answer without its newline. Only for clients that get
// one answer at a time: what follows the line may be lost.
func ServerAsk(t testing.TB, client *net.UnixConn, message string) string {
	_, err := io.WriteString(client, message)
	require.NoError(t, err)
	line, err := bufio.NewReader(client).ReadString('\n')
	require.NoError(t, err, "after %q", line)
	return line[:len(line)-1]
}
