package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses/append_tool"
	"rkllmd/tests/faces/openai_fault"
)

func TestAppendTool(t *testing.T) {
	namespaces := map[string]string{}
	clock := json.RawMessage(`{"type": "function", "name": "clock"}`)
	tools, refusal := append_tool.AppendTool(nil, namespaces, "time", 0, clock)
	require.Nil(t, refusal)
	require.Equal(t, "clock", tools[0].Function.Name)
	require.Equal(t, map[string]string{"clock": "time"}, namespaces)
	tools, refusal = append_tool.AppendTool(tools, namespaces, "time", 1, clock)
	require.Nil(t, refusal, "clients may say a thing twice")
	_, refusal = append_tool.AppendTool(tools, namespaces, "", 3, clock)
	openai_fault.OpenaiFault(t, refusal, "tools", `tools[3] has a function "clock", and so has another namespace`)
	_, refusal = append_tool.AppendTool(tools, namespaces, "", 3, json.RawMessage(`{"type": "mcp"}`))
	openai_fault.OpenaiFault(t, refusal, "tools", "which cannot be done here")
}
