package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_generation"
	"rkllmd/tests/faces/websocket_connection"
)

func TestCreateGeneration(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	prompt := "Once"
	config := stream.Config{Input: stream.Input{Prompt: &prompt}, Options: stream.Options{EchoPrompt: true}}
	first := create_generation.CreateGeneration(c, config, nil)
	second := create_generation.CreateGeneration(c, config, first)
	require.Equal(t, map[string]*websocket.Generation{first.ID: first, second.ID: second}, c.Host.Generations)
	require.Regexp(t, `^gen_[0-9a-f]{32}$`, first.ID)
	require.NotEqual(t, first.ID, second.ID)
	require.Equal(t, "Once", string(first.Answer.Text))
	require.Equal(t, c.Client, first.Client)
	require.Same(t, c, first.Conn)
	require.Same(t, first, second.After)
	require.Nil(t, first.Limit)

	c, _ = websocket_connection.WebsocketConnection(t, websocket.Options{Timeout: time.Millisecond})
	late := create_generation.CreateGeneration(c, config, nil)
	require.Eventually(t, func() bool { late.Mu.Lock(); defer late.Mu.Unlock(); return late.TimedOut }, 2*time.Minute,
		time.Millisecond)
}
