package serve_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_start"
	"rkllmd/tests/support/server/server_dial"
)

func TestCreateUMAFace(t *testing.T) {
	for _, newline := range []bool{false, true} {
		l := uma_start.UMAStart(t, &uma.Host{Hub: &generation.Hub{}}, newline)
		client := server_dial.ServerDial(t, l)
		if newline {
			fmt.Fprint(client, "metrics\n")
		} else {
			fmt.Fprint(client, uma_frame.UMAFrame(`{"type": "metrics"}`))
		}
		answer, err := io.ReadAll(client)
		require.NoError(t, err, "and the connection is closed")
		require.Contains(t, string(answer), `"event":"metrics"`)
		require.Equal(t, newline, answer[0] == '{')
	}
}
