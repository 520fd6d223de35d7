package rules

import "regexp"

// What stands in a page of Markdown. CodeBlock and CodeSpan are taken out before links are looked for.
var (
	MarkdownCodeBlock = regexp.MustCompile("(?ms)^```.*?^```$")
	MarkdownCodeSpan  = regexp.MustCompile("`[^`\n]*`")
	// MarkdownLink finds the target of a link or picture.
	MarkdownLink = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	// MarkdownHeading finds the words of a heading.
	MarkdownHeading = regexp.MustCompile(`(?m)^#{1,6} (.+)$`)
	// NotInAnchor is what the anchor of a heading leaves out.
	NotInAnchor = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)
