package lines_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_control"
)

func TestWriteControl(t *testing.T) {
	var output bytes.Buffer
	write_control.WriteControl(&lines.Host{Output: &output}, lines.Line{Op: lines.OpPause, ID: json.RawMessage(`"a"`),
		Of: json.RawMessage("7")})
	require.Equal(t, `{"id":"a","event":"pause","of":7}`+"\n", output.String())
}
