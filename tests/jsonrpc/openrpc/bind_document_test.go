package openrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/bind_document"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestBindDocument(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutB).Library, rkllm.Limits{})
	describe := bind_document.BindDocument(create_server.CreateServer(rt))
	var document openrpc.Document
	require.NoError(t, json.Unmarshal(describe(), &document))
	require.Equal(t, "B", document.Info.Generation)
	rt.Serving.Store(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD).Library)
	require.NoError(t, json.Unmarshal(describe(), &document))
	require.Equal(t, "D", document.Info.Generation, "of the library that serves now")
}
