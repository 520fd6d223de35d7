package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_generation"
	"rkllmd/faces/websocket_generation/start_run"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/models/list_models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/websocket_connection"
)

func TestStartRun(t *testing.T) {
	prompt, model := "Hi", "llama-7b"
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := create_generation.CreateGeneration(c, stream.Config{Input: stream.Input{Prompt: &prompt},
		Options: stream.Options{Stream: true}}, nil)
	run, err := start_run.StartRun(g)
	require.NoError(t, err)
	require.Same(t, seen.Notes.Runs[0], run)
	require.Equal(t, c.Client, run.Request.Client)
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

	c.Host.Table = named_table.NamedTable(t, "small", c.Host.Hub.Backend.Load(), nil)
	g.Stopped, g.Config.Model = false, "small"
	run, err = start_run.StartRun(g)
	require.NoError(t, err)
	require.Equal(t, "small", run.Backend.Model.Name)
	require.Equal(t, 1, list_models.ListModels(c.Host.Table)[0].Users, "g holds it")
	g.Config.Model = "big"
	_, err = start_run.StartRun(g)
	require.ErrorIs(t, err, generation.ErrNotFound)
}
