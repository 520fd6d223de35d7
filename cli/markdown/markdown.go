// Package markdown holds the types and constants of its room: answers as a terminal shows them.
package markdown

// LineKind is what a line of Markdown is.
type LineKind int

// Kinds of lines.
const (
	LineText LineKind = iota
	LineBlank
	LineHeading
	LineItem   // of a list; with a number or not
	LineQuote  // what follows the sign may be anything again
	LineRule   // across the page
	LineFence  // before and behind code
	LineTabled // a row of a table
	LineCode   // that is indented
)

// Line is the beginning of a line of Markdown.
type Line struct {
	Kind   LineKind
	Indent int    // columns before it
	Level  int    // of a heading; how many signs a fence has
	Sign   rune   // of a fence
	Mark   string // of an item, "•" or its number; the language of code
	Rest   string // the text behind
}

// Limits of what is held back: what is longer is shown as it was written.
const (
	MaxHead   = 200  // characters of a line's beginning
	MaxSpan   = 160  // characters within which emphasis and code in a line must end
	MaxLink   = 600  // characters within which a link must end, with its address
	MaxRow    = 4096 // characters of a row of a table
	MaxRows   = 200  // of a table
	MaxQuotes = 6    // inside each other
	Least     = 4    // columns of a column of a table
	Rule      = 48   // columns of a line across the page, at most
)

// Codes is the control sequences of styles, without their frame. Where there are no colours, code has none.
var Codes = []string{"1", "3", "4", "9", "36", "2"}
