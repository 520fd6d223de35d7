package utils

import "errors"

// MaxDepth is the deepest nesting of arrays and objects that a message may have.
const MaxDepth = 512

// JSONScanner is a strict JSON reader that can stop and resume at any byte. The zero value stands before a value.
type JSONScanner struct {
	State ScanState
	Name  bool // the string being read is a member's name
	Half  bool // the last \u escape was the first half of a character: the second must follow at once
	// inside \u: hexadecimal digits still missing; inside a character: its bytes still missing; inside true, false and
	// null: letters already seen
	Rest  uint8
	Low   byte   // inside a character: the least and the greatest that its next byte may be
	High  byte   //
	Code  uint16 // inside \u: the value of the digits so far
	Depth int
	Stack [MaxDepth / 8]byte // one bit a level: 1 for an object, 0 for an array
}

// ScanState is where in the grammar of RFC 8259 a JSONScanner stands.
type ScanState uint8

// What a JSONScanner finds wrong: each says what would have been right at the place where the scan stopped.
var (
	ErrHalf    = errors.New(`\ud800 to \udbff and \udc00 to \udfff are halves of one character and must stand in pairs, in this order`)
	ErrNumber  = errors.New("a number must have JSON's notation")
	ErrTooDeep = errors.New("arrays and objects are nested deeper than 512 levels")
)

// WholeErrors is those that are about more than the one byte at which the scan stopped.
var WholeErrors = []error{ErrHalf, ErrNumber, ErrTooDeep}
