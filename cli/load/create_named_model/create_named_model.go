// Package create_named_model makes a model that requests ask for by name.
package create_named_model

import (
	"path/filepath"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/load"
	"rkllmd/cli/load/choose_named_library"
	"rkllmd/cli/load/open_embedded_model"
	"rkllmd/cli/load/open_isolated_model"
	"rkllmd/cli/load/open_library_model"
	"rkllmd/cli/load/plan_embedded"
	"rkllmd/cli/load/plan_file"
	"rkllmd/generation"
	"rkllmd/models"
)

// CreateNamedModel returns the model that named describes. A file *.rkllm is for a vendor's library, which loads it in
// a process of its own, into the part of the NPU's addresses of that number; any other one is computed by the embedded
// runtime in this process, as settings want it, or, with a llama.cpp of the user's own, in one of its own.
//
// **Runs on:** any thread. Errors: there is no such library, or this build has no embedded runtime.
func CreateNamedModel(named cli.NamedModel, domain int, settings cli.Settings, embedded cli.Embedded) (*models.Model,
	error) {
	o := generation.ModelOptions{Path: named.Path, Context: settings.Context, Queue: settings.Limits.Queue}
	model := &models.Model{Name: named.Name, Path: named.Path, Pinned: named.Pinned, Number: domain}
	var err error
	if choice := settings.Library; strings.EqualFold(filepath.Ext(named.Path), load.VendorSuffix) {
		o.Domain = domain
		if choice, err = choose_named_library.ChooseNamedLibrary(choice, "/"); err == nil {
			model.Plan, model.Open = plan_file.PlanFile(named.Path), open_library_model.OpenLibraryModel(choice, o)
			return model, nil
		}
	} else {
		o.AtMost = true // --context is for all of them
		o.Sequences, o.Exact = settings.Sequences, choice.Exact || choice.ExactHere != ""
		if embedded.OpenModel != nil {
			model.Plan = plan_embedded.PlanEmbedded(embedded, o)
			if choice.Llama != "" && choice.Isolate {
				model.Open = open_isolated_model.OpenIsolatedModel(choice, embedded, o)
				return model, nil
			}
			model.Open = open_embedded_model.OpenEmbeddedModel(embedded, o)
			return model, nil
		}
		err = cli.ErrNoRuntime
	}
	return nil, err
}
