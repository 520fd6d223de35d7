package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/extract_positional_params"
)

func TestExtractPositionalParams(t *testing.T) {
	s := create_server.CreateServer(nil)
	for _, c := range []struct {
		method, params string
		args           []string // "" is nil
	}{
		{"rkllm.run", `[null, {"a":1}, {}, null]`, []string{"", `{"a":1}`, "{}", ""}},
		{"rkllm.run", `[null,{"a":1}]`, []string{"", `{"a":1}`, "", ""}},
		{"rkllm.run", `[{"a":1},{"b":2}]`, []string{"", `{"a":1}`, `{"b":2}`, ""}},
		{"rkllm.run", `[{"a":1},{"b":2},{"c":3}]`, []string{"", `{"a":1}`, `{"b":2}`, `{"c":3}`}},
		{"rkllm.run", `[{"a":1},null,{"c":3}]`, []string{"", `{"a":1}`, "", `{"c":3}`}},
		{"rkllm.run", `[]`, []string{"", "", "", ""}},
		{"rkllm.run", `[1,2,3,4]`, []string{"1", "2", "3", "4"}},
		{"rkllm.init", `[{"p":1}]`, []string{"", `{"p":1}`, ""}},
		{"rkllm.init", `[null,{"p":1},null]`, []string{"", `{"p":1}`, ""}},
		{"rkllm.clear_kv_cache", `[1]`, []string{"", "1", "", ""}},
		{"rkllm.clear_kv_cache", `[null,1,[0],[4]]`, []string{"", "1", "[0]", "[4]"}},
		{"rkllm.abort", `[null]`, []string{""}},
		{"rkllm.get_constants", `[]`, []string{}},
	} {
		args := make([]json.RawMessage, len(s.Methods[c.method].Params))
		require.Nil(t, extract_positional_params.ExtractPositionalParams(s.Methods[c.method], json.RawMessage(c.params),
			args))
		got := []string{}
		for _, value := range args {
			got = append(got, string(value))
		}
		require.Equal(t, c.args, got, "%s %s", c.method, c.params)
	}
	t.Run("too many", func(t *testing.T) {
		err := extract_positional_params.ExtractPositionalParams(s.Methods["rkllm.abort"],
			json.RawMessage(`[null,1,2]`), make([]json.RawMessage, 1))
		require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
			Message: "Invalid params: 3 given; rkllm.abort takes handle (null or left out)"}, err)
	})
}
