package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_greeting"
	"rkllmd/generation"
)

func TestAppendGreeting(t *testing.T) {
	host := &swarm.Host{Hub: &generation.Hub{}, Name: "box", MaxChats: 2}
	host.Chats.Store(1)
	require.Equal(t, `{"type":"server_info","payload":{"host_name":"box","model":"","status":"ready","version":1}}`+
		"\n", string(append_greeting.AppendGreeting(host, nil)))
	path := "/models/tiny.gguf"
	host.Hub.Path.Store(&path)
	require.Equal(t, `before {"type":"server_info","payload":{"host_name":"box","model":"tiny.gguf","status":"ready","version":1}}`+"\n",
		string(append_greeting.AppendGreeting(host, []byte("before "))))
	host.Chats.Store(2)
	require.Contains(t, string(append_greeting.AppendGreeting(host, nil)), `"model":"tiny.gguf","status":"busy"`,
		"as many as it answers at once")
}
