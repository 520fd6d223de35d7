// Package find_format looks a form of calls up.
package find_format

import (
	"rkllmd/generation"
)

// FindFormat returns the form of calls called name, nil where there is none.
//
// **Runs on:** any thread.
func FindFormat(name string) *generation.CallFormat {
	for i := range generation.CallFormats {
		if generation.CallFormats[i].Name == name {
			return &generation.CallFormats[i]
		}
	}
	return nil
}
