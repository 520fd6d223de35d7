package openrpc_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc/describe_api"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_addresses"
	"rkllmd/tests/support/rkllm/openrpc_compile"
)

// TestDescribeAPI describes each generation, with all its functions. docs/api has the embedded runtime's, and make docs
// writes the others to bin/api.
func TestDescribeAPI(t *testing.T) {
	const root = "../../../" // of this project
	methods := create_server.CreateServer(&rkllm.Runtime{}).Methods
	for _, layout := range rkllm.Layouts {
		l := &rkllm.Library{Version: layout.Versions[len(layout.Versions)-1], Layout: layout}
		addresses := list_addresses.ListAddresses(l)
		for _, function := range rkllm.Functions {
			if strings.Contains(function.Generations, layout.Generation) {
				*addresses[function.Name] = unsafe.Pointer(l)
			}
		}
		text, err := json.Marshal(describe_api.DescribeAPI(methods, l))
		require.NoError(t, err)
		api := openrpc_compile.OpenrpcCompile(t, string(text))
		require.Len(t, api.Methods, len(methods))
		var page bytes.Buffer
		require.NoError(t, json.Indent(&page, text, "", "\t"))
		page.WriteByte('\n')
		file := root + "bin/api/openrpc-" + l.Version + ".json"
		if layout == rkllm.LayoutD {
			file = root + "docs/api/openrpc.json"
		}
		if os.Getenv("RKLLMD_WRITE_DOCS") != "" { // make docs
			require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
			require.NoError(t, os.WriteFile(file, page.Bytes(), 0o644))
		}
		if layout == rkllm.LayoutD {
			have, err := os.ReadFile(file)
			require.NoError(t, err)
			require.Equal(t, page.String(), string(have), "make docs writes it")
		}
	}
}
