package utils

import "errors"

// MaxDepth is the deepest nesting of arrays and objects that a message may have.
const MaxDepth = 512

// JSONScanner is a strict JSON reader that can stop and resume at any byte. The zero value stands before a value.
type JSONScanner struct {
	State ScanState
	Name  bool   // the string being read is a member's name
	Half  bool   // the last \u escape was the first half of a character: the second must follow at once
	Rest  uint8  // inside \u: hexadecimal digits still missing; inside a character: its bytes still missing; inside true, false and null: letters already seen
	Low   byte   // inside a character: the least and the greatest that its next byte may be
	High  byte   //
	Code  uint16 // inside \u: the value of the digits so far
	Depth int
	Stack [MaxDepth / 8]byte // one bit a level: 1 for an object, 0 for an array
}

// ScanState is where in the grammar of RFC 8259 a JSONScanner stands.
type ScanState uint8

// Between the parts of arrays and objects: what must come next.
const (
	ScanValue        ScanState = iota // a value
	ScanFirstElement                  // a value or ]
	ScanFirstName                     // a member's name or }
	ScanName                          // a member's name
	ScanColon                         // :
	ScanNext                          // a comma, or the end of the array or object
)

// Inside a scalar value or a name: everything from ScanString on.
const (
	ScanString    ScanState = iota + 16 // inside a string
	ScanCharacter                       // within a character of several bytes
	ScanEscape                          // behind its backslash
	ScanHex                             // behind its \u
	ScanHalf                            // behind the escape of the first half of a character
	ScanMinus                           // number: behind the minus
	ScanZero                            // behind a leading 0
	ScanInteger                         // within the digits of the integer
	ScanPoint                           // behind the point
	ScanFraction                        // within the digits of the fraction
	ScanE                               // behind e
	ScanSign                            // behind the sign of the exponent
	ScanExponent                        // within the digits of the exponent
	ScanTrue                            // within a literal; Literals has the words in this order
	ScanFalse
	ScanNull
)

// Literals is the words of ScanTrue and the states after it.
var Literals = [...]string{"true", "false", "null"}

// What a JSONScanner finds wrong: each says what would have been right at the place where the scan stopped.
var (
	ErrValueExpected   = errors.New("a value must stand here")
	ErrElementExpected = errors.New("a value or ] must stand here")
	ErrNameOrEnd       = errors.New("a member name in double quotes or } must stand here")
	ErrNameExpected    = errors.New("a member name in double quotes must stand here")
	ErrColonExpected   = errors.New("a colon must follow a member name")
	ErrNextInArray     = errors.New("a comma or ] must follow an array's element")
	ErrNextInObject    = errors.New("a comma or } must follow a member")
	ErrControl         = errors.New("control characters in strings must be escaped")
	ErrEscape          = errors.New(`a backslash in a string must be followed by one of "\/bfnrt or u`)
	ErrHex             = errors.New(`\u must be followed by four hexadecimal digits`)
	ErrUTF8            = errors.New("strings must be UTF-8")
	ErrCharacter       = errors.New("a UTF-8 character that was begun must go on here")
	ErrHalf            = errors.New(`\ud800 to \udbff and \udc00 to \udfff are halves of one character and must stand in pairs, in this order`)
	ErrNumber          = errors.New("a number must have JSON's notation")
	ErrLiteral         = errors.New("the only words are true, false and null")
	ErrTooDeep         = errors.New("arrays and objects are nested deeper than 512 levels")
)

// WholeErrors is those that are about more than the one byte at which the scan stopped.
var WholeErrors = []error{ErrHalf, ErrNumber, ErrTooDeep}
