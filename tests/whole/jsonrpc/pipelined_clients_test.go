package jsonrpc_test

import (
	"bufio"
	"fmt"
	"strings"
	"sync"
	"testing"

	"rkllmd/server"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_start"
)

// Clients that send many messages without waiting for the answers get them all, in order.
func TestPipelinedClients(t *testing.T) {
	l := server_start.ServerStart(t, server.Options{})
	const count = 5000
	var done sync.WaitGroup
	for range 4 {
		client := server_dial.ServerDial(t, l)
		done.Add(2)
		go func() {
			defer done.Done()
			for i := range count {
				if _, err := fmt.Fprintf(client, `{"jsonrpc":"2.0","id":%d,"method":"echo","params":["%s"]}`, i,
					strings.Repeat("x", i%700)); err != nil {
					t.Error(err)
					return
				}
			}
		}()
		go func() {
			defer done.Done()
			lines := bufio.NewReader(client)
			for i := range count {
				line, err := lines.ReadString('\n')
				if expected := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"result":"%s"}`+"\n", i, strings.Repeat("x",
					i%700)); err != nil || line != expected {
					t.Errorf("%q, not %q: %v", line, expected, err)
					return
				}
			}
		}()
	}
	done.Wait()
}
