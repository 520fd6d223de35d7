// Package web_load loads models for tests.
package web_load

// WebLoad returns a web.Models.Load that notes the paths and says err.
func WebLoad(paths *[]string, err error) func(string) error {
	return func(path string) error {
		*paths = append(*paths, path)
		return err
	}
}
