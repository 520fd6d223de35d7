package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/name_import"
	"rkllmd/rules/tree/parse_source"
)

func TestNameImport(t *testing.T) {
	file := parse_source.ParseSource("m", "faces/web/web.go",
		[]byte("package web\n\nimport (\n\t\"net/http\"\n\tcoder \"x.org/y/websocket\"\n)\n"))
	require.Nil(t, file.Broken)
	for imported, want := range map[string]string{"net/http": "http", "x.org/y/websocket": "coder", "websocket": "",
		"net": ""} {
		require.Equal(t, want, name_import.NameImport(file.Syntax, imported), imported)
	}
}
