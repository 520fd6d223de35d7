package openapi_test

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/list_routes"
	"rkllmd/faces/web"
	"rkllmd/rules"
	"rkllmd/rules/openapi/generate_openapi"
	"rkllmd/rules/tree/parse_source"
	"rkllmd/tests/rules/openapi/write_packed"
)

func TestGenerateOpenapi(t *testing.T) {
	const root = "../../../" // of this project
	const file = root + "docs/api/openapi.json"
	host := &web.Host{Metrics: http.NewServeMux(), Generate: http.NewServeMux()}
	routes := list_routes.ListRoutes(host)
	var sources []*rules.File
	for _, room := range []string{"rest", "stream", "web", "openai", "responses", "anthropic", "ollama", "embeddings",
		"conversation"} {
		files, err := filepath.Glob(root + "faces/" + room + "/*.go")
		require.NoError(t, err)
		for _, name := range files {
			source, err := os.ReadFile(name)
			require.NoError(t, err)
			sources = append(sources, parse_source.ParseSource("rkllmd", strings.TrimPrefix(name, root), source))
		}
	}
	page, err := generate_openapi.GenerateOpenapi(&rules.Tree{Files: sources}, routes)
	require.NoError(t, err)
	if os.Getenv("RKLLMD_WRITE_DOCS") != "" { // make docs
		require.NoError(t, os.WriteFile(file, []byte(page), 0o644))
		write_packed.WritePacked(t, root+"faces/web/documents/openapi.json.gz", page)
	}
	have, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, page, string(have), "make docs writes it")
	for _, reference := range regexp.MustCompile(`"\$ref": "#/components/schemas/(\w+)"`).FindAllStringSubmatch(page, -1) {
		require.Contains(t, page, `"`+reference[1]+`": {`)
	}

	t.Run("a route that is not described", func(t *testing.T) {
		_, err := generate_openapi.GenerateOpenapi(&rules.Tree{}, []rest.Route{{Method: "GET", Path: "/none"}})
		require.EqualError(t, err, "openapi.Operations does not describe GET /none")
	})
	t.Run("an address that is not served", func(t *testing.T) {
		_, err := generate_openapi.GenerateOpenapi(&rules.Tree{}, routes[1:])
		require.ErrorContains(t, err, "addresses, but")
	})
}
