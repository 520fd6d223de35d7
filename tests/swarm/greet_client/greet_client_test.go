package greet_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/swarm"
	"rkllmd/swarm/greet_client"
)

func TestGreetClient(t *testing.T) {
	host := &swarm.Host{Hub: &generation.Hub{}, Name: "box", MaxChats: 2}
	host.Chats.Store(1)
	require.Equal(t, `{"type":"server_info","payload":{"host_name":"box","model":"","status":"ready","version":1}}`+"\n", string(greet_client.GreetClient(host, nil)))
	path := "/models/tiny.gguf"
	host.Hub.Path.Store(&path)
	require.Equal(t, `before {"type":"server_info","payload":{"host_name":"box","model":"tiny.gguf","status":"ready","version":1}}`+"\n",
		string(greet_client.GreetClient(host, []byte("before "))))
	host.Chats.Store(2)
	require.Contains(t, string(greet_client.GreetClient(host, nil)), `"model":"tiny.gguf","status":"busy"`, "as many as it answers at once")
}
