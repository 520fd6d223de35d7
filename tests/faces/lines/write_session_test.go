package lines_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_session"
)

func TestWriteSession(t *testing.T) {
	var output bytes.Buffer
	write_session.WriteSession(&lines.Host{Output: &output}, lines.Line{ID: json.RawMessage("3"),
		Op: lines.OpForkSession}, "abc", 17)
	require.Equal(t, `{"id":3,"event":"fork_session","session":"abc","length":17}`+"\n", output.String())
}
