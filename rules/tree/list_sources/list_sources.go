// Package list_sources finds the source files of a project.
package list_sources

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"

	"rkllmd/rules"
)

// ListSources walks the folder root and returns the paths from there of all files that the go command would compile,
// and of nothing else, in order. It looks into every folder but rules.SkippedFolders and the root's hidden ones: the go
// command's own exceptions ("testdata", "_old") hide nothing here. Symbolic links are files, whatever they lead to.
//
// **Runs on:** any thread. Errors: those of reading a folder.
func ListSources(root string) ([]string, error) {
	tree := os.DirFS(root)
	var sources []string
	for folders := []string{"."}; len(folders) > 0; folders = folders[1:] {
		entries, err := fs.ReadDir(tree, folders[0])
		if err != nil {
			return nil, err
		}
		for _, entry := range entries {
			name := path.Join(folders[0], entry.Name())
			_, source := rules.SourceSuffixes[path.Ext(name)]
			switch {
			case folders[0] == "." && strings.HasPrefix(name, ".") || rules.SkippedFolders[name]:
			case entry.IsDir():
				folders = append(folders, name)
			case source:
				sources = append(sources, name)
			}
		}
	}
	slices.Sort(sources)
	return sources, nil
}
