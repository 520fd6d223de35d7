// Package plan_pull works out what is fetched.
package plan_pull

import (
	"context"
	"path"
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/choice/choose_files"
	"rkllmd/store/pull"
	"rkllmd/store/pull/name_converter"
	"rkllmd/store/pull/plan_copy"
	"rkllmd/store/pull/plan_url"
	"rkllmd/store/remote/list_repository"
	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
	"rkllmd/store/source/name_role"
)

// PlanPull works out which files make the model that wanted names, where they will be, and what is written of them.
//
// **Runs on:** any thread that may wait.
func PlanPull(ctx context.Context, s store.Store, options pull.Options, wanted source.Source) (pull.Plan, error) {
	switch wanted.Kind {
	case source.KindURL:
		return plan_url.PlanURL(s, wanted)
	case source.KindFile:
		return plan_copy.PlanCopy(s, wanted)
	}
	repository, err := list_repository.ListRepository(ctx, options.Client, wanted)
	if err != nil {
		return pull.Plan{}, err
	}
	chosen, err := choose_files.ChooseFiles(repository.Files, wanted, options.Machine)
	if err != nil {
		return pull.Plan{}, err
	}
	plan := pull.Plan{Reason: chosen.Reason, Manifest: store.Manifest{Source: format_source.FormatSource(wanted),
		Revision: repository.Revision, Licence: repository.Licence}}
	first := chosen.Group.Files[0].Path
	parts := []string{s.Folder, wanted.Owner, wanted.Repo}
	if wanted.Kind == source.KindModelScope {
		parts = []string{s.Folder, "modelscope", wanted.Owner, wanted.Repo}
	}
	if strings.Count(first, "/") == 1 {
		parts = append(parts, path.Dir(first))
	}
	folder := filepath.Join(parts...)
	for _, file := range append(chosen.Group.Files, chosen.Others...) {
		plan.Files = append(plan.Files, pull.Wanted{File: file, Role: name_role.NameRole(file.Path),
			Path: filepath.Join(folder, path.Base(file.Path))})
	}
	if chosen.Group.NPU {
		plan.Manifest.Converter = name_converter.NameConverter(path.Base(first), wanted.Repo)
	}
	return plan, nil
}
