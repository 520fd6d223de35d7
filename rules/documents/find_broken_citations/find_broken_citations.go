// Package find_broken_citations checks where comments send their readers.
package find_broken_citations

import (
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/rules"
	"rkllmd/rules/documents/list_citations"
	"rkllmd/rules/documents/name_anchor"
	"rkllmd/rules/documents/read_anchors"
)

// FindBrokenCitations returns which citations in the sources of the project at root name no page, or no heading of it.
//
// **Runs on:** any thread.
func FindBrokenCitations(root string, tree *rules.Tree) []string {
	var broken []string
	pages := map[string]map[string]bool{} // the anchors of each; none: there is no such page
	for _, file := range tree.Files {
		for _, cited := range list_citations.ListCitations(file.Text) {
			anchors, read := pages[cited.Page]
			if !read {
				page, _ := os.ReadFile(filepath.Join(root, cited.Page))
				anchors = read_anchors.ReadAnchors(string(page))
				pages[cited.Page] = anchors
			}
			if len(anchors) == 0 || cited.Heading != "" && !anchors[name_anchor.NameAnchor(cited.Heading)] {
				broken = append(broken, fmt.Sprintf("%s: %s, %q", file.Path, cited.Page, cited.Heading))
			}
		}
	}
	return broken
}
