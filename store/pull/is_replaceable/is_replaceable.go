// Package is_replaceable tells whether a pull may replace a model.
package is_replaceable

import (
	"context"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/find_there"
)

// IsReplaceable reports whether plan may replace model, which has its name: its first file lies where plan's will, and
// it was pulled from the same source, or plan copies that very file, or nobody has pulled it and it is the wanted file.
//
// **Runs on:** any thread that may wait.
func IsReplaceable(ctx context.Context, plan *pull.Plan, model store.Model) bool {
	switch {
	case model.Path != plan.Files[0].Path:
		return false
	case model.Path == plan.Manifest.Source:
		return true
	case model.Manifest != nil:
		return model.Manifest.Source == plan.Manifest.Source
	}
	same, _ := find_there.FindThere(ctx, plan.Files[0], nil)
	return same != ""
}
