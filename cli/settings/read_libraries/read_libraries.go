// Package read_libraries reads the libraries that the user names.
package read_libraries

import (
	"fmt"
	"path/filepath"
	"slices"

	"rkllmd/cli"
	"rkllmd/cli/settings/list_library_files"
	"rkllmd/utils/describe_system_error"
)

// ReadLibraries returns the absolute paths of the libraries that texts mean, files and folders, each once; the word
// embedded stands alone. name is that of the setting, for messages.
//
// **Runs on:** any thread. Errors name the setting, the value and what would be right.
func ReadLibraries(texts []string, name string) ([]string, error) {
	var paths []string
	for _, text := range texts {
		found := []string{text}
		if text == "" {
			continue
		}
		if text != cli.EmbeddedLibrary {
			var err error
			text, _ = filepath.Abs(text) // fails only where there is no working directory: then nothing is found
			if found, err = list_library_files.ListLibraryFiles(text); err != nil {
				return nil, fmt.Errorf("%s: %s cannot be used: %w; give the path of a librkllmrt.so, or of a folder "+
					"with some, or the word embedded; %w", name, text, describe_system_error.DescribeSystemError(err),
					cli.ErrUsage)
			}
		}
		for _, path := range found {
			if !slices.Contains(paths, path) {
				paths = append(paths, path)
			}
		}
	}
	if len(paths) > 1 && slices.Contains(paths, cli.EmbeddedLibrary) {
		return nil, fmt.Errorf("%s: the embedded runtime stands alone, but %d more are named: leave out the word "+
			"embedded, or everything else; %w", name, len(paths)-1, cli.ErrUsage)
	}
	return paths, nil
}
