package rkllm

import (
	"context"
	"path/filepath"
	"strings"
)

// Init loads a model: ModelPath is the path of its file, or "builtin:demo". progress, unless it is nil, is called with
// 0.0 to 1.0 meanwhile. The end of ctx does not stop the daemon from loading.
func (c *Client) Init(ctx context.Context, param RKLLMParam, progress func(float64)) error {
	if param.ModelPath != "" && !strings.HasPrefix(param.ModelPath, "builtin:") {
		path, err := filepath.Abs(param.ModelPath) // the daemon runs in another folder
		if err != nil {
			return err
		}
		param.ModelPath = path
	}
	one, err := c.openCall("rkllm.init")
	if err != nil {
		return err
	}
	params := []any{nil, param, nil}
	if progress != nil {
		params[2] = map[string]int64{"partialResultToken": one.id}
	}
	if err := c.sendCall(ctx, one, params); err != nil {
		return err
	}
	defer c.leave(one)
	for {
		received, err := c.receive(ctx, one)
		if err != nil || received.Params == nil {
			return err
		}
		if err := reportProgress(received.Params.Value, progress); err != nil {
			return err
		}
	}
}
