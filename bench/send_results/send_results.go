// Package send_results sends results the plain Go way.
package send_results

import (
	"context"

	"github.com/sourcegraph/jsonrpc2"
)

// SendResults sends each text as a response of github.com/sourcegraph/jsonrpc2, until the channel is closed: the other
// end of on_bench_result.
//
// **Runs on:** a goroutine of its own. Returns the first error of a send.
func SendResults(conn *jsonrpc2.Conn, texts <-chan string) error {
	for text := range texts {
		response := &jsonrpc2.Response{ID: jsonrpc2.ID{Num: 1}}
		if err := response.SetResult(map[string]any{"text": text, "_callback_state": 0}); err != nil {
			return err
		}
		if err := conn.SendResponse(context.Background(), response); err != nil {
			return err
		}
	}
	return nil
}
