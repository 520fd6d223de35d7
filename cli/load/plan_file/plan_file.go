// Package plan_file says how much memory a vendor's model takes.
package plan_file

import (
	"os"

	"rkllmd/models"
)

// PlanFile returns Model.Plan of a model for a vendor's library, at path: it takes as much as its file is large, at
// least. More is not known of it.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func PlanFile(path string) func() (models.Size, error) {
	return func() (models.Size, error) {
		info, err := os.Stat(path)
		if err != nil {
			return models.Size{}, err
		}
		return models.Size{Total: uint64(info.Size())}, nil
	}
}
