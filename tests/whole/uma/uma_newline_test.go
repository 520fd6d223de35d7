package uma_test

import (
	"fmt"
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/tests/support/engine/slow_pool"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_start"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/whole/uma/uma_collect"
)

// Newline mode: a prompt as a line, its answer as text, which is the same as in frames.
func TestUMANewline(t *testing.T) {
	_, backend := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{
		Disturb: slow_pool.SlowPool(10 * time.Millisecond)})
	host := &uma.Host{Hub: &generation.Hub{}, MaxTokens: 12}
	host.Hub.Backend.Store(backend)
	framed := server_dial.ServerDial(t, uma_start.UMAStart(t, host, false))
	fmt.Fprint(framed, uma_frame.UMAFrame(`{"id": "a", "prompt": "A \"warm\" day"}`))
	text, _ := uma_collect.UMACollect(t, framed)
	client := server_dial.ServerDial(t, uma_start.UMAStart(t, host, true))
	fmt.Fprint(client, "A \"warm\" day\nmore\n\n")
	got, err := io.ReadAll(client)
	require.NoError(t, err)
	require.Regexp(t, "^error E_LIMIT_BUSY: .*\nerror E_LIMIT_BUSY: .*\n", string(got),
		"one at a time, and an empty line ends no answer, either")
	require.Contains(t, string(got), text+"\n")
}
