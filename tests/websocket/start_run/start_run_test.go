package start_run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/generation/deliver_token"
	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/create_generation"
	"rkllmd/websocket/start_run"
)

func TestStartRun(t *testing.T) {
	prompt, model := "Hi", "llama-7b"
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := create_generation.CreateGeneration(c, completion.Config{Input: completion.Input{Prompt: &prompt},
		Options: completion.Options{Stream: true}}, nil)
	run, err := start_run.StartRun(g)
	require.NoError(t, err)
	require.Same(t, seen.Notes.Runs[0], run)
	require.Equal(t, c.Number, run.Request.Client)
	require.Nil(t, g.Run, "begin_generation enters it")
	deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("x"))
	require.Len(t, g.Tokens, 1, "its events are g's")
	g.Config.Model = model
	_, err = start_run.StartRun(g)
	require.ErrorIs(t, err, generation.ErrInvalid)
	g.Stopped = true
	run, err = start_run.StartRun(g)
	require.NoError(t, err)
	require.Nil(t, run, "nobody wants it")
}
