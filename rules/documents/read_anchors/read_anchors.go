// Package read_anchors lists the places of a page that links can lead to.
package read_anchors

import (
	"rkllmd/rules"
	"rkllmd/rules/documents/name_anchor"
)

// ReadAnchors returns the anchors of the headings of a page of Markdown.
//
// **Runs on:** any thread.
func ReadAnchors(page string) map[string]bool {
	anchors := map[string]bool{}
	for _, heading := range rules.MarkdownHeading.FindAllStringSubmatch(rules.MarkdownCodeBlock.ReplaceAllString(page,
		""), -1) {
		anchors[name_anchor.NameAnchor(heading[1])] = true
	}
	return anchors
}
