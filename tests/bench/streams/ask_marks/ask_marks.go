// Package ask_marks asks a daemon for a stream whose tokens are times.
package ask_marks

import (
	"fmt"
	"net"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/streams/measure_answer"
)

// AskMarks asks the daemon at address for a chat of OpenAI's, as a stream of count tokens, over a connection of its
// own, and returns what measure_answer does.
func AskMarks(b *testing.B, address string, count int) (int64, []int64) {
	b.Helper()
	body := fmt.Sprintf(`{"messages":[{"role":"user","content":"a"}],"stream":true,"max_tokens":%d}`, count)
	conn, err := net.Dial("tcp", address)
	require.NoError(b, err)
	defer conn.Close()
	file, err := conn.(interface{ File() (*os.File, error) }).File()
	require.NoError(b, err)
	defer file.Close()
	require.NoError(b, unix.SetNonblock(int(file.Fd()), false))
	request := fmt.Sprintf("POST /v1/chat/completions HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"+
		"Connection: close\r\nContent-Length: %d\r\n\r\n%s", address, len(body), body)
	first, times, err := measure_answer.MeasureAnswer(int(file.Fd()), request, count)
	require.NoError(b, err)
	return first, times
}
