// Package plan_copy works out how a file of this machine gets into the store.
package plan_copy

import (
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/remote"
	"rkllmd/store/source"
	"rkllmd/store/source/is_segment"
	"rkllmd/store/source/name_role"
	"rkllmd/store/source/split_name"
	"rkllmd/utils/describe_system_error"
)

// PlanCopy plans to copy the file that wanted names, with all parts of a model that is split.
//
// **Runs on:** any thread that may wait.
func PlanCopy(s store.Store, wanted source.Source) (pull.Plan, error) {
	from, err := filepath.Abs(wanted.Path)
	if err != nil {
		return pull.Plan{}, err
	}
	name := filepath.Base(from)
	stem, part, parts := split_name.SplitName(name)
	if name_role.NameRole(name) != store.RoleModel || part != 1 || !is_segment.IsSegment(name) {
		return pull.Plan{}, fmt.Errorf("%s is not the name of a model, or of its first part: that ends with .gguf or "+
			".rkllm, and has at most %d letters, digits, \".\", \"_\", \"+\" and \"-\"", from, source.MaxSegment)
	}
	plan := pull.Plan{Reason: "it was asked for", Manifest: store.Manifest{Source: from}}
	for i := range parts {
		if parts > 1 {
			name = fmt.Sprintf("%s-%05d-of-%05d%s", stem, i+1, parts, filepath.Ext(name))
		}
		one := filepath.Join(filepath.Dir(from), name)
		info, err := os.Stat(one)
		if err != nil {
			return plan, fmt.Errorf("%s cannot be read: %w", one, describe_system_error.DescribeSystemError(err))
		}
		if !info.Mode().IsRegular() {
			return plan, fmt.Errorf("%s is not a file", one)
		}
		plan.Files = append(plan.Files, pull.Wanted{Role: store.RoleModel, Path: filepath.Join(s.Folder, name),
			File: remote.File{Path: one, Size: info.Size()}})
	}
	return plan, nil
}
