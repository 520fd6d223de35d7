// Package update_lists notes where a line leaves the lists.
package update_lists

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown"
)

// UpdateLists notes what line means for the next one: in which items of lists that stands, and whether a paragraph goes
// on. content is the column in which the text of line begins.
//
// **Runs on:** one thread at a time. Follows CommonMark 0.31, "List items", "Paragraphs".
func UpdateLists(s *cli.Screen, line markdown.Line, content int) {
	if line.Kind == markdown.LineBlank {
		s.Paragraph = false
		return
	}
	if line.Kind == markdown.LineText && s.Paragraph { // it goes on, wherever it begins
		return
	}
	for len(s.Items) > 0 && line.Indent < s.Items[len(s.Items)-1] {
		s.Items = s.Items[:len(s.Items)-1]
	}
	if line.Kind == markdown.LineItem {
		s.Items = append(s.Items, content)
	}
	switch line.Kind {
	case markdown.LineText, markdown.LineQuote, markdown.LineTabled:
		s.Paragraph = true
	case markdown.LineItem:
		s.Paragraph = line.Rest != ""
	default:
		s.Paragraph = false
	}
}
