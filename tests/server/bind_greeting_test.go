package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_greeting"
	"rkllmd/generation"
	"rkllmd/server/bind_greeting"
)

func TestBindGreeting(t *testing.T) {
	greet := bind_greeting.BindGreeting(&swarm.Host{Hub: &generation.Hub{}, Name: "box"},
		append_greeting.AppendGreeting)
	require.Contains(t, string(greet([]byte("before "))), `before {"type":"server_info","payload":{"host_name":"box"`)
}
