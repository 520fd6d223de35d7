package rkllm_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection/cleanup_connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_rkllm_result_to_json"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/send_result"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
	"rkllmd/utils"
)

func TestSendResult(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Text: []byte("a"), Token: 1})
	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1000)
	context := &rkllm.CallbackContext{Conn: conn, Layout: rkllm.LayoutD, NBatch: 1, Framing: utils.FramingText,
		Prefix: []byte(`{"id":1,"r":`), Suffix: []byte("}")}
	send_result.SendResult(context, results, 0)
	want := `{"id":1,"r":` + string(convert_rkllm_result_to_json.ConvertRkllmResultToJSON(nil, rkllm.LayoutD, results,
		1, 0)) + "}"
	require.Equal(t, want+"\n", string(connection_read_bytes.ConnectionReadBytes(t, client)))
	context.Framing = utils.FramingHeader
	send_result.SendResult(context, results, 0)
	require.Equal(t, fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(want), want),
		string(connection_read_bytes.ConnectionReadBytes(t, client)))
	require.False(t, context.Broken)

	for !context.Broken { // nobody reads
		send_result.SendResult(context, results, 0)
	}
	conn.Mu.Lock()
	require.True(t, conn.Gone)
	conn.Mu.Unlock()
	send_result.SendResult(context, results, 0)
	t.Run("n_batch 2", func(t *testing.T) {
		_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1000)
		context := &rkllm.CallbackContext{Conn: conn, Layout: rkllm.LayoutD, NBatch: 2, Framing: utils.FramingText}
		results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Token: 1},
			rkllm_make_results.Result{Token: 2})
		send_result.SendResult(context, results, 0)
		require.Equal(t, string(convert_rkllm_result_to_json.ConvertRkllmResultToJSON(nil, rkllm.LayoutD, results, 2,
			0))+"\n",
			string(connection_read_bytes.ConnectionReadBytes(t, client)))
	})
	t.Run("a client that is gone", func(t *testing.T) {
		_, conn, _ := connection_open_pair.ConnectionOpenPair(t, 1000)
		context := &rkllm.CallbackContext{Conn: conn, Layout: rkllm.LayoutD, NBatch: 1}
		cleanup_connection.CleanupConnection(conn)
		send_result.SendResult(context, results, 0)
		require.True(t, context.Broken)
	})
}
