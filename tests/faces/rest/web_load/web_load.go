// Package web_load loads models for tests.
package web_load

import "fmt"

// WebLoad returns a web.Models.Load that notes the paths, each with the context unless that is 0, and says err.
func WebLoad(paths *[]string, err error) func(string, int) error {
	return func(path string, context int) error {
		if context != 0 {
			path += fmt.Sprintf(" with %d tokens", context)
		}
		*paths = append(*paths, path)
		return err
	}
}
