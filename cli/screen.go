package cli

// Style is how text is set apart on a terminal: one bit each.
type Style uint8

// Styles.
const (
	StyleBold Style = 1 << iota
	StyleItalic
	StyleUnderline
	StyleStrike
	StyleCode // a colour, where there are colours
	StyleFaint
)

// Emphasis is a sign of emphasis that has no end yet, such as two asterisks.
type Emphasis struct {
	Sign  rune
	Count int
}

// Screen is an answer on its way to a terminal. The first fields are set by who makes it, the others are the renderer's
// (cli/markdown), which reads a character once and takes nothing back that it has written. The zero value wraps nothing
// and writes no control sequences.
type Screen struct {
	Columns int   // of the terminal; 0: lines are not wrapped
	Plain   bool  // Markdown stays as it is; words wrap
	Escapes bool  // the terminal takes control sequences
	Colors  bool  // colours too
	ASCII   bool  // lines and dots are made of the signs of ASCII
	Base    Style // of all of the text

	Bytes   []byte     // the beginning of a character
	Stacked int        // characters that stand on top of the last one
	Head    []rune     // the beginning of a line, of which it is not known yet what it is
	Inside  bool       // the line is text, whose beginning has been read
	Pending []rune     // of it: what emphasis may begin with, and what follows
	Last    rune       // before Pending; 0: nothing
	Open    []Emphasis // that has begun
	Heading Style      // of the line
	Fence   Emphasis   // that ends the code; Count 0: there is no code
	Code    bool       // the line is indented code
	InRow   bool       // the line is a row of a table: Pending
	Row     []rune     // the line, or the one before, if that may be the head of a table
	Held    bool       // the end of the line before is held back: Row may be a head, whose text stands on the terminal
	Rows    []string   // of the table that is read

	Items     []int // the columns in which the text of the items of lists begins that the line stands in
	Paragraph bool  // a paragraph goes on

	Out    []byte // what is to be written now
	Column int    // the cursor's, where Out ends
	Shown  Style  // the terminal's, where Out ends
	Indent string // before each line that goes on with this one
	Spaces int    // between Out and Word
	Word   []byte // that is not whole yet, with its styles
	Width  int    // of Word, in columns
	Tail   rune   // the last character of Word; 0: there is none
	Long   bool   // a word that is longer than a line goes on in Out
	Style  Style  // where Word ends
	Splits int    // how many lines of the terminal the line has ended
	Wide   bool   // the terminal has broken the line: it is not known how many it takes
}
