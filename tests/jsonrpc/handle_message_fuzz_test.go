package jsonrpc_test

import (
	"bytes"
	"encoding/json"
	"sort"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/tests/jsonrpc/jsonrpc_open_connection"
	"rkllmd/tests/jsonrpc/jsonrpc_owed_ids"
	"rkllmd/tests/jsonrpc/jsonrpc_start_worker"
	"rkllmd/tests/support/daemon/has_input"
	"rkllmd/tests/support/server/jsonrpc_create_runtime"
	"rkllmd/tests/support/server/jsonrpc_example_server"
	"rkllmd/utils/check_json"
)

// FuzzHandleMessage gives the server any JSON text that the loop lets through. Every request in it must be answered
// exactly once, at once or later, with its id, and nothing else.
func FuzzHandleMessage(f *testing.F) {
	for _, seed := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]}`,
		`{"jsonrpc":"2.0","id":"\u0061","method":"later","params":{"a":[1]}}`,
		`[{"jsonrpc":"2.0","id":1,"method":"later"},1,{"jsonrpc":"2.0","method":"later"},{"jsonrpc":"2.0","id":null,"method":"nothing"}]`,
		`[]`, `[[]]`, `{"jsonrpc":"2.0","id":{},"method":"subtract"}`, ` {"id":1,"id":-2e5} `, `null`,
		`[{"jsonrpc":"2.0","id":1,"method":"sum","method":"sum"},{"jsonrpc":"2.0","method":"sum","id":1,"params":[],"params":{}}]`,
	} {
		f.Add([]byte(seed))
	}
	s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
	jsonrpc_start_worker.JsonrpcStartWorker(f, s.Runtime)
	c, client := jsonrpc_open_connection.JsonrpcOpenConnection(f)
	require.NoError(f, client.Conn.SetDeadline(time.Time{}))
	f.Fuzz(func(t *testing.T, message []byte) {
		if check_json.CheckJSON(message) != nil || len(message) > 1<<14 {
			return
		}
		want, array := jsonrpc_owed_ids.JsonrpcOwedIds(message, jsonrpc.MaxBatch)
		reply := handle_message.HandleMessage(s, c, bytes.Clone(message), nil)
		require.Eventually(t, func() bool { return c.Owed.Load() == 0 }, 2*time.Minute, 10*time.Microsecond)
		if has_input.HasInput(t, client) {
			line, err := client.Reader.ReadBytes('\n')
			require.NoError(t, err)
			reply = append(reply, line...)
		}
		require.False(t, has_input.HasInput(t, client))
		if len(want) == 0 {
			require.Empty(t, reply)
			return
		}
		require.Equal(t, byte('\n'), reply[len(reply)-1])
		var answers []struct{ ID, Result, Error json.RawMessage }
		if !array {
			reply = append(append([]byte("["), reply...), ']')
		}
		require.NoError(t, json.Unmarshal(reply, &answers))
		var got []string
		for _, answer := range answers {
			require.NotEqual(t, answer.Result == nil, answer.Error == nil)
			if answer.ID == nil {
				answer.ID = json.RawMessage("absent")
			}
			got = append(got, string(answer.ID))
		}
		sort.Strings(got)
		require.Equal(t, want, got)
	})
}
