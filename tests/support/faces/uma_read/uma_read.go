// Package uma_read reads an event of the UMA front-end.
package uma_read

import (
	"encoding/binary"
	"encoding/json"
	"io"
	"testing"

	"github.com/stretchr/testify/require"
)

// UMARead reads one frame and returns its event; nil at the end.
func UMARead(t testing.TB, client io.Reader) map[string]any {
	t.Helper()
	header := make([]byte, 4)
	_, err := io.ReadFull(client, header)
	if err == io.EOF {
		return nil
	}
	require.NoError(t, err)
	text := make([]byte, binary.LittleEndian.Uint32(header))
	_, err = io.ReadFull(client, text)
	require.NoError(t, err)
	event := map[string]any{}
	require.NoError(t, json.Unmarshal(text, &event), "%q", text)
	return event
}
