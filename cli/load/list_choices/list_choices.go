// Package list_choices lists the models that may be loaded.
package list_choices

import (
	"rkllmd/cli/library/find_models"
	"rkllmd/faces/web"
)

// ListChoices returns web.Models.List: the models inside the program, and those directly under roots.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ListChoices(roots, builtins []string) func() []web.Choice {
	return func() []web.Choice { return find_models.FindModels(roots, builtins) }
}
