// Package run_pull gets a model.
package run_pull

import (
	"context"
	"fmt"

	"rkllmd/store"
	"rkllmd/store/folder/read_manifest"
	"rkllmd/store/pull"
	"rkllmd/store/pull/find_pulled"
	"rkllmd/store/pull/place_files"
	"rkllmd/store/pull/plan_pull"
	"rkllmd/store/pull/prepare_file"
	"rkllmd/store/source/format_source"
	"rkllmd/store/source/parse_source"
)

// RunPull gets the model that text names, into the folder of s, and returns it. Its files are seen as a model when all
// of them are there and are what was promised. What has come stays after an error, and the next pull goes on from
// there.
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
	known := read_manifest.ReadManifest(plan.Files[0].Path)
	places := []string{}
	for i := range plan.Files {
		place, digest, err := prepare_file.PrepareFile(ctx, s, options, plan.Files[i], known)
		if err != nil {
			return store.Model{}, fmt.Errorf("cannot fetch %s: %w", plan.Files[i].File.Path, err)
		}
		places = append(places, place)
		plan.Files[i].SHA256 = digest
	}
	options.Tell(pull.Event{Stage: pull.StageWrite})
	if err := place_files.PlaceFiles(&plan, places); err != nil {
		return store.Model{}, err
	}
	return find_pulled.FindPulled(s, plan.Files[0].Path)
}
