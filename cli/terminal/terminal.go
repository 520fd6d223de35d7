// Package terminal holds the types and constants of its room: what a person sees and types.
package terminal

import (
	"io"
	"strings"
	"sync/atomic"
)

// ProgressWidth is the number of columns of a progress bar.
const ProgressWidth = 40

// What a terminal is told, so that it puts marks around what is pasted (bracketed paste), or does so no longer.
const (
	MarkPastes  = "\x1b[?2004h"
	LeavePastes = "\x1b[?2004l"
)

// Typing is what comes from a terminal, on its way to the line editor, which knows one line only.
type Typing struct {
	Source io.Reader
	Pasted bool   // between the marks of a paste
	Return bool   // the last byte of it was a carriage return
	Held   []byte // what may be the beginning of a mark
	Ready  []byte // for the line editor
	// Asked is how many times the line editor has asked where the cursor is (write), since it was told. Any thread may
	// add.
	Asked atomic.Int32
}

// What stands in the line that is edited for what it cannot have in it: the end of a line, and a tab.
const (
	LineSign = "⏎"
	TabSign  = "⇥"
)

// The same on a terminal that has the signs of ASCII only.
const (
	PoorLine = '$'
	PoorTab  = '>'
)

// What turns in the line of status, with what parts its words, and what a bar is made of; and the same in ASCII.
const (
	Turning, PoorTurning = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏", "|/-\\"
	Parting, PoorParting = " · ", ", "
	Done, PoorDone       = "█", "#"
)

// AskCursor is what asks a terminal where its cursor is.
const AskCursor = "\x1b[6n"

// CursorPlace is what a terminal answers whose cursor is in the first column.
const CursorPlace = "\x1b[1;1R"

// Signs makes a text of a line that was edited.
var Signs = strings.NewReplacer(LineSign, "\n", TabSign, "\t")
