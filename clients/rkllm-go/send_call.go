package rkllm

import "context"

// sendCall sends the request of a call, when the daemon would take it; on an error nothing more comes for the call.
func (c *Client) sendCall(ctx context.Context, one *call, params any) error {
	request := struct {
		Version string `json:"jsonrpc"`
		ID      int64  `json:"id"`
		Method  string `json:"method"`
		Params  any    `json:"params,omitempty"`
	}{"2.0", one.id, one.method, params}
	err := context.Cause(ctx)
	if err == nil && !sentAtOnce[one.method] {
		err = c.settle(ctx)
	}
	if err == nil {
		err = c.send(ctx, request)
	}
	if err != nil {
		c.dropCall(one)
	}
	return err
}
