// Package write_packed writes a document as the program has it.
package write_packed

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// WritePacked writes text, JSON, to the file called name, without blanks and compressed.
func WritePacked(tb testing.TB, name, text string) {
	tb.Helper()
	var small, packed bytes.Buffer
	require.NoError(tb, json.Compact(&small, []byte(text)))
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	require.NoError(tb, err)
	_, err = w.Write(small.Bytes())
	require.NoError(tb, err)
	require.NoError(tb, w.Close())
	require.NoError(tb, os.WriteFile(name, packed.Bytes(), 0o644))
}
