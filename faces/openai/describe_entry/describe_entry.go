// Package describe_entry tells of a model.
package describe_entry

import (
	"os"

	"rkllmd/faces/web"
	"rkllmd/generation"
)

// DescribeEntry returns model, which is asked for by name, as OpenAI's clients want it told.
//
// **Runs on:** any thread.
func DescribeEntry(model generation.ModelInfo, name string) web.Model {
	described := web.Model{ID: name, Object: "model", OwnedBy: "rkllmd",
		ContextLength: model.ContextSize}
	if info, err := os.Stat(model.Path); err == nil {
		described.Created = info.ModTime().Unix()
	}
	return described
}
