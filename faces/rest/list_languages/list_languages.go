// Package list_languages lists the languages of the page.
package list_languages

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"rkllmd/faces/rest"
	"rkllmd/faces/web"
)

// ListLanguages returns the names of the languages that the page has words in, rest.Language first, the others by name:
// each is a file of page/words.
//
// **Runs on:** any thread.
func ListLanguages() []string {
	files, _ := fs.Glob(web.Page, "page/words/*.json") // the pattern is right
	names := []string{rest.Language}
	for _, file := range files {
		if name := strings.TrimSuffix(path.Base(file), ".json"); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
