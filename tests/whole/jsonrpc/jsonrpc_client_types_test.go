package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/tests/support/server/jsonrpc_example_server"
)

// TestJsonrpcClientTypes lets sourcegraph/jsonrpc2 write the requests and read the answers.
func TestJsonrpcClientTypes(t *testing.T) {
	s := jsonrpc_example_server.JsonrpcExampleServer(nil)
	c := &connection.Connection{}
	request := jsonrpc2.Request{Method: "subtract", ID: jsonrpc2.ID{Num: 7}}
	require.NoError(t, request.SetParams([]int{42, 23}))
	message, err := json.Marshal(&request)
	require.NoError(t, err)
	var response jsonrpc2.Response
	require.NoError(t, json.Unmarshal(handle_message.HandleMessage(s, c, message, nil), &response))
	require.Equal(t, request.ID, response.ID)
	require.Nil(t, response.Error)
	require.Equal(t, "19", string(*response.Result))

	request = jsonrpc2.Request{Method: "subtrakt", ID: jsonrpc2.ID{Str: "x\"y", IsString: true}}
	message, err = json.Marshal(&request)
	require.NoError(t, err)
	response = jsonrpc2.Response{}
	require.NoError(t, json.Unmarshal(handle_message.HandleMessage(s, c, message, nil), &response))
	require.Equal(t, request.ID, response.ID)
	require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound,
		Message: "Method not found: subtrakt; did you mean subtract?"}, response.Error)

	request = jsonrpc2.Request{Method: "subtract", Notif: true}
	message, err = json.Marshal(&request)
	require.NoError(t, err)
	require.Empty(t, handle_message.HandleMessage(s, c, message, nil))
}
