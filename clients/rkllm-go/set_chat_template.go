package rkllm

import "context"

// SetChatTemplate sets what is written around a prompt.
func (c *Client) SetChatTemplate(ctx context.Context, systemPrompt, promptPrefix, promptPostfix string) error {
	return c.Call(ctx, "rkllm.set_chat_template", []any{nil, systemPrompt, promptPrefix, promptPostfix}, nil)
}
