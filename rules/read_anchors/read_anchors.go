// Package read_anchors lists the places of a page that links can lead to.
package read_anchors

import (
	"strings"

	"rkllmd/rules"
)

// ReadAnchors returns the anchors of the headings of a page of Markdown, as GitHub makes them: "## Over `HTTP`, too" has
// over-http-too.
//
// **Runs on:** any thread.
func ReadAnchors(page string) map[string]bool {
	anchors := map[string]bool{}
	for _, heading := range rules.MarkdownHeading.FindAllStringSubmatch(rules.MarkdownCodeBlock.ReplaceAllString(page, ""), -1) {
		words := rules.NotInAnchor.ReplaceAllString(strings.ToLower(heading[1]), "")
		anchors[strings.ReplaceAll(words, " ", "-")] = true
	}
	return anchors
}
