// Package plan_url works out what an address gives.
package plan_url

import (
	"fmt"
	"net/url"
	"path"
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/remote"
	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
	"rkllmd/store/source/name_role"
	"rkllmd/store/source/split_name"
)

// PlanURL plans to fetch the file at wanted's address, which must have the name of a model.
//
// **Runs on:** any thread.
func PlanURL(s store.Store, wanted source.Source) (pull.Plan, error) {
	address, err := url.Parse(wanted.URL)
	if err != nil {
		return pull.Plan{}, err
	}
	name := path.Base(address.Path)
	_, _, parts := split_name.SplitName(name)
	switch {
	case name_role.NameRole(name) != store.RoleModel:
		return pull.Plan{}, fmt.Errorf("%s is not the name of a model: that ends with .gguf or .rkllm", name)
	case parts > 1:
		return pull.Plan{}, fmt.Errorf("%s is a part of a model, and an address names one file: pull it from its hub",
			name)
	}
	folder := filepath.Join(s.Folder, strings.ReplaceAll(strings.Trim(address.Host, "[]"), ":", "_"))
	return pull.Plan{Reason: "it was asked for", Manifest: store.Manifest{Source: format_source.FormatSource(wanted)},
		Files: []pull.Wanted{{File: remote.File{Path: name, URL: wanted.URL}, Role: store.RoleModel,
			Path: filepath.Join(folder, name)}}}, nil
}
