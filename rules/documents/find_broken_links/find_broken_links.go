// Package find_broken_links checks the links between the project's pages.
package find_broken_links

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/documents/read_anchors"
)

// FindBrokenLinks returns which links of the pages of Markdown, paths below root, lead to no file of the project, or to
// no heading of such a page. Links to other hosts are not looked at.
//
// **Runs on:** any thread. Errors: a page cannot be read.
func FindBrokenLinks(root string, pages []string) ([]string, error) {
	var broken []string
	for _, page := range pages {
		text, err := os.ReadFile(filepath.Join(root, page))
		if err != nil {
			return nil, err
		}
		words := rules.MarkdownCodeBlock.ReplaceAllString(string(text), "")
		words = rules.MarkdownCodeSpan.ReplaceAllString(words, "")
		for _, link := range rules.MarkdownLink.FindAllStringSubmatch(words, -1) {
			target, anchor, _ := strings.Cut(link[1], "#")
			if strings.Contains(link[1], "://") {
				continue
			}
			file := filepath.Join(root, filepath.Dir(page), target)
			if target == "" {
				file = filepath.Join(root, page)
			}
			there, err := os.Stat(file)
			known := err == nil
			if known && anchor != "" && !there.IsDir() {
				text, err = os.ReadFile(file)
				known = err == nil && read_anchors.ReadAnchors(string(text))[anchor]
			}
			if !known {
				broken = append(broken, fmt.Sprintf("%s: %s", page, link[1]))
			}
		}
	}
	return broken, nil
}
