package jsonrpc_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/jsonrpc/jsonrpc_is_running"
	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/tests/support/server/jsonrpc_example_server"
	"rkllmd/utils"
)

func TestHandleMessage(t *testing.T) {
	s := jsonrpc_example_server.JsonrpcExampleServer(nil)
	c := &connection.Connection{Frames: utils.FrameState{Framing: utils.FramingText}}

	t.Run("a message may have blanks around it", func(t *testing.T) {
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":["hello",5]}`+"\n",
			string(handle_message.HandleMessage(s, c,
				[]byte(" \r\n\t{\"jsonrpc\":\"2.0\",\"method\":\"get_data\",\"id\":1}\n "), nil)))
	})
	t.Run("the answer goes behind what is in the reply", func(t *testing.T) {
		for framing, want := range map[utils.Framing]string{
			utils.FramingText:   `before{"jsonrpc":"2.0","id":1,"result":1}` + "\n",
			utils.FramingHeader: "beforeContent-Length: 35\r\n\r\n" + `{"jsonrpc":"2.0","id":1,"result":1}`,
			utils.FramingLength: "before\x23\x00\x00\x00" + `{"jsonrpc":"2.0","id":1,"result":1}`,
		} {
			c := &connection.Connection{Frames: utils.FrameState{Framing: framing}}
			message := []byte(`{"jsonrpc":"2.0","method":"sum","params":[1],"id":1}`)
			require.Equal(t, want, string(handle_message.HandleMessage(s, c, message, []byte("before"))))
			notification := []byte(`{"jsonrpc":"2.0","method":"sum","params":[1]}`)
			require.Equal(t, "before", string(handle_message.HandleMessage(s, c, notification, []byte("before"))))
		}
	})
	t.Run("several threads at once", func(t *testing.T) {
		var clients sync.WaitGroup
		for n := range 4 {
			clients.Add(1)
			go func() {
				defer clients.Done()
				c := &connection.Connection{Frames: utils.FrameState{Framing: utils.FramingText}}
				message := fmt.Appendf(nil, `{"jsonrpc":"2.0","method":"subtract","params":[%d,1],"id":%d}`, n, n)
				for range 200 {
					assert.Equal(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"result":%d}`+"\n", n, n-1),
						string(handle_message.HandleMessage(s, c, message, nil)))
				}
			}()
		}
		clients.Wait()
	})
	t.Run("a quick method allocates nothing", func(t *testing.T) {
		rt := create_runtime.CreateRuntime(&rkllm.Library{IsRunning: jsonrpc_is_running.JsonrpcIsRunning()},
			rkllm.Limits{})
		rt.Handle = 1
		s := create_server.CreateServer(rt)
		message := []byte(`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running","params":[null]}`)
		reply := handle_message.HandleMessage(s, c, message, nil)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":1}`+"\n", string(reply))
		// Under the race detector a pool drops one thing in four: less than one allocation on average is none.
		require.Zero(t, count_allocations.CountAllocations(10000, func() {
			reply = handle_message.HandleMessage(s, c, message,
				reply[:0])
		}))
	})
	t.Run("no JSON text is a request but an object", func(t *testing.T) {
		for _, text := range []string{"1", "null", "true", `"rkllm.run"`} {
			require.Equal(t, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}`+"\n",
				string(handle_message.HandleMessage(s, c, []byte(text), nil)))
		}
	})
}
