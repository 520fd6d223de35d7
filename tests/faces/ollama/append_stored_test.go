package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/append_stored"
	"rkllmd/faces/web"
	"rkllmd/tests/faces/ollama/ollama_stored"
)

func TestAppendStored(t *testing.T) {
	host := &web.Host{}
	list := []ollama.Entry{{Name: "A", Path: "/1"}}
	require.Equal(t, list, append_stored.AppendStored(host, list))
	host.Store.List = ollama_stored.OllamaStored
	require.Equal(t, []ollama.Entry{{Name: "A", Path: "/1"}, {Name: "c", Path: "/3", Stored: true}},
		append_stored.AppendStored(host, list))
}
