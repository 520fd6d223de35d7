package rkllm

import "context"

// SetFunctionTools tells the model which functions it may call. tools is a list of their descriptions, as JSON;
// toolResponse is what stands around a function's result, "" for the library's own.
func (c *Client) SetFunctionTools(ctx context.Context, systemPrompt, tools, toolResponse string) error {
	params := []any{nil, systemPrompt, tools, nil}
	if toolResponse != "" {
		params[3] = toolResponse
	}
	return c.Call(ctx, "rkllm.set_function_tools", params, nil)
}
