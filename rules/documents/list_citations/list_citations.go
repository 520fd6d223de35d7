// Package list_citations finds which pages comments send their readers to.
package list_citations

import (
	"bytes"

	"rkllmd/rules"
)

// ListCitations returns the pages of docs/protocols that the text of a source file cites, each with
// each heading, or alone.
//
// **Runs on:** any thread.
func ListCitations(text []byte) []rules.Cited {
	if !bytes.Contains(text, []byte("docs/protocols/")) { // most do not
		return nil
	}
	var cited []rules.Cited
	for _, match := range rules.Citation.FindAllSubmatch(rules.CommentBreak.ReplaceAll(text, []byte(" ")), -1) {
		headings := rules.Quoted.FindAllSubmatch(match[2], -1)
		if len(headings) == 0 {
			cited = append(cited, rules.Cited{Page: string(match[1])})
		}
		for _, heading := range headings {
			cited = append(cited, rules.Cited{Page: string(match[1]), Heading: string(heading[1])})
		}
	}
	return cited
}
