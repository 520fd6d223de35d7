package utils

import "errors"

// MaxDepth is the deepest nesting of arrays and objects that a message may have.
const MaxDepth = 512

// JSONScanner is a strict JSON reader that can stop and resume at any byte. The zero value stands before a value.
type JSONScanner struct {
	State ScanState
	Name  bool  // the string being read is a member's name
	Rest  uint8 // inside \u: hexadecimal digits still missing; inside true, false and null: letters already seen
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
	ScanString   ScanState = iota + 16 // inside a string
	ScanEscape                         // behind its backslash
	ScanHex                            // behind its \u
	ScanMinus                          // number: behind the minus
	ScanZero                           // behind a leading 0
	ScanInteger                        // within the digits of the integer
	ScanPoint                          // behind the point
	ScanFraction                       // within the digits of the fraction
	ScanE                              // behind e
	ScanSign                           // behind the sign of the exponent
	ScanExponent                       // within the digits of the exponent
	ScanTrue                           // within a literal; Literals has the words in this order
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
	ErrNumber          = errors.New("not a number in JSON's notation")
	ErrLiteral         = errors.New("the only words are true, false and null")
	ErrTooDeep         = errors.New("arrays and objects are nested deeper than 512 levels")
)
