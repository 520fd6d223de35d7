// Package append_tool reads a function that the model may call.
package append_tool

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
)

// AppendTool puts a function, of a namespace or of "", behind tools, and notes its namespace. i is where it stands in
// the client's list. The model knows functions by their names alone: two of one name in different namespaces are
// refused, as is all that is no function.
//
// **Runs on:** one thread at a time. It is the one that reads the request.
func AppendTool(tools []responses.ChatTool, namespaces map[string]string, namespace string, i int,
	written json.RawMessage) ([]responses.ChatTool, *openai.Refusal) {
	var tool responses.Tool
	err := json.Unmarshal(written, &tool)
	known, listed := namespaces[tool.Name]
	switch {
	case err != nil || tool.Type != "function":
		return nil, refuse_member.RefuseMember("tools", "tools[%d] is %.60s, which cannot be done here: %s", i, written,
			responses.ToolForm)
	case tool.Name == "":
		return nil, refuse_member.RefuseMember("tools", `tools[%d] has no "name": give the function's name`, i)
	case listed && known != namespace:
		return nil, refuse_member.RefuseMember("tools", "tools[%d] has a function %q, and so has another namespace: "+
			"the model could not tell them apart; give one of them another name", i, tool.Name)
	}
	namespaces[tool.Name], tool.Type = namespace, ""
	return append(tools, responses.ChatTool{Type: "function", Function: tool}), nil
}
