package rules

import "regexp"

// What stands in a page of Markdown. CodeBlock and CodeSpan are taken out before links are looked for.
var (
	MarkdownCodeBlock = regexp.MustCompile("(?ms)^```.*?^```$")
	MarkdownCodeSpan  = regexp.MustCompile("`[^`\n]*`")
	// MarkdownLink finds the target of a link or picture.
	MarkdownLink = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	// MarkdownPath finds a path, with the / or ./ in front of it, SnakeWord a name with an underscore.
	MarkdownPath = regexp.MustCompile(`(?:\./|/)?\b\w+(?:/[\w.-]*\w)+`)
	SnakeWord    = regexp.MustCompile(`\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b`)
	// Placeholder is in a path that stands for many.
	Placeholder = regexp.MustCompile(`(?:/|\b)[A-Z]+(?:_test\.go|\.go|/|$)|\*`)
	// ImportedName is how programs name a part of a package that begins with a folder's name, and is no path:
	// the TypeScript package's part for browsers.
	ImportedName = regexp.MustCompile(`^rkllm/web$`)
	// MarkdownHeading finds the words of a heading.
	MarkdownHeading = regexp.MustCompile(`(?m)^#{1,6} (.+)$`)
	// CommentBreak is the end of a line of a comment that goes on, or of a text that does.
	CommentBreak = regexp.MustCompile(`\n\s*// ?`)
	// Citation is how sources cite a page and headings of it: docs/protocols/NAME.md, "Heading" and "Other".
	Citation = regexp.MustCompile(`\b(docs/protocols/[a-z-]+\.md)((?:, "[^"]+")?(?: and "[^"]+")*)`)
	// Quoted finds the headings in that.
	Quoted = regexp.MustCompile(`"([^"]+)"`)
	// NotInAnchor is what the anchor of a heading leaves out.
	NotInAnchor = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// Cited is where a comment sends its reader.
type Cited struct {
	Page    string // a path from the root
	Heading string // "": the page
}
