package bind_greeting_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/server/bind_greeting"
	"rkllmd/swarm"
	"rkllmd/swarm/greet_client"
)

func TestBindGreeting(t *testing.T) {
	greet := bind_greeting.BindGreeting(&swarm.Host{Hub: &generation.Hub{}, Name: "box"}, greet_client.GreetClient)
	require.Contains(t, string(greet([]byte("before "))), `before {"type":"server_info","payload":{"host_name":"box"`)
}
