// Package find_broken_paths checks the paths of the project that its pages name.
package find_broken_paths

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/rules"
)

// FindBrokenPaths returns which paths that the pages, paths below root, have anywhere in their text are not there. A
// path begins with a folder of the root, and leads from there or from the page's own folder. Build output, paths
// with a placeholder (tests/AREA/NAME) and names of parts of packages are not looked at.
//
// **Runs on:** any thread. Errors: a page, or the root, cannot be read.
func FindBrokenPaths(root string, pages []string) ([]string, error) {
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil, err
	}
	folders := map[string]bool{}
	for _, entry := range entries {
		folders[entry.Name()] = entry.IsDir() && !rules.SkippedFolders[entry.Name()]
	}
	var broken []string
	for _, page := range pages {
		text, err := os.ReadFile(filepath.Join(root, page))
		if err != nil {
			return nil, err
		}
		for _, name := range rules.MarkdownPath.FindAllString(string(text), -1) {
			first, _, _ := strings.Cut(strings.TrimPrefix(name, "./"), "/")
			if !folders[first] || rules.Placeholder.MatchString(name) || rules.ImportedName.MatchString(name) {
				continue
			}
			_, err := os.Stat(filepath.Join(root, name))
			_, beside := os.Stat(filepath.Join(root, filepath.Dir(page), name))
			if err != nil && beside != nil {
				broken = append(broken, fmt.Sprintf("%s: %s", page, strings.TrimPrefix(name, "./")))
			}
		}
	}
	return broken, nil
}
