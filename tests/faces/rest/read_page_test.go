package rest_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/read_page"
)

func TestReadPage(t *testing.T) {
	for name, words := range map[string]string{
		"page/index.html": "<title>rkllmd", "page/library/markdown.mjs": "export",
	} {
		text, err := read_page.ReadPage(name, "en", "", false)
		require.NoError(t, err)
		require.Contains(t, string(text), words)
		packed, err := read_page.ReadPage(name, "en", "", true)
		require.NoError(t, err)
		require.Less(t, len(packed), len(text)*2/3, "it is smaller by much")
		reader, err := gzip.NewReader(bytes.NewReader(packed))
		require.NoError(t, err)
		unpacked, err := io.ReadAll(reader)
		require.NoError(t, err)
		require.Equal(t, text, unpacked)
	}
	for _, name := range []string{"page", "page/nothing.mjs", "page/library"} {
		_, err := read_page.ReadPage(name, "en", "", true)
		require.Error(t, err, name)
	}
}
