package bench_test

import (
	"bufio"
	"net"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/bench/send_results"
)

func TestSendResults(t *testing.T) {
	near, far := net.Pipe()
	conn := jsonrpc2.NewConn(t.Context(), jsonrpc2.NewPlainObjectStream(near), nil)
	texts := make(chan string, 2)
	texts <- "one"
	texts <- "two"
	close(texts)
	failed := make(chan error, 1)
	go func() { failed <- send_results.SendResults(conn, texts) }()
	reader := bufio.NewReader(far)
	for _, text := range []string{"one", "two"} {
		line, err := reader.ReadString('\n')
		require.NoError(t, err)
		require.JSONEq(t, `{"jsonrpc":"2.0","id":1,"result":{"text":"`+text+`","_callback_state":0}}`, line)
	}
	require.NoError(t, <-failed)

	far.Close()
	texts = make(chan string, 1)
	texts <- "three"
	require.Error(t, send_results.SendResults(conn, texts))
}
