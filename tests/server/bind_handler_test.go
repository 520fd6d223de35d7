package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/server/bind_handler"
)

func TestBindHandler(t *testing.T) {
	handle := bind_handler.BindHandler(&jsonrpc.Server{}, handle_message.HandleMessage)
	reply := handle(&connection.Connection{}, []byte(`{"jsonrpc":"2.0","id":7,"method":"none"}`), []byte("before "))
	require.Contains(t, string(reply), `before {"jsonrpc":"2.0","id":7,"error":{"code":-32601`)
}
