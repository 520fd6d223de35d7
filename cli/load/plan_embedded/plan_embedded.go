// Package plan_embedded says how much memory a named model takes.
package plan_embedded

import (
	"rkllmd/cli"
	"rkllmd/generation"
	"rkllmd/models"
)

// PlanEmbedded returns Model.Plan of a model of the embedded runtime that o names.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func PlanEmbedded(embedded cli.Embedded, o generation.ModelOptions) func() (models.Size, error) {
	return func() (models.Size, error) {
		total, mapped, err := embedded.PlanModel(o)
		return models.Size{Total: total, Mapped: mapped}, err
	}
}
