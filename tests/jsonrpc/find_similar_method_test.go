package jsonrpc_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/find_similar_method"
)

func TestFindSimilarMethod(t *testing.T) {
	s := create_server.CreateServer(nil)
	for name, meant := range map[string]string{
		"rkllm.run_asinc":                        "rkllm.run_async",
		"rkllm_run_async":                        "rkllm.run_async",
		"rkllm.runAsync":                         "rkllm.run_async",
		"run":                                    "rkllm.run",
		"RKLLM.INIT":                             "rkllm.init",
		"rkllm.is_runing":                        "rkllm.is_running",
		"createDefaultParams":                    "rkllm.createDefaultParam",
		"rkllm.create_default_param":             "rkllm.createDefaultParam",
		"$/cancelrequest":                        "$/cancelRequest",
		"foobar":                                 "",
		"foo.get":                                "",
		"":                                       "",
		"initialize":                             "",
		"x":                                      "",
		"rkllm.run" + strings.Repeat(" ", 1<<20): "",
	} {
		require.Equal(t, meant, find_similar_method.FindSimilarMethod(s, name), "%.40q", name)
	}
}
