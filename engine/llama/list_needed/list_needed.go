// Package list_needed lists the libraries beside a library that it needs.
package list_needed

import (
	"os"
	"path/filepath"
	"slices"

	"rkllmd/engine/llama/check_object"
)

// ListNeeded returns the paths of those libraries in folder that the one at path needs, and that these need, each
// behind those that it needs itself. What is not in folder is the system's to find.
//
// **Runs on:** any thread. Nothing of them runs. Errors: those of check_object, of any of them.
func ListNeeded(path, folder string) ([]string, error) {
	var needed []string
	open := []string{path}                                   // those whose needs are still to be looked at
	for round := 0; len(open) > 0 && round < 1000; round++ { // some need each other in a circle
		_, names, err := check_object.CheckObject(open[0])
		if err != nil {
			return nil, err
		}
		open = open[1:]
		for _, name := range names {
			below := filepath.Join(folder, name)
			if _, err := os.Stat(below); err != nil {
				continue
			}
			if at := slices.Index(needed, below); at >= 0 {
				needed = slices.Delete(needed, at, at+1)
			}
			needed = append(needed, below)
			open = append(open, below)
		}
	}
	slices.Reverse(needed)
	return needed, nil
}
