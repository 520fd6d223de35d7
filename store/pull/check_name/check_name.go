// Package check_name looks whether a model's name is free.
package check_name

import (
	"cmp"
	"context"
	"fmt"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/folder/list_files"
	"rkllmd/store/folder/list_place"
	"rkllmd/store/pull"
	"rkllmd/store/pull/is_replaceable"
	"rkllmd/store/source/split_name"
)

// CheckName refuses plan where another model has its name in its folder, as is_replaceable tells: one whose file has
// another ending or other parts, or one that was pulled from elsewhere, or by nobody.
//
// **Runs on:** any thread that may wait.
func CheckName(ctx context.Context, s store.Store, plan *pull.Plan) error {
	folder := filepath.Dir(plan.Files[0].Path)
	name, _, _ := split_name.SplitName(filepath.Base(plan.Files[0].Path))
	for _, place := range list_files.ListFiles(folder, 0) {
		for _, model := range list_place.ListPlace(s.Folder, place) {
			other, _, _ := split_name.SplitName(filepath.Base(model.Path)) // the manifest's name too
			if other != name || is_replaceable.IsReplaceable(ctx, plan, model) {
				continue
			}
			from := "nobody knows where"
			if model.Manifest != nil {
				from = cmp.Or(model.Manifest.Source, from)
			}
			return fmt.Errorf("there is a model %q already: %s, from %s; remove it first (rkllmd rm %s), or keep it "+
				"under another name (rkllmd cp %s OTHER, then rm)", name, model.Path, from, model.Long, model.Long)
		}
	}
	return nil
}
