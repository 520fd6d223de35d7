package documents_test

import (
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"

	"rkllmd/rules"
	"rkllmd/rules/documents/generate_errors"
	"rkllmd/rules/tree/parse_source"
	"rkllmd/rules/tree/read_tree"
)

func TestGenerateErrors(t *testing.T) {
	const root = "../../.." // of this project
	tree, err := read_tree.ReadTree(root)
	require.NoError(t, err)
	page, err := generate_errors.GenerateErrors(tree)
	require.NoError(t, err)
	if os.Getenv("RKLLMD_WRITE_DOCS") != "" { // make docs
		require.NoError(t, os.WriteFile(root+"/docs/errors.md", []byte(page), 0o644))
	}

	t.Run("docs/errors.md is fresh", func(t *testing.T) {
		have, err := os.ReadFile(root + "/docs/errors.md")
		require.NoError(t, err)
		require.Equal(t, page, string(have), "make docs writes it")
	})
	t.Run("one of each front-end", func(t *testing.T) {
		for _, line := range []string{"| `-32601` | no such method |",
			"| `-32002` | no model is loaded: rkllm.init first |", "| `E_LIMIT_BUSY` | ", "| `MODEL_BUSY` | ",
			"| `rate_limited` | ", "| `130` | ", "| `NOT_FOUND` | ", "| `1003` | "} {
			require.Contains(t, page, "\n"+line)
		}
	})
	t.Run("the libraries' values", func(t *testing.T) {
		values := map[string]string{}
		for _, table := range rules.CodeTables {
			for _, code := range table.Codes {
				values[code.Name] = code.Text
			}
		}
		for name, number := range map[string]int{"CodeParseError": jsonrpc2.CodeParseError,
			"CodeInvalidRequest": jsonrpc2.CodeInvalidRequest, "CodeMethodNotFound": jsonrpc2.CodeMethodNotFound,
			"CodeInvalidParams": jsonrpc2.CodeInvalidParams, "CodeInternalError": jsonrpc2.CodeInternalError} {
			require.Equal(t, strconv.Itoa(number), values[name])
		}
		for status := 400; status < 600; status++ {
			if text, known := values["Status"+strings.ReplaceAll(http.StatusText(status), " ", "")]; known {
				require.Equal(t, strconv.Itoa(status), text)
			}
		}
		require.Equal(t, values["StatusPolicyViolation"], strconv.Itoa(int(coder.StatusPolicyViolation)))
		for code := codes.OK; code <= codes.Unauthenticated; code++ {
			if text, known := values[code.String()]; known {
				require.True(t, strings.EqualFold(code.String(), strings.ReplaceAll(text, "_", "")), text)
			}
		}
	})
	for name, source := range map[string]string{
		"uma.CodeOdd lacks a value, or a comment": "package uma\n\nconst CodeOdd = \"E_ODD\"\n",
		"does not explain CodeOdd of github.com/source": "package uma\n\nimport " +
			"\"github.com/sourcegraph/jsonrpc2\"\n\nvar _ = jsonrpc2.CodeOdd\n",
	} {
		t.Run(name, func(t *testing.T) {
			file := parse_source.ParseSource("rkllmd", "faces/uma/odd.go", []byte(source))
			_, err := generate_errors.GenerateErrors(&rules.Tree{Files: append(slices.Clone(tree.Files), file)})
			require.ErrorContains(t, err, name)
		})
	}
	t.Run("a code that nothing uses", func(t *testing.T) {
		_, err := generate_errors.GenerateErrors(&rules.Tree{})
		require.ErrorContains(t, err, "explains CodeParseError of github.com/sourcegraph/jsonrpc2, which nothing uses")
	})
}
