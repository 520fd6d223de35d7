// Package create_named_model makes a model that requests ask for by name.
package create_named_model

import (
	"fmt"
	"path/filepath"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/load/open_embedded_model"
	"rkllmd/cli/load/plan_embedded"
	"rkllmd/generation"
	"rkllmd/models"
)

// CreateNamedModel returns the model that named describes, which the embedded runtime computes in this process, as
// settings want it.
//
// **Runs on:** any thread. Errors: this build has no embedded runtime; the file is for a vendor's library.
func CreateNamedModel(named cli.NamedModel, settings cli.Settings, embedded cli.Embedded) (*models.Model, error) {
	choice := settings.Library
	if strings.EqualFold(filepath.Ext(named.Path), ".rkllm") {
		return nil, fmt.Errorf("--named-model %s=%s (RKLLMD_NAMED_MODEL): a vendor's library serves one model, the "+
			"one that rkllm.init loads; %w", named.Name, named.Path, cli.ErrUsage)
	}
	if embedded.OpenModel == nil {
		return nil, fmt.Errorf("--named-model %s=%s (RKLLMD_NAMED_MODEL): %w; %w", named.Name, named.Path,
			cli.ErrNoRuntime, cli.ErrUsage)
	}
	o := generation.ModelOptions{Path: named.Path, Context: settings.Context, Sequences: settings.Sequences,
		Queue: settings.Limits.Queue, Exact: choice.Exact || choice.ExactHere != ""}
	return &models.Model{Name: named.Name, Path: named.Path, Pinned: named.Pinned,
		Plan: plan_embedded.PlanEmbedded(embedded, o), Open: open_embedded_model.OpenEmbeddedModel(embedded, o)}, nil
}
