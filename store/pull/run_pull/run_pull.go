// Package run_pull gets a model.
package run_pull

import (
	"context"
	"fmt"
	"os"

	"rkllmd/store"
	"rkllmd/store/folder/read_manifest"
	"rkllmd/store/pull"
	"rkllmd/store/pull/check_name"
	"rkllmd/store/pull/check_total"
	"rkllmd/store/pull/find_pulled"
	"rkllmd/store/pull/finish_pull"
	"rkllmd/store/pull/name_folder"
	"rkllmd/store/pull/plan_pull"
	"rkllmd/store/pull/prepare_file"
	"rkllmd/store/source/format_source"
	"rkllmd/store/source/parse_source"
)

// RunPull gets the model that text names, into the folder of s, and returns it. Its files are seen as a model when all
// of them are there and are what was promised: until then nobody else touches what has come. That stays after an error,
// and the next pull goes on from there.
//
// **Runs on:** any thread that may wait.
func RunPull(ctx context.Context, s store.Store, options pull.Options, text string) (store.Model, error) {
	wanted, err := parse_source.ParseSource(text)
	if err != nil {
		return store.Model{}, err
	}
	options.Tell(pull.Event{Stage: pull.StageLook, Text: format_source.FormatSource(wanted)})
	plan, err := plan_pull.PlanPull(ctx, s, options, wanted)
	if err != nil {
		return store.Model{}, err
	}
	options.Tell(pull.Event{Stage: pull.StageChoose, Text: plan.Reason, File: plan.Files[0].File})
	if err := check_name.CheckName(ctx, s, &plan); err != nil {
		return store.Model{}, err
	}
	known := read_manifest.ReadManifest(plan.Files[0].Path)
	if err := check_total.CheckTotal(s, &plan, known); err != nil {
		return store.Model{}, err
	}
	places, locks := []string{}, []*os.File{}
	defer func() {
		for _, lock := range locks {
			lock.Close()
		}
	}()
	digests := []string{}
	for i, file := range plan.Files {
		folder := name_folder.NameFolder(s, &plan, i)
		prepared, err := prepare_file.PrepareFile(ctx, options, file, folder, known)
		if err != nil {
			return store.Model{}, fmt.Errorf("cannot fetch %s: %w", file.File.Path, err)
		}
		places, digests = append(places, prepared.Place), append(digests, prepared.SHA256)
		locks = append(locks, prepared.Lock)
	}
	for i, digest := range digests {
		plan.Files[i].SHA256 = digest // not before: the names of the folders are of the promised ones
	}
	options.Tell(pull.Event{Stage: pull.StageWrite})
	if err := finish_pull.FinishPull(ctx, s, &plan, places); err != nil {
		return store.Model{}, err
	}
	return find_pulled.FindPulled(s, plan.Files[0].Path)
}
