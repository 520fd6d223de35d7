package documents_test

import (
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The pictures of the README are whole, and the recorded sessions are those of the commands that lie beside them.
func TestPictures(t *testing.T) {
	const folder = "../../../docs/pictures"
	texts := map[string]string{}
	drawings, err := filepath.Glob(filepath.Join(folder, "*.svg"))
	require.NoError(t, err)
	for _, name := range drawings {
		drawing, err := os.ReadFile(name)
		require.NoError(t, err)
		var text strings.Builder
		for decoder := xml.NewDecoder(strings.NewReader(string(drawing))); ; {
			token, err := decoder.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			require.NoError(t, err, name)
			if words, ok := token.(xml.CharData); ok {
				text.Write(words)
			}
		}
		texts[filepath.Base(name)] = text.String()
	}

	t.Run("the sessions", func(t *testing.T) {
		for _, name := range []string{"session", "store"} {
			commands, err := os.ReadFile(filepath.Join(folder, name+".txt"))
			require.NoError(t, err)
			rest := texts[name+".svg"]
			for _, command := range strings.Split(strings.TrimSpace(string(commands)), "\n") {
				_, after, found := strings.Cut(rest, "$ "+command+"\n")
				require.True(t, found, "%s: %s is not in the picture, or not in this place; make pictures records it",
					name, command)
				rest = after
			}
		}
		require.Contains(t, texts["session.svg"], `{"jsonrpc":"2.0","id":2,"result":{"text":`)
		require.NotContains(t, texts["session.svg"], "level=", "a line of the log")
	})
	t.Run("the architecture", func(t *testing.T) {
		for _, words := range []string{"JSON-RPC", "UMA", "Hyperswarm", "gRPC", "WebSocket", "HTTP", "librkllmrt.so",
			"llama.cpp"} {
			require.Contains(t, texts["architecture.svg"], words)
		}
	})
	t.Run("the page", func(t *testing.T) {
		file, err := os.Open(filepath.Join(folder, "page.png"))
		require.NoError(t, err)
		defer file.Close()
		picture, err := png.Decode(file)
		require.NoError(t, err)
		require.Equal(t, 1100, picture.Bounds().Dx())
	})
}
