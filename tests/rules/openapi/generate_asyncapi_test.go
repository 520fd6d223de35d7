package openapi_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/openapi/generate_asyncapi"
	"rkllmd/rules/tree/parse_source"
	"rkllmd/tests/rules/openapi/write_packed"
)

func TestGenerateAsyncapi(t *testing.T) {
	const root = "../../../" // of this project
	const file = root + "docs/api/asyncapi.json"
	var sources []*rules.File
	for _, room := range []string{"stream", "uma", "swarm", "conversation"} {
		files, err := filepath.Glob(root + "faces/" + room + "/*.go")
		require.NoError(t, err)
		for _, name := range files {
			source, err := os.ReadFile(name)
			require.NoError(t, err)
			sources = append(sources, parse_source.ParseSource("rkllmd", strings.TrimPrefix(name, root), source))
		}
	}
	page, err := generate_asyncapi.GenerateAsyncapi(&rules.Tree{Files: sources})
	require.NoError(t, err)
	if os.Getenv("RKLLMD_WRITE_DOCS") != "" { // make docs
		require.NoError(t, os.WriteFile(file, []byte(page), 0o644))
		write_packed.WritePacked(t, root+"faces/web/documents/asyncapi.json.gz", page)
	}
	have, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, page, string(have), "make docs writes it")
	for _, reference := range regexp.MustCompile(`"\$ref": "#/components/schemas/(\w+)"`).FindAllStringSubmatch(page, -1) {
		require.Contains(t, page, `"`+reference[1]+`": {`)
	}
}
